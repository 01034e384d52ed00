import { formatDeadline } from "@retribusi/contract/define/dates";
import type { Label, Language } from "@retribusi/contract/define/label";
import { fillMessage } from "@retribusi/contract/errors";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { waitlistPage } from "@retribusi/contract/features/booking/booking.waitlist";
import type { Deps } from "../../../lib/deps.ts";
import type { Mail } from "../../../lib/outbox/enqueue.ts";
import { webAddress } from "../../../lib/web-address.ts";
import { objectZone } from "../object.query.ts";
import type { WaitRow } from "./wait-row.ts";
import type { WaitlistEvent } from "./waitlist-news.ts";

interface Words {
  readonly subject: Label;
  readonly body: Label;
}

const texts: Readonly<Record<WaitlistEvent, Words>> = {
  ditawari: {
    subject: { en: "Free for you now: {object}", id: "Kini tersedia untuk Anda: {object}" },
    body: {
      en: "What you waited for has become free: {object}, {units} × {time}. It is held for you until {deadline}; nobody else can take it before. Open the offer and order, or give it back so that the next one is asked.",
      id: "Yang Anda tunggu kini tersedia: {object}, {units} × {time}. Unit ini ditahan untuk Anda sampai {deadline}; sebelum itu tidak ada yang dapat mengambilnya. Buka tawaran lalu pesan, atau lepaskan agar penunggu berikutnya ditawari.",
    },
  },
  lewat: {
    subject: { en: "Your offer has lapsed: {object}", id: "Tawaran Anda sudah berakhir: {object}" },
    body: {
      en: "{object}, {units} × {time}: the offer wasn't taken in time, and the next one was asked. You no longer wait for it. If you still want it, you can wait again, at the end of the list.",
      id: "{object}, {units} × {time}: tawaran tidak diambil tepat waktu dan penunggu berikutnya sudah ditawari. Anda tidak lagi berada dalam daftar tunggu. Bila masih berminat, Anda dapat menunggu lagi dari urutan terakhir.",
    },
  },
  berakhir: {
    subject: { en: "Nothing became free: {object}", id: "Tidak ada yang kosong: {object}" },
    body: {
      en: "{object}, {units} × {time}: the time has come and nothing became free. You no longer wait for it.",
      id: "{object}, {units} × {time}: waktunya sudah tiba dan tidak ada unit yang kosong. Anda tidak lagi menunggu.",
    },
  },
};

/** What somebody is told about their place in a waitlist, in their language: one sentence for the inbox, and a mail with the way there. */
export function sayWaiting(row: WaitRow, event: WaitlistEvent, language: Language): { subject: string; body: string } {
  const { mst_objectretribusi: object, bataswaktu } = row;
  const zone = objectZone(object);
  const facts = {
    object: [object.objectname, object.subobjectname].filter(Boolean).join(", "),
    units: row.jumlahunit,
    time: describePeriod({ start: row.tglmulai, end: row.tglakhir }, row.satuantarif, zone, language),
    deadline: bataswaktu ? formatDeadline(bataswaktu, zone, language) : "–",
  };
  const { subject, body } = texts[event];
  return { subject: fillMessage(subject[language], facts), body: fillMessage(body[language], facts) };
}

/** Of the mail and of the notice alike. */
export const waitPath = ({ id }: Pick<WaitRow, "id">, event: WaitlistEvent): string =>
  event === "ditawari" ? `/${waitlistPage}/${id}` : `/${waitlistPage}`;

export function waitingMail(
  { env }: Pick<Deps, "env">,
  { row, event, language, to }: { row: WaitRow; event: WaitlistEvent; language: Language; to: string },
): Mail {
  const { subject, body } = sayWaiting(row, event, language);
  return { to, language, subject, text: `${body}\n\n${webAddress(env, waitPath(row, event))}` };
}
