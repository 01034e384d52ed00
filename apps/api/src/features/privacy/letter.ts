import { formatDate, formatInstant, localDate } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { formatNumber } from "@retribusi/contract/define/number";
import { type LetterReceiver, notifyBefore } from "@retribusi/contract/features/privacy/breach.rules";
import type { log_pelanggaran } from "@retribusi/db/generated/client";
import type { Content } from "pdfmake";
import type { Issuer } from "../../records/export/issuer.ts";
import { letterhead } from "../../render/letterhead.ts";
import { ink } from "../../render/pdf.layouts.ts";
import { contentWidth } from "../../render/pdf.page.ts";
import type { PdfDocument } from "../../render/pdf.ts";
import { letterWords } from "./letter-words.ts";

/** For whom the letter is, in which language, who writes it, and when. */
export interface Letter {
  readonly to: LetterReceiver;
  readonly language: Language;
  readonly issuer: Issuer;
  readonly now: Date;
}

const part = (title: string, ...paragraphs: readonly (string | null)[]): Content => ({
  margin: [0, 0, 0, 10],
  stack: [
    { text: title, bold: true, color: ink.accent, margin: [0, 0, 0, 3] },
    ...paragraphs.flatMap((text): Content[] => (text ? [{ text, margin: [0, 0, 0, 3] }] : [])),
  ],
});

/** What article 46 (2) asks for: which data, when and how, and the efforts to handle and recover. */
function facts(breach: log_pelanggaran, { to, language, issuer }: Letter): Content[] {
  const words = letterWords[language];
  const at = (moment: Date) => formatInstant(moment, issuer.zone, language);
  const people = breach.jumlahorang === null ? null : formatNumber(breach.jumlahorang, language);
  const isAuthority = to === "lembaga";
  return [
    part(words.data, breach.datapribadi, isAuthority && people ? words.people(people) : null),
    part(
      words.when,
      breach.kejadian,
      breach.tglmulai && `${words.began}: ${at(breach.tglmulai)}.`,
      `${words.discovered}: ${at(breach.tgldiketahui)}.`,
      isAuthority ? `${words.limit}: ${at(notifyBefore(breach.tgldiketahui))}.` : null,
      breach.penyebab && `${words.cause}: ${breach.penyebab}`,
    ),
    part(words.measures, breach.upaya ?? words.measuresLater),
  ];
}

/** What only one of the two is told. */
function ownPart(breach: log_pelanggaran, { to, language, issuer }: Letter): Content {
  const words = letterWords[language];
  if (to === "orang") return part(words.advice, breach.saran, words.rights);
  const { tgllapororang: notified, penerimaorang } = breach;
  return part(
    words.notified,
    notified
      ? words.notifiedAt(formatInstant(notified, issuer.zone, language), penerimaorang ?? "")
      : words.notNotified,
  );
}

function head(breach: log_pelanggaran, { to, language, issuer, now }: Letter): Content[] {
  const words = letterWords[language];
  const receiver = to === "lembaga" ? (breach.penerimalembaga ?? words.receiver.lembaga) : words.receiver.orang;
  return [
    ...letterhead(issuer.head, contentWidth.portrait),
    {
      alignment: "center",
      margin: [0, 0, 0, 14],
      stack: [
        { text: words.title.toUpperCase(), font: "Serif", bold: true, fontSize: 13 },
        { text: words.law, italics: true, fontSize: 8.5, color: ink.quiet },
        { text: words.entry(breach.id), fontSize: 10, margin: [0, 3, 0, 0] },
      ],
    },
    { text: formatDate(localDate(now, issuer.zone), language), alignment: "right" },
    {
      margin: [0, 0, 0, 12],
      stack: [
        { text: words.to, color: ink.quiet },
        { text: receiver, bold: true },
      ],
    },
    { text: words.opening[to](issuer.head.name), margin: [0, 0, 0, 10] },
  ];
}

/** The written notification of a breach, to be signed: made from the record and from nothing else. */
export function composeLetter(breach: log_pelanggaran, letter: Letter): PdfDocument {
  const { language, issuer } = letter;
  const words = letterWords[language];
  return {
    title: `${words.title} ${breach.id}`,
    author: issuer.head.name,
    footer: words.footer(breach.id, breach.versi),
    language,
    content: [
      ...head(breach, letter),
      ...facts(breach, letter),
      ownPart(breach, letter),
      part(words.contact, breach.kontak),
      {
        unbreakable: true,
        margin: [0, 14, 0, 0],
        stack: [
          { text: issuer.head.name, bold: true },
          { text: " ", margin: [0, 34, 0, 0] },
          { text: words.sign, fontSize: 8.5, color: ink.quiet },
        ],
      },
    ],
  };
}
