import {
  alsoIn,
  type Letter,
  type LetterFact,
  type LetterPart,
  type LetterSteps,
  type Sender,
  wordsOf,
} from "./letter.ts";

const factLine = ({ label, value, address }: LetterFact): string =>
  address === undefined || address.startsWith("tel:") ? `${label}: ${value}` : `${label}: ${value} – ${address}`;

const stepsText = ({ title, lines }: LetterSteps): string =>
  [title, ...lines.map((line, at) => `${at + 1}. ${line}`)].join("\n");

function partText(part: LetterPart): string {
  const { language, heading, paragraphs, next, facts = [], link, steps = [], contact = [] } = part;
  const say = wordsOf(language);
  const blocks = [
    heading,
    ...paragraphs,
    next && [`${say.next}: ${next.text}`, next.until && `${say.until}: ${next.until}`].filter(Boolean).join("\n"),
    link && `${link.label}:\n${link.address}`,
    facts.map(factLine).join("\n"),
    ...steps.map(stepsText),
    contact.length > 0 ? [say.contact, ...contact.map(factLine)].join("\n") : undefined,
  ];
  return blocks.filter(Boolean).join("\n\n");
}

/** What stands below every mail. */
export const withClosing = (text: string, closing: readonly string[]): string =>
  closing.length === 0 ? text : [text.trimEnd(), "", "—", ...closing].join("\n");

/** The letter for whoever reads no HTML. */
export function letterText({ parts }: Letter, { closing }: Sender): string {
  const [, second] = parts;
  const also = second?.language ? [alsoIn[second.language]] : [];
  return withClosing([...also, parts.map(partText).join("\n\n* * *\n\n")].join("\n\n"), closing);
}
