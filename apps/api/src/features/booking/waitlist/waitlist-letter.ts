import { formatDeadline } from "@retribusi/contract/define/dates";
import type { Label, Language } from "@retribusi/contract/define/label";
import { fillMessage } from "@retribusi/contract/errors";
import { describePeriod, periodInSentence } from "@retribusi/contract/features/booking/booking.period";
import { waitlistPage } from "@retribusi/contract/features/booking/booking.waitlist";
import type { Prisma } from "@retribusi/db/generated/client";
import type { Deps } from "../../../lib/deps.ts";
import type { Letter } from "../../../lib/letter/letter.ts";
import { webAddress } from "../../../lib/web-address.ts";
import { officeFacts, placeFacts } from "../letter/letter-facts.ts";
import { objectZone } from "../object.query.ts";
import { type WaitRow, waitParts } from "./wait-row.ts";
import type { WaitlistEvent } from "./waitlist-news.ts";

interface Words {
  readonly subject: Label;
  /** What has happened. */
  readonly body: Label;
  /** What the reader does now, where there is something. */
  readonly next?: Label;
  /** What the button of the mail says. */
  readonly open: Label;
}

const toList = { en: "Open the waiting list", id: "Buka daftar tunggu" };

const texts: Readonly<Record<WaitlistEvent, Words>> = {
  ditawari: {
    subject: { en: "Free for you now: {object}", id: "Kini tersedia untuk Anda: {object}" },
    body: {
      en: "What you waited for has become free: {what}. It is held for you until {deadline}; nobody else can take it before.",
      id: "Yang Anda tunggu kini tersedia: {what}. Unit ini ditahan untuk Anda sampai {deadline}; sebelum itu tidak ada yang dapat mengambilnya.",
    },
    next: {
      en: "Open the offer and order, or give it back so that the next one is asked.",
      id: "Buka tawaran lalu pesan, atau lepaskan agar penunggu berikutnya ditawari.",
    },
    open: { en: "Open the offer", id: "Buka tawaran" },
  },
  lewat: {
    subject: { en: "Your offer has lapsed: {object}", id: "Tawaran Anda sudah berakhir: {object}" },
    body: {
      en: "{what}: the offer wasn't taken in time, and the next one was asked. You no longer wait for it. If you still want it, you can wait again, at the end of the list.",
      id: "{what}: tawaran tidak diambil tepat waktu dan penunggu berikutnya sudah ditawari. Anda tidak lagi berada dalam daftar tunggu. Bila masih berminat, Anda dapat menunggu lagi dari urutan terakhir.",
    },
    open: toList,
  },
  berakhir: {
    subject: { en: "Nothing became free: {object}", id: "Tidak ada yang kosong: {object}" },
    body: {
      en: "{what}: the time has come and nothing became free. You no longer wait for it.",
      id: "{what}: waktunya sudah tiba dan tidak ada unit yang kosong. Anda tidak lagi menunggu.",
    },
    open: toList,
  },
};

/** The time that is waited for, as `describePeriod` and `periodInSentence` are asked. */
const timeOf = ({ mst_objectretribusi, tglmulai: start, tglakhir: end, satuantarif }: WaitRow, language: Language) =>
  [{ start, end }, satuantarif, objectZone(mst_objectretribusi), language] as const;

const nameOf = ({ mst_objectretribusi: { objectname, subobjectname } }: WaitRow): string =>
  [objectname, subobjectname].filter(Boolean).join(", ");

const deadlineOf = ({ mst_objectretribusi, bataswaktu }: WaitRow, language: Language) =>
  bataswaktu && formatDeadline(bataswaktu, objectZone(mst_objectretribusi), language);

/** What somebody is told about their place in a waitlist, in their language. */
function say(row: WaitRow, event: WaitlistEvent, language: Language) {
  const object = nameOf(row);
  const units = row.jumlahunit > 1 ? `${row.jumlahunit} × ` : "";
  const what = `${units}${object}, ${periodInSentence(...timeOf(row, language))}`;
  const { subject, body, next } = texts[event];
  return {
    subject: fillMessage(subject[language], { object }),
    body: fillMessage(body[language], { what, deadline: deadlineOf(row, language) ?? "–" }),
    next: next?.[language],
  };
}

/** The same for the inbox, in one text. */
export function sayWaiting(row: WaitRow, event: WaitlistEvent, language: Language): { subject: string; body: string } {
  const { subject, body, next } = say(row, event, language);
  return { subject, body: next === undefined ? body : `${body} ${next}` };
}

/** Of the mail and of the notice alike. */
export const waitPath = ({ id }: Pick<WaitRow, "id">, event: WaitlistEvent): string =>
  event === "ditawari" ? `/${waitlistPage}/${id}` : `/${waitlistPage}`;

const { select } = waitParts.include.mst_objectretribusi;

/** What the mail is made of: also where the object is, and who looks after it. */
export const waitLetterParts = {
  include: {
    mst_objectretribusi: {
      select: {
        ...select,
        ...{ satuanobject: true, lokasialamat: true, lintang: true, bujur: true },
        tbl_pemda: { select: { zonawaktu: true, pemdaname: true } },
        tbl_kelompokpengelola: { select: { pengelolaname: true, notelp: true } },
      },
    },
  },
} as const satisfies { readonly include: Prisma.daftar_tungguInclude };

export type WaitLetterRow = Prisma.daftar_tungguGetPayload<typeof waitLetterParts>;

/** The mail about a place in a waitlist, which says what to do and until when, with who answers questions. */
export function waitingLetter(
  { env }: Pick<Deps, "env">,
  { row, event, language }: { readonly row: WaitLetterRow; readonly event: WaitlistEvent; readonly language: Language },
): Letter {
  const { mst_objectretribusi: object, jumlahunit } = row;
  const { subject, body, next } = say(row, event, language);
  const link = { label: texts[event].open[language], address: webAddress(env, waitPath(row, event)) };
  const part = {
    ...{ language, preheader: body, heading: subject, paragraphs: [body], link },
    next: next === undefined ? undefined : { text: next, until: deadlineOf(row, language) },
    facts: placeFacts(object, { time: describePeriod(...timeOf(row, language)), jumlahunit }, language),
    contact: officeFacts(object.tbl_kelompokpengelola, nameOf(row), language),
  };
  return { subject, parts: [part] };
}
