import type { Role } from "@retribusi/contract/define/roles";
import { targetOf } from "@retribusi/contract/features/booking/booking.action";
import { bookingActions, declarationOf } from "@retribusi/contract/features/booking/booking.machine";
import { type BookingState, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { Database } from "@retribusi/db/client";
import { brokenInvariants } from "../invariants.ts";
import type { Caller } from "../test-app.ts";
import type { Region } from "../world.ts";

export interface Person {
  readonly role: Role;
  readonly place: Region;
  readonly caller: Caller;
}

export interface Row {
  readonly id: number;
  readonly versi: number;
  readonly statusbooking: number;
  readonly idpemesan: number | null;
  readonly pengelolaid: number;
  readonly idskpd: number;
  readonly idpemda: number;
  readonly objectid: number;
  readonly jumlahunit: number;
  readonly totalbiaya: bigint;
  readonly idbilling: string | null;
  readonly tglmulaipemakaian: Date;
  readonly tglakhirpemakaian: Date;
}

/** What was tried of which booking, by whom, and the answer. */
export interface Tried {
  readonly act: string;
  readonly row?: Row;
  readonly person?: Person;
  readonly status?: number;
}

/** Whether the person may see the booking, said a second time on purpose: by the specification's table alone. */
export function sees({ role, place, caller }: Person, row: Row): boolean {
  switch (role) {
    case "nasabah":
      return row.idpemesan === caller.userid;
    case "pengelola":
      return row.pengelolaid === place.pengelolaid;
    case "dinas":
      return row.idskpd === place.idskpd;
    case "pemda":
      return row.idpemda === place.idpemda;
    default:
      return role === "bank" || role === "superuser";
  }
}

function leads(act: string, from: BookingState, to: BookingState): boolean {
  const action = bookingActions.find((name) => name === act);
  if (!action) return false;
  const { or, from: where } = declarationOf(action);
  // What a change of the price undoes is the customer's to agree to again.
  const again = ["change", "reschedule", "discount"].includes(action) && to === "complete";
  return where.includes(from) && (targetOf(declarationOf(action), from) === to || or?.to === to || again);
}

const bySystem = (from: BookingState, to: BookingState): boolean =>
  bookingActions.some((action) => declarationOf(action).by.includes("system") && leads(action, from, to));

/** Watches the bookings of some objects from move to move. */
export class Judge {
  readonly #db: Database;
  readonly #objects: number[];
  readonly #states = new Map<number, BookingState>();

  constructor(db: Database, objects: readonly number[]) {
    this.#db = db;
    this.#objects = [...objects];
  }

  rows(): Promise<Row[]> {
    return this.#db.prisma.booking.findMany({ where: { objectid: { in: this.#objects } }, orderBy: { id: "asc" } });
  }

  /** What is wrong after a move, nothing where all is well. */
  async judge(before: readonly Row[], tried: Tried): Promise<string[]> {
    const after = await this.rows();
    const wrong = this.#compare(before, after, tried);
    const versions = (rows: readonly Row[]) => rows.map(({ id, versi }) => `${id} ${versi}`).join();
    if (versions(before) === versions(after) && !tried.act.startsWith("pay")) return wrong;
    return [...wrong, ...(await this.#unitsAmiss()), ...(await brokenInvariants(this.#db))];
  }

  /** Whether each booking went where what was tried leads it, or the system by itself, and nobody reached one that isn't theirs. */
  #compare(before: readonly Row[], after: readonly Row[], { act, row: tried, person, status = 0 }: Tried): string[] {
    const wrong: string[] = [];
    if (status >= 500) wrong.push(`${act} is answered by ${status}`);
    const isOpen = tried && person ? sees(person, tried) : true;
    const known = new Map(before.map((one) => [one.id, one]));
    if (act === "look" && (status === 200) !== isOpen) wrong.push(`${person?.role} looks at ${tried?.id}: ${status}`);
    if (!isOpen && status === 200) wrong.push(`${person?.role} did ${act} with ${tried?.id}, which isn't theirs`);
    for (const now of after) {
      const old = known.get(now.id);
      const state = stateOf(now.statusbooking);
      const from = old && stateOf(old.statusbooking);
      if (from && from !== this.#states.get(now.id))
        wrong.push(`${now.id} was ${from} and ${this.#states.get(now.id)}`);
      this.#states.set(now.id, state);
      if (!from || old.versi === now.versi) {
        if (from && from !== state) wrong.push(`${now.id} went from ${from} to ${state} and has the same version`);
        continue;
      }
      const isIts = tried?.id === now.id && status === 200 && leads(act, from, state);
      if (!(isIts || bySystem(from, state))) wrong.push(`${act}: ${now.id} went from ${from} to ${state}`);
    }
    return wrong;
  }

  /** A named room is in use exactly where one guest in the house has it. */
  async #unitsAmiss(): Promise<string[]> {
    const units = await this.#db.prisma.unit_object.findMany({
      where: { objectid: { in: this.#objects } },
      include: { booking_unit: { where: { booking: { statusbooking: 60 } }, select: { bookingid: true } } },
    });
    return units
      .filter(({ keadaan, booking_unit }) => booking_unit.length !== (keadaan === "dipakai" ? 1 : 0))
      .map(({ nomor, keadaan, booking_unit }) => `${nomor} is ${keadaan} and ${booking_unit.length} guests have it`);
  }
}
