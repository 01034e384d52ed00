import type { Language } from "@retribusi/contract/define/label";

export interface LetterLink {
  readonly label: string;
  /** Opens as it stands, signed in or not. */
  readonly address: string;
}

export interface LetterFact {
  readonly label: string;
  readonly value: string;
  /** Where the value leads: a telephone, a chat, a map. */
  readonly address?: string | undefined;
}

/** Steps of one way to do something. */
export interface LetterSteps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a mail says in one language, in the order in which it is read. HTML and text are both made of it, so that neither says more. */
export interface LetterPart {
  /** Absent where the words come without their language. */
  readonly language?: Language | undefined;
  /** What the list of mails shows beside the subject. */
  readonly preheader?: string;
  readonly heading?: string;
  /** Plain text; the application's own addresses in it become links, a line that is nothing but one a button. */
  readonly paragraphs: readonly string[];
  /** What the reader does next, and until when. */
  readonly next?: { readonly text: string; readonly until: string | null } | undefined;
  readonly facts?: readonly LetterFact[];
  readonly link?: LetterLink | undefined;
  readonly steps?: readonly LetterSteps[];
  /** Who answers questions. */
  readonly contact?: readonly LetterFact[];
}

/** A mail in one language, or in several, one after the other. */
export interface Letter {
  readonly subject: string;
  readonly parts: readonly LetterPart[];
}

/** What the list of mails shows beside the subject. */
export const preheaderOf = ({ subject, parts: [first] }: Letter): string =>
  first?.preheader ?? first?.paragraphs.join(" ") ?? subject;

/** Who writes: the name above every mail, and the last lines below it. */
export interface Sender {
  readonly name: string;
  /** The address that citizens open. */
  readonly own: string;
  /** How whoever sends it is reached. None where that isn't known. */
  readonly closing: readonly string[];
}

const words = {
  id: {
    next: "Yang perlu Anda lakukan",
    until: "Paling lambat",
    contact: "Ada pertanyaan?",
    open: "Buka",
    address: "Atau buka alamat ini:",
  },
  en: {
    next: "What to do next",
    until: "No later than",
    contact: "Any questions?",
    open: "Open",
    address: "Or open this address:",
  },
} as const;

/** The words of the layout itself. */
export const wordsOf = (language: Language | undefined) => words[language ?? "id"];

/** Said at the top of a mail that says everything twice. */
export const alsoIn: Readonly<Record<Language, string>> = {
  en: "The English text follows below.",
  id: "Teks bahasa Indonesia ada di bawah.",
};
