import type { Figure } from "../../measure/figure.ts";
import { headersOf } from "../../measure/load.ts";
import type { Service } from "../../service.ts";
import { chooseLodging, type Lodging, nightOf, orderCall, removeOrders } from "../../stand/order.ts";
import type { Customer } from "../../stand/people.ts";
import { rowsOf } from "../../stand/sql.ts";

/** Two processes of ours and two bare ones on the same database, and who orders. */
export interface Pair {
  readonly url: string;
  readonly customers: readonly Customer[];
  readonly ours: readonly Service[];
  readonly bare: readonly Service[];
}

/** Nights that are fought for, and how many people want each beside what there is. */
const slots = 100;
const tooMany = 14;

/** Everybody orders the same night at once, half of them in each process; being refused is an answer. */
async function fight(calls: ReturnType<typeof orderCall>[], services: readonly Service[]): Promise<void> {
  await Promise.all(
    calls.map(async ({ path, token, body }, index) => {
      const origin = services[index % services.length]?.origin ?? "";
      const init = { method: "POST", headers: headersOf(token), body: JSON.stringify(body) };
      const answer = await fetch(`${origin}${path}`, init);
      const text = await answer.text();
      if (!answer.ok && answer.status !== 409) throw new Error(`${path} answered ${answer.status}: ${text}`);
    }),
  );
}

/** Nights of which more, and of which fewer units were sold than there are. */
async function countSold(url: string, { objectid, units }: Lodging, customers: readonly Customer[]) {
  const rows = await rowsOf<{ sold: number }>(
    url,
    `SELECT SUM(jumlahunit) AS sold FROM booking WHERE objectid = ? AND aktif = 1 AND user_created IN (?)
     GROUP BY tglmulaipemakaian`,
    [objectid, customers.map(({ userid }) => userid)],
  );
  const over = rows.filter(({ sold }) => sold > units).length;
  return { over, under: slots - rows.filter(({ sold }) => sold >= units).length };
}

async function sell(pair: Pair, path: string, services: readonly Service[], lodging: Lodging) {
  const { url, customers } = pair;
  let next = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    const calls = Array.from({ length: lodging.units + tooMany }, () => {
      const customer = customers[next % customers.length];
      next += 1;
      if (!customer) throw new Error("There is nobody to order");
      return orderCall(path, customer, lodging, nightOf(slot));
    });
    await fight(calls, services);
  }
  const sold = await countSold(url, lodging, customers);
  await removeOrders(url, customers);
  return sold;
}

/** How often the last units were sold twice: 100 nights of an object of few units, each wanted by many at once, by two processes. */
export async function oversoldFigures(
  pair: Pair,
  ways: Readonly<Record<"ours" | "bare" | "lock" | "check", string>>,
): Promise<Figure[]> {
  const [lodging] = await chooseLodging(pair.url, pair.ours[0]?.origin ?? "", 1, false);
  if (!lodging) throw new Error("There is no lodging");
  const ours = await sell(pair, ways.ours, pair.ours, lodging);
  const bare = await sell(pair, ways.bare, pair.bare, lodging);
  const lock = await sell(pair, ways.lock, pair.bare, lodging);
  const check = await sell(pair, ways.check, pair.bare, lodging);
  return [
    {
      what: `oversold of ${slots} nights, two processes`,
      unit: "pieces",
      ours: ours.over,
      bare: bare.over,
      wanted: [{ of: "ours", most: 0 }],
      more: [
        `${lodging.units} units, ${lodging.units + tooMany} people at once`,
        `${ours.under} undersold`,
        `whole table locked, as MRBS: ${lock.over}`,
        `nothing locked, as LibreBooking: ${check.over}`,
      ],
    },
  ];
}
