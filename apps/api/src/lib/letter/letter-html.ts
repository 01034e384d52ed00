import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { createElement as element, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  alsoIn,
  type Letter,
  type LetterFact,
  type LetterLink,
  type LetterPart,
  type LetterSteps,
  preheaderOf,
  type Sender,
  wordsOf,
} from "./letter.ts";
import { sheet, styles } from "./letter-style.ts";
import { onlyAddress, piecesOf } from "./plain-letter.ts";

type Look = keyof typeof styles;

/** An element with the style that a program without style sheets shows, and the class by which the sheet knows it. */
const styled = (tag: string, look: Look, ...children: ReactNode[]) =>
  element(tag, { className: look, style: styles[look] }, ...children);

const anchor = (href: string, text: string) => element("a", { className: "link", style: styles.link, href }, text);

/** A button, and its address for whoever can't press it. */
const buttonTo = ({ label, address }: LetterLink, part: LetterPart) =>
  element(
    Fragment,
    null,
    element(
      "p",
      { style: { margin: "4px 0 10px" } },
      element(Button, { className: "button", style: styles.button, href: address }, label),
    ),
    styled("p", "quiet", wordsOf(part.language).address, element("br"), anchor(address, address)),
  );

/** A line of text with the application's addresses as links. */
const inline = (line: string, own: string): ReactNode[] =>
  piecesOf(line, own).map(({ text, isAddress }) => (isAddress ? anchor(text, text) : text));

function paragraph(text: string, part: LetterPart, own: string) {
  const address = onlyAddress(text, own);
  if (address !== undefined) return buttonTo({ label: wordsOf(part.language).open, address }, part);
  const lines = text.split("\n").flatMap((line, at) => [...(at === 0 ? [] : [element("br")]), ...inline(line, own)]);
  return styled("p", "text", ...lines);
}

const nextStep = ({ text, until }: NonNullable<LetterPart["next"]>, part: LetterPart) => {
  const say = wordsOf(part.language);
  const deadline = until === null ? [] : [styled("p", "nextText", `${say.until}: `, element("strong", null, until))];
  return styled("div", "next", styled("strong", "nextText", say.next), styled("p", "nextText", text), ...deadline);
};

const factRow = ({ label, value, address }: LetterFact) =>
  element(
    "tr",
    null,
    element("th", { scope: "row", className: "label", style: styles.label }, label),
    styled("td", "value", address === undefined ? value : anchor(address, value)),
  );

const factTable = (facts: readonly LetterFact[]) =>
  styled("table", "facts", element("tbody", null, ...facts.map(factRow)));

const stepList = ({ title, lines }: LetterSteps, own: string) => [
  styled("h2", "subheading", title),
  styled("ol", "steps", ...lines.map((line) => styled("li", "step", ...inline(line, own)))),
];

function partOf(part: LetterPart, own: string) {
  const { language, heading, paragraphs, next, facts = [], link, steps = [], contact = [] } = part;
  const content = [
    ...(heading === undefined ? [] : [styled("h1", "heading", heading)]),
    ...paragraphs.map((text) => paragraph(text, part, own)),
    ...(next ? [nextStep(next, part)] : []),
    ...(link ? [buttonTo(link, part)] : []),
    ...(facts.length > 0 ? [factTable(facts)] : []),
    ...steps.flatMap((way) => stepList(way, own)),
    ...(contact.length > 0 ? [styled("h2", "subheading", wordsOf(language).contact), factTable(contact)] : []),
  ];
  return element("div", { lang: language, className: "part", style: styles.part }, ...content);
}

const separated = (parts: readonly LetterPart[], own: string) =>
  parts.flatMap((part, at) => [...(at === 0 ? [] : [styled("hr", "line")]), partOf(part, own)]);

const footOf = (closing: readonly string[]) =>
  closing.length === 0 ? [] : [styled("div", "foot", ...closing.map((line) => styled("p", "footLine", line)))];

function alsoOf([, second]: readonly LetterPart[]) {
  const language = second?.language;
  if (!language) return [];
  const text = element(
    "p",
    { lang: language, className: "quiet", style: { ...styles.quiet, margin: 0 } },
    alsoIn[language],
  );
  return [styled("div", "also", text)];
}

/**
 * The letter as HTML: no picture and no font from elsewhere, right from 320 pixels on, dark where the reader's system is. React escapes every
 * text in it.
 */
export function letterHtml(letter: Letter, { name, closing, own }: Sender): string {
  const { subject, parts } = letter;
  const [first] = parts;
  const head = element(
    Head,
    null,
    element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("meta", { name: "color-scheme", content: "light dark" }),
    element("meta", { name: "supported-color-schemes", content: "light dark" }),
    element("title", null, subject),
    element("style", null, sheet),
  );
  const card = element(
    Container,
    { className: "card", style: styles.card },
    styled("div", "head", name),
    ...alsoOf(parts),
    ...separated(parts, own),
    ...footOf(closing),
  );
  // The inner one has the colour too: some programs drop the body's.
  const inner = styled("div", "page", card);
  const body = element(
    Body,
    { className: "page", style: { margin: 0 } },
    element(Preview, null, preheaderOf(letter)),
    inner,
  );
  const page = element(Html, { lang: first?.language ?? "" }, head, body);
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
