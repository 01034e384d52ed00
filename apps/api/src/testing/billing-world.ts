import type { Database } from "@retribusi/db/client";
import { inTransaction, type Transaction } from "../lib/transaction.ts";
import { type BareWorld, createBareWorld } from "./bare-world.ts";
import { bookingOf } from "./booking.ts";
import { createUser, type World } from "./world.ts";

/** A bare world with bookings in it, in which money becomes something. */
export interface BillingWorld extends BareWorld {
  readonly customer: number;
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** A booking of the region with what bills and payments need of it. */
  booking(region?: World["home"]): ReturnType<typeof createBooking>;
}

const issuer = { tbl_skpd: { include: { tbl_pemda: true } } } as const;

const createBooking = ({ prisma }: Database, region: World["home"], customer: number) =>
  prisma.booking.create({ data: bookingOf(region, "gedung", customer), include: issuer });

export async function createBillingWorld(): Promise<BillingWorld> {
  const bare = await createBareWorld();
  const { db, world } = bare;
  const customer = await createUser(db, "nasabah", world.home);
  return {
    ...bare,
    customer,
    run: (work) => inTransaction(db, work),
    booking: (region = world.home) => createBooking(db, region, customer),
  };
}
