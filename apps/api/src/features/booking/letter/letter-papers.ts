import type { Language } from "@retribusi/contract/define/label";
import type { Deps } from "../../../lib/deps.ts";
import type { Attachment } from "../../../lib/mail.ts";
import { composeEvent } from "../event.ts";
import { presentFacts } from "../present.ts";
import type { RecordRow } from "../record.query.ts";
import type { Standing } from "./standing.ts";

type Paper = (row: Pick<RecordRow, "id" | "jenisbooking">) => Promise<Attachment>;

/** The papers of bookings, as whoever holds one prints them. */
export interface Papers {
  /** The paper of the present state: bill, receipt, proof that nothing is to be paid. */
  readonly paper: Paper;
  /** That with which the use begins. */
  readonly usePaper: Paper;
}

/** After these a paid booking's receipt has come into being, or is another one. */
const receiptAfter: readonly string[] = ["confirm", "pay", "paySupplement", "reinstate"];
/** After these the booking's time is certain, or another one. */
const dateAfter: readonly string[] = ["confirm", "pay", "reinstate", "reschedule", "acceptMove", "extend", "reminder"];

type PaperName = keyof Papers | "event";

/** Which papers the mail of something that happened carries: the open bill, the receipt, the registration card, the date for the calendar. */
export function papersAfter({ row, state, bill }: Omit<Standing, "now" | "zone">, aksi: string): PaperName[] {
  const isPaid = state === "paid" || state === "inUse";
  const names: PaperName[] = [];
  if (bill || (isPaid && receiptAfter.includes(aksi))) names.push("paper");
  if (isPaid && aksi === "reminder" && row.jenisbooking === "penginapan") names.push("usePaper");
  if (isPaid && dateAfter.includes(aksi)) names.push("event");
  return names;
}

/** The papers that are attached to the mail of something that happened. */
export async function papersFor(
  deps: Pick<Deps, "env"> & { readonly sources: Papers },
  standing: Standing,
  aksi: string,
  language: Language,
): Promise<Attachment[]> {
  const { row, now } = standing;
  const make = async (name: PaperName) =>
    name === "event" ? composeEvent(deps, presentFacts(row), now, language) : deps.sources[name](row);
  const attachments: Attachment[] = [];
  for (const name of papersAfter(standing, aksi)) attachments.push(await make(name));
  return attachments;
}
