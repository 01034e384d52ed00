import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to the database that can break: everything that runs over `url` stops at `cut` and comes back at `restore`. */
export interface FaultyLink {
  readonly url: string;
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function createFaultyLink(databaseUrl: string): Promise<FaultyLink> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port || 3306), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy()).on("close", () => open.delete(one) && other.destroy());
      one.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The link has no port.");
  const through = new URL(databaseUrl);
  through.hostname = "127.0.0.1";
  through.port = String(address.port);
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: through.href,
    cut,
    restore: () => {
      isCut = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
