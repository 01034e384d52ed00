import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { deadlockPacket, isQuery, packetReader } from "./packets.ts";

/**
 * What happens, once, to the next command that begins with a text: the connection breaks before the server sees it, or after the server has
 * done it and before its answer arrives, or a write is answered with a deadlock.
 */
export type Fault = "lost" | "unanswered" | "deadlock";

/** A way to the database that can break: everything that runs over `url` stops at `cut` and comes back at `restore`. */
export interface FaultyLink {
  readonly url: string;
  cut(): void;
  restore(): void;
  /** Plans a fault; with `stay` the link is cut from then on. Answers whether it has happened. */
  plan(fault: Fault, text: string, stay?: boolean): () => boolean;
  close(): Promise<void>;
}

interface Plan {
  readonly fault: Fault;
  readonly text: string;
  readonly onBreak: () => void;
}

/** Carries one connection; `take` gives the plan that a command sets off. */
function carry(near: Socket, far: Socket, take: (packet: Buffer) => Plan | undefined): void {
  let set: Plan | undefined;
  const end = () => {
    near.destroy();
    far.destroy();
    set?.onBreak();
    set = undefined;
  };
  const forward = packetReader((packet) => {
    set ??= take(packet);
    if (set?.fault === "lost") end();
    else far.write(packet);
  });
  const back = packetReader((packet) => {
    if (set?.fault === "unanswered") return end();
    const isAborted = set?.fault === "deadlock";
    if (isAborted) set = undefined;
    near.write(isAborted ? deadlockPacket() : packet);
  });
  near.on("data", forward).on("error", () => far.destroy());
  far.on("data", back).on("error", () => near.destroy());
  near.on("close", () => far.destroy());
  far.on("close", () => near.destroy());
}

export async function createFaultyLink(databaseUrl: string): Promise<FaultyLink> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  let planned: Plan | undefined;
  const take = (packet: Buffer) => {
    if (!planned || !isQuery(packet, planned.text)) return;
    const fault = planned;
    planned = undefined;
    return fault;
  };
  // Else each small packet waits for the one before it to be acknowledged.
  const server = createServer({ noDelay: true }, (near) => {
    if (isCut) return near.destroy();
    const far = connect({ port: Number(target.port || 3306), host: target.hostname, noDelay: true });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("close", () => open.delete(socket));
    }
    carry(near, far, take);
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
    plan(fault, text, stay = false) {
      planned = { fault, text, onBreak: stay ? cut : () => undefined };
      return () => planned === undefined;
    },
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
