import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { waitlistMails } from "@retribusi/contract/features/mail/mail.booking";
import { type WaitLetterRow, waitingLetter } from "../booking/waitlist/waitlist-letter.ts";
import type { WaitlistEvent } from "../booking/waitlist/waitlist-news.ts";
import { type Sample, whole } from "./sample.ts";
import { sampleTime } from "./sample-booking.ts";
import { nobody, sampleObject, sampleOffice } from "./sample-object.ts";

type WaitlistMail = (typeof waitlistMails)[number]["name"];

function sampleWait(kind: BookingKind, keadaan: WaitlistEvent, now: Date): WaitLetterRow {
  const { start: tglmulai, end: tglakhir } = sampleTime(kind, now, 14);
  const object = sampleObject(kind, now);
  return {
    ...{ id: nobody, userid: nobody, objectid: nobody, kelompoktarif: "umum", satuantarif: object.satuantarif },
    ...{ sesi: null, tglmulai, tglakhir, jumlahunit: 1, keadaan, diubah: now, peluangpenuh: null, peluangkosong: null },
    ...{ bataswaktu: new Date(now.getTime() + 12 * 3_600_000), bookingid: null, kunci: "contoh", date_created: now },
    mst_objectretribusi: { ...object, tbl_kelompokpengelola: sampleOffice },
  };
}

const sampleOf =
  (event: WaitlistEvent): Sample =>
  (scene) => {
    const { env, kind, now, language } = scene;
    const row = sampleWait(kind, event, now);
    return whole(
      waitingLetter({ env }, { row, event, language }),
      scene.sender(row.mst_objectretribusi.tbl_pemda.pemdaname),
    );
  };

/** The mails to whoever waits. */
export const waitlistSamples: Readonly<Record<WaitlistMail, Sample>> = {
  "wait:ditawari": sampleOf("ditawari"),
  "wait:lewat": sampleOf("lewat"),
  "wait:berakhir": sampleOf("berakhir"),
};
