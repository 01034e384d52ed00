import {
  maskAddress,
  type RefusalReason,
  refusalWords,
} from "@retribusi/contract/features/booking/booking.undelivered";
import { z } from "zod";
import type { GivenUp } from "../../../lib/outbox/dispatch.ts";
import { letterKind } from "../../../lib/outbox/enqueue.ts";
import { getBooking } from "../booking.query.ts";
import { notify } from "../notice.ts";
import type { Notice } from "../server-action.ts";
import { readRefusal } from "./refusal.ts";

/** The address stands where a reason does. Nothing of it goes out by mail: a mail about a mail would never end. */
const noticeOf = (reason: RefusalReason): Notice => ({
  managers: {
    subject: { en: "A mail about booking {id} did not arrive", id: "Surel tentang pesanan {id} tidak sampai" },
    body: {
      en: `A mail to {reason} did not arrive: ${refusalWords[reason].en}. It is about {object}, {time}. Which mail it is, and what can be done, stands on the page of the booking.`,
      id: `Surel ke {reason} tidak sampai: ${refusalWords[reason].id}. Surel itu tentang {object}, {time}. Surel yang mana dan apa yang dapat dilakukan ada di halaman pesanan.`,
    },
  },
});

const addressed = z.object({ to: z.string() });

/** Tells the managers of a booking of a mail about it that is given up: once, with the end of its tries. */
export const tellOfGivenUp: GivenUp = async (tx, id) => {
  const select = { jenis: true, bookingid: true, muatan: true, galat: true };
  const { jenis, bookingid, muatan, galat } = await tx.outbox.findUniqueOrThrow({ where: { id }, select });
  if (jenis !== letterKind || bookingid === null) return;
  const { booking } = await getBooking(tx, bookingid);
  const reason = readRefusal(galat ?? "")?.reason ?? "tanpajawaban";
  await notify(tx, "mailGivenUp", noticeOf(reason), booking, maskAddress(addressed.parse(muatan).to));
};
