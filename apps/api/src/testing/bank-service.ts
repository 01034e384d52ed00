import { createServer, type RequestListener } from "node:http";
import type { TestApp } from "./test-app.ts";

/** A bank's service that answers as the test wants; the connections of all regions lead to it. */
export async function startBank({ deps }: TestApp) {
  let listener: RequestListener = (_, response) => response.writeHead(500).end();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? ""}`.trim());
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const { system } = deps.db.prisma;
  await system.create({ data: { bankid: "110", terminalid: "WEB00", channelid: "6011", awalan: "88900" } });
  await system.updateMany({ data: { url } });
  return {
    url,
    asked,
    answer(next: RequestListener) {
      listener = next;
    },
    give(records: unknown) {
      listener = (_, response) => response.end(JSON.stringify({ records }));
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
