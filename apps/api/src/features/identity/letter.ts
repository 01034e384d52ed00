import type { Label, Language } from "@retribusi/contract/define/label";
import { fillMessage } from "@retribusi/contract/errors";
import type { Mail } from "../../lib/outbox/enqueue.ts";

/** Whom a mail about an account speaks to. */
export interface Addressee {
  readonly username: string;
  readonly fullname: string;
  readonly email: string;
  /** As it is stored. */
  readonly bahasa: string;
}

/** What a mail to the owner of an account says, in both languages; `{fullname}` and `{username}` are filled in. */
export interface Letter {
  readonly subject: Label;
  readonly body: Label;
}

/** The language that somebody has chosen, as it is stored with them. */
export const languageOf = ({ bahasa }: Pick<Addressee, "bahasa">): Language => (bahasa === "id" ? "id" : "en");

/** A letter to somebody, in their language. `to` where it doesn't go to their present address. */
export function letterTo(
  person: Addressee,
  { subject, body }: Letter,
  values: Readonly<Record<string, string | number>> = {},
  to = person.email,
): Mail {
  const language = languageOf(person);
  const { username, fullname } = person;
  const facts = { username, fullname, ...values };
  return { to, language, subject: fillMessage(subject[language], facts), text: fillMessage(body[language], facts) };
}
