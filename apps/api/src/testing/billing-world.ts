import { createDatabase, type Database } from "@retribusi/db/client";
import { createTestSchema } from "@retribusi/db/testing";
import { inTransaction, type Transaction } from "../lib/transaction.ts";
import { bookingOf } from "./booking.ts";
import { createUser, createWorld, type World } from "./world.ts";

/** A database with two regions and bookings in it, and no application around it: what money becomes is asked of the functions themselves. */
export interface BillingWorld {
  readonly db: Database;
  readonly world: World;
  readonly customer: number;
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** A booking of the region with what bills and payments need of it. */
  booking(region?: World["home"]): ReturnType<typeof createBooking>;
  close(): Promise<void>;
}

const issuer = { tbl_skpd: { include: { tbl_pemda: true } } } as const;

const createBooking = ({ prisma }: Database, region: World["home"], customer: number) =>
  prisma.booking.create({ data: bookingOf(region, "gedung", customer), include: issuer });

export async function createBillingWorld(): Promise<BillingWorld> {
  const schema = await createTestSchema();
  const db = createDatabase({ url: schema.url });
  const world = await createWorld(db);
  const customer = await createUser(db, "nasabah", world.home);
  return {
    db,
    world,
    customer,
    run: (work) => inTransaction(db, work),
    booking: (region = world.home) => createBooking(db, region, customer),
    async close() {
      await db.close();
      await schema.drop();
    },
  };
}
