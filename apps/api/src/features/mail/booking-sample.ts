import { formatRupiah } from "@retribusi/contract/define/money";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { bookingMails } from "@retribusi/contract/features/mail/mail.booking";
import type { MailName } from "@retribusi/contract/features/mail/mail.endpoints";
import { webAddress } from "../../lib/web-address.ts";
import { composeEvent } from "../booking/event.ts";
import { letterFrom, pageLabel, regionOf } from "../booking/letter/letter.ts";
import { papersAfter } from "../booking/letter/letter-papers.ts";
import type { Standing } from "../booking/letter/standing.ts";
import { customerText, sayNotice } from "../booking/notice.ts";
import { presentFacts } from "../booking/present.ts";
import type { NoticeText } from "../booking/server-action.ts";
import { bookingNotices } from "../booking/told.ts";
import { paperFileName } from "../payment/paper/paper.ts";
import { usePaperFileName } from "../payment/paper/use-paper.ts";
import { parkedText } from "../payment/parked-notice.ts";
import { refundText } from "../settlement/refund-notice.ts";
import type { RefundEvent } from "../settlement/refund-words.ts";
import { usedText } from "../settlement/used-notice.ts";
import { type SampleMail, type Scene, whole } from "./sample.ts";
import { type Situation, sampleStanding } from "./sample-booking.ts";
import { nobody } from "./sample-object.ts";

type BookingMail = (typeof bookingMails)[number]["name"];

const withBill: Situation = { state: "awaitingPayment", bill: "utama" };
const paid: Situation = { state: "paid" };
const cancelled: Situation = { state: "cancelled", refund: "diajukan" };

/** How the booking stands after what the mail tells of. */
const situations: Readonly<Record<BookingMail, Situation>> = {
  order: { state: "ordered" },
  returnToCustomer: { state: "complete" },
  approveDiscount: { state: "submitted" },
  confirm: withBill,
  resendBill: withBill,
  chooseBank: withBill,
  postponeBill: withBill,
  billExpiresSoon: withBill,
  pay: paid,
  reminder: paid,
  change: { state: "submitted" },
  reschedule: { state: "paid", bill: "tambahan" },
  askMove: { state: "paid", request: "diminta" },
  acceptMove: { state: "paid", request: "disetujui" },
  declineMove: { state: "paid", request: "ditolak" },
  lapseMove: { state: "paid", request: "gugur" },
  extend: { state: "inUse", bill: "tambahan" },
  billAgain: { state: "paid", bill: "tambahan" },
  paySupplement: paid,
  earlyDeparture: { state: "finished", refund: "diajukan" },
  keepOn: paid,
  undo: paid,
  reinstate: paid,
  message: paid,
  reject: { state: "rejected" },
  expire: { state: "expired" },
  cancel: cancelled,
  callOff: cancelled,
  noShow: { state: "noShow" },
  "refund:opened": cancelled,
  "refund:verified": { state: "cancelled", refund: "diverifikasi" },
  "refund:approved": { state: "cancelled", refund: "disetujui" },
  "refund:rejected": { state: "cancelled", refund: "ditolak" },
  "refund:paid": { state: "cancelled", refund: "dibayar" },
  moneyParked: { state: "expired" },
  moneyUsed: { state: "expired" },
  thanks: { state: "finished" },
};

/** What somebody would have typed; a few are told something else in its place. */
const typed = "contoh alasan";
const reasons: Partial<Readonly<Record<BookingMail, string>>> = {
  approveDiscount: formatRupiah(50_000),
  message: "Pengelola Contoh: “Contoh pesan.”",
};

const amount = 250_000;

const refundEvents: Readonly<Record<`refund:${RefundEvent}`, RefundEvent>> = {
  "refund:opened": "opened",
  "refund:verified": "verified",
  "refund:approved": "approved",
  "refund:rejected": "rejected",
  "refund:paid": "paid",
};

const isRefundMail = (name: BookingMail): name is keyof typeof refundEvents => Object.hasOwn(refundEvents, name);

/** What is told above bookings, of money that goes its own way. */
function moneyText(name: BookingMail, { row }: Standing): NoticeText | undefined {
  if (name === "moneyParked") return parkedText(amount);
  if (name === "moneyUsed") return usedText(amount, nobody + 1);
  const [refund] = row.pengembalian;
  return refund && isRefundMail(name) ? refundText(refundEvents[name], refund, row.idpemesan === null) : undefined;
}

/** The words of the mail, filled in for the sample. Throws where nothing is told of what happened. */
function wordsFor(name: BookingMail, standing: Standing) {
  const reason = reasons[name] ?? typed;
  const { row } = standing;
  const words = moneyText(name, standing) ?? customerText(bookingNotices.get(name)?.customer, row, reason);
  if (!words) throw new Error(`No customer is told of ${name}`);
  return sayNotice(words, row, reason);
}

/** Pages of bookings that don't exist say so; links of people without an account do, too. */
const pathOf = ({ row }: Standing): string =>
  row.idpemesan === null ? "/index/pesanan/contoh" : `/${bookingEntity[row.jenisbooking]}/view/${row.id}`;

function filesOf({ env, language }: Scene, standing: Standing, name: BookingMail) {
  const papers = papersAfter(standing, name);
  const { row, state, now } = standing;
  const { id, jenisbooking, totalbiaya } = row;
  return {
    attachments: papers.includes("event") ? [composeEvent({ env }, presentFacts(row), now, language)] : [],
    missing: papers.flatMap((paper) => {
      if (paper === "event") return [];
      return [paper === "paper" ? paperFileName({ id, state, totalbiaya }) : usePaperFileName({ id, jenisbooking })];
    }),
  };
}

export const isBookingMail = (name: MailName): name is BookingMail => Object.hasOwn(situations, name);

/** A mail to the customer of a booking. */
export function bookingSample(name: BookingMail, scene: Scene): SampleMail {
  const { env, kind, languages: bahasa, now, steps } = scene;
  const standing = sampleStanding(kind, situations[name], { hasAccount: bahasa.length === 1, now });
  const link = { label: pageLabel(standing, name), address: webAddress(env, pathOf(standing)) };
  const letter = letterFrom({ standing, link, steps }, { bahasa, ...wordsFor(name, standing) });
  return { ...whole(letter, scene.sender(regionOf(standing))), ...filesOf(scene, standing, name) };
}
