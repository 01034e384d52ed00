import { localDate, toInstant } from "@retribusi/contract/define/dates";
import type { Label } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import { daysSince } from "@retribusi/contract/features/settlement/age.rules";
import { exceptionsPage } from "@retribusi/contract/features/settlement/settlement.pages";
import type { Deps } from "../../lib/deps.ts";
import type { Env } from "../../lib/env.ts";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { webAddress } from "../../lib/web-address.ts";
import { languageOf, letterTo } from "../identity/letter.ts";
import { claimExceptions, claimRefunds, type DueCase, giveOwners } from "./case-due.ts";

const hour = "06:00";
const zone = "Asia/Jakarta";
const day = 86_400_000;

/** The latest six o'clock in the morning: cases are due by it, so that each owner gets one mail a day, and not at night. */
export function morningBefore(now: Date): Date {
  const today = toInstant(localDate(now, zone), hour, zone);
  return today <= now ? today : new Date(today.getTime() - day);
}

const letter = {
  subject: { en: "Money that waits for you: {count}", id: "Uang yang menunggu Anda: {count}" },
  body: {
    en: `Hello {fullname},

this has waited for more than three days, some of it for more than seven:

{list}`,
    id: `Halo {fullname},

berikut sudah menunggu lebih dari tiga hari, sebagian lebih dari tujuh hari:

{list}`,
  },
};

const kinds: Readonly<Record<"exception" | "refund", Label>> = {
  exception: {
    en: "Money that fits no bill, no. {id}: {amount}, {days} days. {link}",
    id: "Uang masuk belum cocok no. {id}: {amount}, {days} hari. {link}",
  },
  refund: {
    en: "Refund no. {id}: {amount}, {days} days. {link}",
    id: "Pengembalian no. {id}: {amount}, {days} hari. {link}",
  },
};

type Person = DueCase["people"][number];

/** What this needs of the application. */
type Known = Pick<Deps, "db" | "clock"> & Telling;
interface Telling {
  readonly env: Pick<Env, "PUBLIC_URL">;
}

function lineOf({ env }: Telling, { page, id, jumlah, since }: DueCase, person: Person, now: Date): string {
  const text = kinds[page === exceptionsPage ? "exception" : "refund"][languageOf(person)];
  const link = webAddress(env, `/${page}?berkas=${id}`);
  return fillMessage(text, { id, amount: formatRupiah(Number(jumlah)), days: daysSince(since, now), link });
}

/** One mail for everybody who is to be reminded, of all their cases. */
export function reminderMails(deps: Telling, due: readonly DueCase[], now: Date) {
  const pairs = due.flatMap((one) => one.people.map((person) => ({ person, one })));
  return [...Map.groupBy(pairs, ({ person }) => person.userid).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const list = own.map(({ one }) => lineOf(deps, one, first.person, now)).join("\n");
    return [letterTo(first.person, letter, { count: own.length, list })];
  });
}

/**
 * Gives money that nobody looks after an owner, and reminds owners of what has waited for more than three and more than seven days, once
 * each; answers how many mails there are. Any number of processes may run it as often as they like.
 */
export async function remindOwners(deps: Known): Promise<number> {
  const now = deps.clock.now();
  const morning = morningBefore(now);
  return inTransaction(deps.db, async (tx) => {
    await giveOwners(tx);
    const due = [...(await claimExceptions(tx, morning)), ...(await claimRefunds(tx, morning))];
    const mails = reminderMails(deps, due, now);
    for (const mail of mails) await enqueueMail(tx, mail, null);
    return mails.length;
  });
}
