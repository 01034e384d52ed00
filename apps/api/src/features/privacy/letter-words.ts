import type { Language } from "@retribusi/contract/define/label";
import type { LetterReceiver } from "@retribusi/contract/features/privacy/breach.rules";

interface LetterWords {
  readonly title: string;
  readonly law: string;
  readonly entry: (id: number) => string;
  readonly to: string;
  readonly receiver: Readonly<Record<LetterReceiver, string>>;
  readonly opening: Readonly<Record<LetterReceiver, (organisation: string) => string>>;
  readonly data: string;
  readonly people: (count: string) => string;
  readonly when: string;
  readonly discovered: string;
  readonly began: string;
  readonly limit: string;
  readonly cause: string;
  readonly measures: string;
  readonly measuresLater: string;
  readonly advice: string;
  readonly rights: string;
  readonly notified: string;
  readonly notifiedAt: (when: string, how: string) => string;
  readonly notNotified: string;
  readonly contact: string;
  readonly sign: string;
  readonly footer: (id: number, version: number) => string;
}

const indonesian: LetterWords = {
  title: "Pemberitahuan kegagalan pelindungan data pribadi",
  law: "Pasal 46 Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi",
  entry: (id) => `Catatan pelanggaran nomor ${id}`,
  to: "Kepada Yth.",
  receiver: {
    orang: "Bapak/Ibu yang data pribadinya terdampak",
    lembaga: "Lembaga penyelenggara pelindungan data pribadi",
  },
  opening: {
    orang: (organisation) =>
      `Dengan surat ini ${organisation} memberitahukan bahwa data pribadi Anda yang kami simpan telah terungkap kepada pihak yang tidak berhak. Kami menyesalkan kejadian ini dan menjelaskan apa yang terjadi serta apa yang kami lakukan.`,
    lembaga: (organisation) =>
      `Dengan surat ini ${organisation} selaku pengendali data pribadi melaporkan kegagalan pelindungan data pribadi pada layanan retribusi elektronik.`,
  },
  data: "Data pribadi yang terungkap",
  people: (count) => `Jumlah orang terdampak: ${count}.`,
  when: "Kapan dan bagaimana data pribadi terungkap",
  discovered: "Diketahui",
  began: "Mulai terjadi",
  limit: "Batas pemberitahuan 3 × 24 jam",
  cause: "Penyebab",
  measures: "Upaya penanganan dan pemulihan",
  measuresLater: "Penanganan sedang berjalan. Upaya yang dilakukan akan disampaikan secara tertulis tersendiri.",
  advice: "Yang dapat Anda lakukan",
  rights:
    "Anda berhak meminta penjelasan, mengakses dan memperbaiki data Anda, meminta penghapusannya, serta mengajukan pengaduan kepada lembaga pelindungan data pribadi.",
  notified: "Pemberitahuan kepada orang yang terdampak",
  notifiedAt: (when, how) => `Disampaikan pada ${when}${how ? `, ${how}` : ""}.`,
  notNotified: "Belum disampaikan pada saat surat ini dibuat.",
  contact: "Kontak",
  sign: "Nama, jabatan, dan tanda tangan",
  footer: (id, version) => `e-Retribusi · pelanggaran ${id} · versi ${version}`,
};

const english: LetterWords = {
  title: "Notification of a failure to protect personal data",
  law: "Article 46 of Law number 27 of 2022 on Personal Data Protection",
  entry: (id) => `Breach record number ${id}`,
  to: "To",
  receiver: {
    orang: "The person whose personal data are concerned",
    lembaga: "The personal data protection authority",
  },
  opening: {
    orang: (organisation) =>
      `With this letter ${organisation} informs you that personal data of yours that we keep were disclosed to somebody who has no right to them. We regret this, and explain what happened and what we do about it.`,
    lembaga: (organisation) =>
      `With this letter ${organisation}, as controller of personal data, reports a failure to protect personal data in its electronic service for regional levies.`,
  },
  data: "Personal data that were disclosed",
  people: (count) => `Number of people concerned: ${count}.`,
  when: "When and how they were disclosed",
  discovered: "Discovered",
  began: "Began",
  limit: "End of the 3 × 24 hours for notification",
  cause: "Cause",
  measures: "Handling and recovery",
  measuresLater: "The handling is under way. What was done will follow in a letter of its own.",
  advice: "What you can do",
  rights:
    "You have the right to an explanation, to see and correct your data, to have them erased, and to complain to the personal data protection authority.",
  notified: "Notification of the people concerned",
  notifiedAt: (when, how) => `Given on ${when}${how ? `, ${how}` : ""}.`,
  notNotified: "Not given yet when this letter was made.",
  contact: "Contact",
  sign: "Name, office and signature",
  footer: (id, version) => `e-Retribusi · breach ${id} · version ${version}`,
};

export const letterWords: Readonly<Record<Language, LetterWords>> = { en: english, id: indonesian };
