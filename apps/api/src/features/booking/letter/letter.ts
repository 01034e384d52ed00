import type { Label, Language } from "@retribusi/contract/define/label";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { contactLines } from "@retribusi/contract/features/system/system.contact";
import type { Deps } from "../../../lib/deps.ts";
import type { Env } from "../../../lib/env.ts";
import type { Letter, LetterPart, LetterSteps, Sender } from "../../../lib/letter/letter.ts";
import { written } from "../../../lib/letter/written.ts";
import type { RichMail } from "../../../lib/mail.ts";
import { webAddress } from "../../../lib/web-address.ts";
import { findSettings, type StoredSettings } from "../../system/settings.query.ts";
import { findLinkAddress } from "../guest-link.ts";
import { readBooking } from "../record.query.ts";
import { letterContact, letterFacts } from "./letter-facts.ts";
import { type Papers, papersFor } from "./letter-papers.ts";
import { nextStep } from "./next-step.ts";
import { isStillTrue, type Standing, standingOf } from "./standing.ts";

/** What a mail of a booking takes from features that stand above it. */
export interface LetterSources extends Papers {
  /** How the latest bill of the booking is paid, by bank and channel. */
  readonly ways: (bookingid: number, language: Language) => Promise<readonly LetterSteps[]>;
}

/** What is said to a customer, as it was true when it happened. */
export interface LetterOrder {
  readonly bookingid: number;
  /** The action of the machine, or what else happened. */
  readonly aksi: string;
  /** One language, or both for somebody whose language isn't known, the first one first. */
  readonly bahasa: readonly Language[];
  readonly subject: Label;
  readonly body: Label;
}

const links = {
  page: { en: "Open the booking", id: "Buka pesanan" },
  rate: { en: "Rate it", id: "Beri penilaian" },
  bill: { en: "Open the bill", id: "Buka tagihan" },
  receipt: { en: "See the receipt", id: "Lihat bukti bayar" },
} as const;

/** What leads to the booking's page. */
export const pageLabel = ({ bill }: Pick<Standing, "bill">, aksi: string): Label =>
  aksi === "thanks" ? links.rate : bill ? links.bill : links.page;

/**
 * The booking's page: behind signing in where its customer has an account, else by its link. Where that was taken back, the public page of
 * the receipt, once there is one.
 */
async function findLink({ db, env }: Pick<Deps, "db" | "env">, standing: Standing, aksi: string) {
  const { row, now } = standing;
  const page = pageLabel(standing, aksi);
  if (row.idpemesan !== null) {
    return { label: page, address: webAddress(env, `/${bookingEntity[row.jenisbooking]}/view/${row.id}`) };
  }
  const address = await findLinkAddress({ env }, db.prisma, row, now);
  if (address) return { label: page, address };
  const [latest] = row.pembayaran.toSorted((one, other) => other.id - one.id);
  return latest && { label: links.receipt, address: webAddress(env, `/index/check/${latest.kodecek}`) };
}

/** Where the reader goes on. */
interface Link {
  readonly label: Label;
  readonly address: string;
}

type Steps = readonly LetterSteps[];

/** All that a mail of a booking is made of, once it was read. */
export interface LetterFill {
  readonly standing: Standing;
  readonly link: Link | undefined;
  /** How its bill is paid. */
  readonly steps: Readonly<Record<Language, Steps>>;
}

function partOf(
  { standing, link, steps }: LetterFill,
  { subject, body }: Pick<LetterOrder, "subject" | "body">,
  language: Language,
): LetterPart {
  const next = nextStep(standing, language);
  return {
    language,
    preheader: next ? [next.text, next.until].filter(Boolean).join(" ") : body[language],
    heading: subject[language],
    paragraphs: body[language].split(/\n\s*\n/),
    next,
    facts: letterFacts(standing, language),
    link: link && { label: link.label[language], address: link.address },
    steps: standing.bill ? steps[language] : [],
    contact: letterContact(standing, language),
  };
}

/** The mail of something that happened to a booking, made of what was read. */
export const letterFrom = (fill: LetterFill, order: Pick<LetterOrder, "bahasa" | "subject" | "body">): Letter => ({
  subject: order.bahasa.map((language) => order.subject[language]).join(" / "),
  parts: order.bahasa.map((language) => partOf(fill, order, language)),
});

/** In the name of the region of the booking's object, and with the installation's contact below. */
export const senderOf = ({ PUBLIC_URL }: Pick<Env, "PUBLIC_URL">, settings: StoredSettings, name: string): Sender => ({
  name,
  closing: contactLines(settings, settings.namaorganisasi),
  own: PUBLIC_URL,
});

export const regionOf = ({ row }: Standing): string => row.mst_objectretribusi.tbl_pemda.pemdaname;

/**
 * The mail of something that happened to a booking, as the booking stands now: what to do next and until when, its bill, its papers. Undefined
 * where what it asks for can't be done any more.
 */
export async function letterOf(
  deps: Pick<Deps, "db" | "env"> & { readonly sources: LetterSources },
  order: LetterOrder,
): Promise<Omit<RichMail, "to"> | undefined> {
  const { bahasa, aksi, bookingid, body } = order;
  const standing = standingOf(await readBooking(deps.db.prisma, bookingid));
  if (!isStillTrue(aksi, standing, body.id)) return;
  const settings = await findSettings(deps.db.prisma);
  const link = await findLink(deps, standing, aksi);
  const waysIn = async (language: Language): Promise<Steps> =>
    standing.bill && bahasa.includes(language) ? deps.sources.ways(standing.row.id, language) : [];
  const steps = { en: await waysIn("en"), id: await waysIn("id") };
  const letter = letterFrom({ standing, link, steps }, order);
  const language = bahasa[0] ?? "id";
  return {
    language,
    ...written(letter, senderOf(deps.env, settings, regionOf(standing))),
    attachments: await papersFor(deps, standing, aksi, language),
  };
}
