import type { Label, Language } from "@retribusi/contract/define/label";
import {
  mailKinds,
  type OptionalMailKind,
  optionalMailKinds,
} from "@retribusi/contract/features/identity/mail-choice.rules";

/** Every choice that somebody can make, in the order in which its kinds are stored. */
const choices = optionalMailKinds.reduce<OptionalMailKind[][]>(
  (made, kind) => made.concat(made.map((kinds) => kinds.concat(kind))),
  [[]],
);

const said = (kinds: readonly OptionalMailKind[], language: Language): string =>
  kinds.map((kind) => mailKinds[kind].label[language]).join("; ");

/** The mails that somebody has switched off in words, by how they are stored: kinds separated by commas. */
export const refusalWords: Readonly<Record<string, Label>> = Object.fromEntries(
  choices
    .filter((kinds) => kinds.length > 0)
    .map((kinds) => [kinds.join(","), { en: said(kinds, "en"), id: said(kinds, "id") }]),
);
