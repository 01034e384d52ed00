import type { Letter, Sender } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

/** A letter as it leaves. */
export interface Written {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export const written = (letter: Letter, sender: Sender): Written => ({
  subject: letter.subject,
  html: letterHtml(letter, sender),
  text: letterText(letter, sender),
});
