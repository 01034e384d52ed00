import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { demoBankPath, demoBankPort } from "@retribusi/db/seed/demo.data";
import getPort from "get-port";
import { withConnection } from "../database/connection.ts";
import type { Stage } from "../process/stage.ts";
import { findReference } from "./data.ts";

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function answer({ url = "/" }: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const [, part, table = ""] = pathname.replace(demoBankPath, "").split("/");
  const records = part === "reference" ? findReference(table, searchParams.get("pemdaid")) : null;
  if (part === "health") send(response, 200, { status: "ok" });
  else if (records) send(response, 200, { records });
  else send(response, 404, { error: "Not found" });
}

/**
 * The bank's reference service of the demonstration, until the stage closes: master data that differ a little from ours. Connections
 * that the seed made lead to it, on whatever port it got this time; those that somebody changed are left alone.
 */
export async function serveReference(stage: Stage, databaseUrl: string): Promise<void> {
  const server = createServer(answer);
  const port = await getPort({ port: demoBankPort });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  stage.add(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const own = `http://127.0.0.1:%${demoBankPath}`;
  await withConnection(databaseUrl, (connection) =>
    connection.query("UPDATE `system` SET url = ? WHERE url LIKE ?", [own.replace("%", String(port)), own]),
  );
}
