import { placeOrder } from "../features/booking/order.ts";
import type { For } from "../features/booking/orderer.ts";
import { createLodging, orderOf } from "./booking-steps.ts";
import { createTestDeps, type TestDeps } from "./test-deps.ts";
import { createUser, createWorld, type World } from "./world.ts";
import { writerOf } from "./writer.ts";

type Order = Parameters<typeof placeOrder>[1];
type Input = Partial<Order["input"]>;

/** Two regions in which orders are placed by the function that the API calls, with no application around it. */
export interface Placing extends TestDeps {
  readonly world: World;
  /** A new object of lodging, three units unless told otherwise. */
  lodging(units?: number): Promise<number>;
  /** A new customer. */
  customer(): Promise<number>;
  /** A customer's own order. */
  order(userid: number, objectid: number, input?: Input, kind?: Order["kind"]): ReturnType<typeof placeOrder>;
  /** A manager's order for somebody at the counter. */
  walkIn(userid: number, objectid: number, customer: number | null, input?: Input): ReturnType<typeof placeOrder>;
}

export async function createPlacing(): Promise<Placing> {
  const own = await createTestDeps();
  const { db } = own.deps;
  const world = await createWorld(db);
  const place = (whom: For, objectid: number, input: Input, kind: Order["kind"]) => {
    const user = whom.by === "customer" ? writerOf("nasabah") : writerOf("pengelola", world.home);
    const order = { ...orderOf(objectid), ...input };
    return placeOrder(db, { user: { ...user, userid: whom.userid }, kind, input: order, whom });
  };
  return {
    ...own,
    world,
    lodging: (units = 3) => createLodging(own, world.home, units),
    customer: () => createUser(db, "nasabah", world.home),
    order: (userid, objectid, input = {}, kind = "penginapan") =>
      place({ by: "customer", userid }, objectid, input, kind),
    walkIn: (userid, objectid, customer, input = {}) =>
      place({ by: "manager", userid, customer }, objectid, { namapemesan: "Pak Budi", ...input }, "penginapan"),
  };
}
