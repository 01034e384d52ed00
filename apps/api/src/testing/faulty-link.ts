import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { errorPacket, packetReader, statementOf, statementPacket } from "./packets.ts";
import { createStatementGate, type StatementGate } from "./statement-gate.ts";

/**
 * What happens, once, to a statement: the connection breaks before the server sees it (`lost`), or after the server has done it and before
 * its answer arrives (`unanswered`), or it isn't done and is answered with an error, which may pass (`deadlock`) or not (`full`).
 */
export const faults = ["lost", "unanswered", "deadlock", "full"] as const;
export type Fault = (typeof faults)[number];

const errors = {
  deadlock: errorPacket(1213, "40001", "Deadlock found when trying to get lock; try restarting transaction"),
  full: errorPacket(1021, "HY000", "Disk full; waiting for someone to free some space"),
} as const;

/** A way to the database that can break: everything that runs over `url` stops at `cut` and comes back at `restore`. */
export interface FaultyLink {
  readonly url: string;
  cut(): void;
  restore(): void;
  /**
   * Plans a fault for the next statement that begins with a text or that a test chooses; with `stay` the link is cut from then on. Answers
   * whether it has happened. A new plan takes the place of one that hasn't.
   */
  plan(fault: Fault, which: string | ((sql: string) => boolean), stay?: boolean): () => boolean;
  /** Where statements can be held or delayed before the server. */
  readonly gate: StatementGate;
  close(): Promise<void>;
}

interface Plan {
  readonly fault: Fault;
  readonly isMeant: (sql: string) => boolean;
  readonly onBreak: () => void;
}

const errorOf = (plan: Plan | undefined): Buffer | undefined =>
  plan?.fault === "deadlock" || plan?.fault === "full" ? errors[plan.fault] : undefined;

type Take = (packet: Buffer) => Plan | undefined;

/** Carries one connection through the gate; `take` gives the plan that a command sets off. */
function carry(near: Socket, far: Socket, take: Take, gate: StatementGate): void {
  let set: Plan | undefined;
  const end = () => {
    near.destroy();
    far.destroy();
    set?.onBreak();
    set = undefined;
  };
  const pass = (packet: Buffer) => {
    set ??= take(packet);
    if (set?.fault === "lost") return end();
    const error = errorOf(set);
    if (!error) return void far.write(packet);
    // After these the server has no transaction open any more, as if it had rolled back by itself.
    const isOver = set?.fault === "deadlock" || statementOf(packet) === "COMMIT";
    if (isOver) return void far.write(statementPacket("ROLLBACK"));
    set = undefined;
    near.write(error);
  };
  const forward = packetReader(gate.wayOf(pass));
  const back = packetReader((packet) => {
    if (set?.fault === "unanswered") return end();
    const error = errorOf(set);
    if (error) set = undefined;
    near.write(error ?? packet);
  });
  near.on("data", forward).on("error", () => far.destroy());
  far.on("data", whole(near, back)).on("error", () => near.destroy());
  near.on("close", () => far.destroy());
  far.on("close", () => near.destroy());
}

/** The packets of one chunk go on as one: each row of an answer is a packet, and to send each by itself takes longer than to find them. */
const whole = (to: Socket, read: (chunk: Buffer) => void) => (chunk: Buffer) => {
  to.cork();
  read(chunk);
  to.uncork();
};

function addressThrough(own: ReturnType<Server["address"]>, databaseUrl: string): string {
  if (typeof own !== "object" || own === null) throw new Error("The link has no port.");
  const through = new URL(databaseUrl);
  through.hostname = "127.0.0.1";
  through.port = String(own.port);
  return through.href;
}

export async function createFaultyLink(databaseUrl: string): Promise<FaultyLink> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  let planned: Plan | undefined;
  const gate = createStatementGate();
  const take: Take = (packet: Buffer) => {
    const sql = planned && statementOf(packet);
    if (!planned || sql === undefined || !planned.isMeant(sql)) return;
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
    carry(near, far, take, gate);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = addressThrough(server.address(), databaseUrl);
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url,
    gate,
    cut,
    restore: () => {
      isCut = false;
    },
    plan(fault, which, stay = false) {
      const isMeant = typeof which === "string" ? (sql: string) => sql.startsWith(which) : which;
      const plan = { fault, isMeant, onBreak: stay ? cut : () => undefined };
      planned = plan;
      return () => planned !== plan;
    },
    async close() {
      gate.open();
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
