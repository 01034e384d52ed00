import type { MailKind } from "./mail.kind.ts";

const managers = { en: "managers", id: "pengelola" };
const deciders = { en: "whoever decides on it", id: "yang memutuskan" };
const beside = { en: "deputies and managers, then the agency", id: "wakil dan pengelola, lalu dinas" };
const owner = { en: "whoever looks after it", id: "penanggung jawabnya" };
const offices = { en: "managers, agencies and regions", id: "pengelola, dinas, dan pemda" };
const asker = { en: "whoever asked for it", id: "yang memintanya" };
const recipients = { en: "its recipients", id: "para penerimanya" };
const administrator = { en: "the super user", id: "super user" };

/** Mails to staff: when each is sent. */
export const staffMails = [
  {
    name: "work:customerConfirm",
    when: { en: "An order waits for an answer", id: "Pesanan menunggu jawaban" },
    to: managers,
  },
  { name: "work:askMove", when: { en: "Other dates were asked for", id: "Ubah jadwal diminta" }, to: managers },
  {
    name: "decide:discount",
    when: { en: "A discount waits for a decision", id: "Diskon menunggu keputusan" },
    to: deciders,
  },
  {
    name: "late:order",
    when: { en: "An order waits too long for an answer", id: "Pesanan terlalu lama menunggu jawaban" },
    to: beside,
  },
  {
    name: "money:owner",
    when: { en: "Money without a bill got an owner", id: "Uang masuk belum cocok mendapat penanggung jawab" },
    to: owner,
  },
  {
    name: "money:waits",
    when: { en: "Money waits for its owner for days", id: "Uang menunggu penanggung jawabnya berhari-hari" },
    to: owner,
  },
  {
    name: "day:morning",
    when: { en: "Each morning: what the day brings", id: "Tiap pagi: yang ada hari itu" },
    to: offices,
  },
  { name: "document:ready", when: { en: "A document was made", id: "Dokumen selesai dibuat" }, to: asker },
  { name: "document:failed", when: { en: "A document could not be made", id: "Dokumen gagal dibuat" }, to: asker },
  {
    name: "report:regular",
    when: { en: "A regular report was made", id: "Laporan berkala selesai dibuat" },
    to: recipients,
  },
  {
    name: "settings:test",
    when: { en: "The mail settings are tried out", id: "Pengaturan surel dicoba" },
    to: administrator,
  },
] as const satisfies readonly MailKind[];
