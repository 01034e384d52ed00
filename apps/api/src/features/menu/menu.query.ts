import { menu, shownPage } from "@retribusi/contract/access/menu";
import { type Count, countLimit } from "@retribusi/contract/define/count";
import { recordOf } from "@retribusi/contract/define/record";
import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { MenuFacts } from "@retribusi/contract/features/menu/menu.endpoints";
import { exceptionsPage, refundsPage, treasurerPage } from "@retribusi/contract/features/settlement/settlement.pages";
import { answered, int, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask, type Question } from "@retribusi/db/statement";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { scopeWhere } from "../booking/cards.query.ts";
import { countReviews } from "../identity/review.query.ts";
import { countOpenExceptions } from "../settlement/exception.query.ts";
import { countOwnTurn } from "../settlement/refund.query.ts";
import { countProposals } from "../tariff/tariff.query.ts";
import { bookingsWaiting } from "./booking-waiting.ts";

type Counter = (tx: Transaction, user: CurrentUser) => Promise<number>;

/** Worklists beside those of bookings, each counted as its page or the home counts it. */
const counters: Readonly<Record<string, Counter>> = {
  [exceptionsPage]: countOpenExceptions,
  [refundsPage]: countOwnTurn,
  [treasurerPage]: countOwnTurn,
  "mst_objectretribusi/setujui_tarif": countProposals,
  "userdata/peninjauan": async (tx, user) => (await countReviews(tx, user)).num,
};

/** 1 where a manager group has an object of the kind, or bookings of one that is another group's by now. */
function ownsOf(kind: BookingKind, pengelolaid: number): Question<number> {
  const objects = `SELECT 1 FROM mst_objectretribusi t JOIN tbl_kategoriobject k ON k.kategoriid = t.kategoriid
    WHERE k.jenisbooking = ? AND t.pengelolaid = ?`;
  const bookings = "SELECT 1 FROM booking b WHERE b.jenisbooking = ? AND b.pengelolaid = ?";
  const owns = int(`EXISTS (${objects}) OR EXISTS (${bookings})`);
  return answered(rowsOf({ owns }, "", [kind, pengelolaid, kind, pengelolaid]), ([row]) => row?.owns ?? 0);
}

/** By kind, whether it has lines; only managers may have nothing to do with one. */
const kindsOf = ({ role, pengelolaid }: CurrentUser): Record<string, Question<number>> =>
  role === "pengelola" && pengelolaid !== null ? recordOf(bookingKinds, (kind) => ownsOf(kind, pengelolaid)) : {};

const upToLimit = (num: number): Count => (num > countLimit ? { num: countLimit, more: true } : { num });

/** What is counted beside bookings. A treasurer's turns are told once, at the refunds. */
async function countOthers(tx: Transaction, user: CurrentUser, pages: readonly string[]) {
  const counted: (readonly [string, number])[] = [];
  for (const [page, count] of Object.entries(counters)) {
    const isTold = page === treasurerPage && pages.includes(refundsPage);
    if (pages.includes(page) && !isTold) counted.push([page, await count(tx, user)]);
  }
  return counted;
}

/** Everything of bookings is asked by one statement; each of the other worklists takes one more. */
export async function getMenu({ db }: Pick<Deps, "db">, user: CurrentUser): Promise<MenuFacts> {
  const pages = menu.flatMap(({ items }) => items.flatMap((item) => shownPage(item, user.pages) ?? []));
  const scoped = scopeWhere(user);
  const waiting = scoped ? bookingsWaiting(scoped, pages) : {};
  const questions = { ...kindsOf(user), ...waiting };
  const found = Object.keys(questions).length === 0 ? {} : await ask(sqlOf(db.prisma), questions);
  const bookings = Object.keys(waiting).map((page) => [page, found[page] ?? 0] as const);
  const others = await countOthers(db.prisma, user, pages);
  return {
    jenis: bookingKinds.filter((kind) => found[kind] !== 0),
    menunggu: [...bookings, ...others].map(([page, num]) => ({ page, ...upToLimit(num) })),
  };
}
