import { addDays, formatDays, localDate } from "@retribusi/contract/define/dates";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { staffMails } from "@retribusi/contract/features/mail/mail.staff";
import { exceptionsPage, refundsPage } from "@retribusi/contract/features/settlement/settlement.pages";
import type { Mail } from "../../lib/outbox/enqueue.ts";
import { homePath, webAddress } from "../../lib/web-address.ts";
import { escalationMail } from "../booking/escalate.ts";
import { dutyLetter } from "../booking/letter/duty-letter.ts";
import { regionOf } from "../booking/letter/letter.ts";
import { workMail } from "../booking/news.ts";
import { sayNotice } from "../booking/notice.ts";
import type { Notice } from "../booking/server-action.ts";
import { bookingNotices } from "../booking/told.ts";
import { documentMail } from "../report/document-notice.ts";
import { reportMail } from "../report/schedule-delivery.ts";
import { dayWords } from "../settlement/day-figures.query.ts";
import { dayMail } from "../settlement/day-mail.ts";
import { ownerMail } from "../settlement/owner-notice.ts";
import { reminderMails } from "../settlement/remind.ts";
import { settingsMail } from "../system/test-mail.ts";
import { plain, reader, type Sample, type Scene, whole } from "./sample.ts";
import { type Situation, sampleStanding } from "./sample-booking.ts";
import { nobody } from "./sample-object.ts";

type StaffMail = (typeof staffMails)[number]["name"];

const zone = "Asia/Jakarta";
const day = 86_400_000;
const title = "Contoh laporan";

const standingIn = ({ kind, now }: Scene, situation: Situation) =>
  sampleStanding(kind, situation, { hasAccount: true, now });

/** What one side of the staff is told of a booking. */
const work =
  (aksi: string, side: "managers" | "deciders", situation: Situation): Sample =>
  (scene) => {
    const notice: Notice | undefined = bookingNotices.get(aksi);
    const words = notice?.[side];
    if (!words) throw new Error(`Nobody of the staff is told of ${aksi}`);
    const standing = standingIn(scene, situation);
    const { row } = standing;
    const path = `/${bookingEntity[row.jenisbooking]}/view/${row.id}`;
    const told = sayNotice(words, row, "contoh alasan");
    const letter = dutyLetter(scene.env, workMail(told, { bahasa: scene.language, more: "", aksi, path }));
    return whole(letter, scene.sender(regionOf(standing)));
  };

const late = (scene: Scene): Mail => {
  const { env, now } = scene;
  const link = webAddress(env, `/booking/antrean?id=${nobody}&jenis=${scene.kind}`);
  const waits = { since: new Date(now.getTime() - 2 * day), hours: 12, zone } as const;
  return escalationMail(reader(scene), standingIn(scene, { state: "submitted" }).row, waits, link);
};

/** Of someone's cases one of each kind. */
function waiting(scene: Scene): Mail {
  const { env, now } = scene;
  const people = [{ userid: nobody, ...reader(scene) }];
  const one = { id: nobody, jumlah: 250_000n, since: new Date(now.getTime() - 4 * day), people };
  const due = [exceptionsPage, refundsPage].map((page) => ({ ...one, page }));
  const [mail] = reminderMails({ env }, due, now);
  if (!mail) throw new Error("Nobody is reminded");
  return mail;
}

const owner: Sample = (scene) => {
  const money = { id: nobody, jumlah: 250_000n, keterangan: "Contoh keterangan" };
  return whole(dutyLetter(scene.env, ownerMail(money, scene.language)), scene.sender());
};

/** All that a day may bring. */
const morning: Sample = (scene) => {
  const { env, now, language } = scene;
  const figures = Object.values(dayWords).map((label, at) => ({
    ...{ label, num: at + 1, path: homePath, since: at % 2 === 0 ? null : new Date(now.getTime() - day) },
  }));
  return whole(dutyLetter(env, dayMail({ bahasa: language, zone }, figures, localDate(now, zone))), scene.sender());
};

const document =
  (kind: "ready" | "failed") =>
  (scene: Scene): Mail =>
    documentMail(scene.env, reader(scene), kind, { title, days: 7, reason: "Contoh alasan.", parts: null });

function regular(scene: Scene): Mail {
  const today = localDate(scene.now, zone);
  const period = formatDays(addDays(today, -7), addDays(today, -1), scene.language);
  return reportMail(scene.env, reader(scene), {
    ...{ title, report: title, period, rows: "Dinas Contoh", format: "PDF", days: 7, by: null, scheduleid: nobody },
  });
}

const text =
  (make: (scene: Scene) => Mail): Sample =>
  (scene) =>
    plain(make(scene), scene.sender());

/** The mails to staff. */
export const staffSamples: Readonly<Record<StaffMail, Sample>> = {
  "work:customerConfirm": work("customerConfirm", "managers", { state: "submitted" }),
  "work:askMove": work("askMove", "managers", { state: "paid", request: "diminta" }),
  "decide:discount": work("discount", "deciders", { state: "submitted" }),
  "late:order": text(late),
  "money:owner": owner,
  "money:waits": text(waiting),
  "day:morning": morning,
  "document:ready": text(document("ready")),
  "document:failed": text(document("failed")),
  "report:regular": text(regular),
  "settings:test": text((scene) => settingsMail(reader(scene).email, scene.language)),
};
