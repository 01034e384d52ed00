import { type Language, languageQuery } from "@retribusi/contract/define/label";
import type { Env } from "./env.ts";

type Known = Pick<Env, "PUBLIC_URL">;

/** The address that citizens open, without a slash at its end. */
export const publicBase = ({ PUBLIC_URL }: Known): string => PUBLIC_URL.replace(/\/$/, "");

/** Address of a page of the web; what stands after the `#` reaches no server's log. */
export const webAddress = (env: Known, path: string): string => `${publicBase(env)}/#${path}`;

/** The addresses of the web in a mail, telling its language: a device that opens one may know none. */
export const tellLanguage = (known: Known, mail: string, language: Language): string =>
  mail.replaceAll(`${publicBase(known)}/#`, `${publicBase(known)}/?${languageQuery}=${language}#`);

/** The page that somebody begins with, once they have signed in: without a session `/home` is everybody's first page, and asks nobody. */
export const homePath = `/?nexturl=${encodeURIComponent("/home")}`;
