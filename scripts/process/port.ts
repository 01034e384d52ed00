import { createServer } from "node:net";

const LOOPBACK = "127.0.0.1";

/** Tells whether a TCP port can be listened on at this address. */
export function isFree(port: number, host: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once("error", () => resolve(false));
  server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  return promise;
}

/** The wanted port when it is free, else one that the system chooses. */
export async function freePort(wanted: number | undefined): Promise<number> {
  if (wanted !== undefined && (await isFree(wanted, LOOPBACK))) return wanted;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once("error", reject);
  server.listen({ port: 0, host: LOOPBACK }, () => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    server.close(() => resolve(port));
  });
  return promise;
}
