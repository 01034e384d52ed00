import { wib } from "../../standard/time.ts";
import { html, type Markup } from "./template.ts";
import { type Language, words } from "./words.ts";

export interface Frame {
  language: Language;
  /** The address of the page, for the other language. */
  here: string;
}

/** A page of the counter, whole. `running`: it is looked at again until that is over. */
export function layout({ language, here }: Frame, title: string, content: Markup, running = false): string {
  const other = language === "en" ? "id" : "en";
  const page = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – ${words.title[language]}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/counter.css">
<link rel="stylesheet" href="/form.css"><script type="module" src="/follow.mjs"></script></head><body>
<a class="skip" href="#content">${words.skip[language]}</a>
<header><div><a class="bank" href="/">${words.title[language]}</a><p>${words.noMoney[language]}</p></div>
<nav><a href="/">${words.counter[language]}</a><a href="/messages">${words.messages[language]}</a>
<a href="${inLanguage(here, other)}" hreflang="${other}" lang="${other}">${other === "id" ? "Bahasa Indonesia" : "English"}</a></nav></header>
<main id="content" tabindex="-1"${running ? html` data-running` : ""}>${content}</main><p id="wait" role="status"></p></body></html>`;
  return page.text;
}

function inLanguage(here: string, language: Language): string {
  const url = new URL(here, "http://localhost");
  url.searchParams.set("lang", language);
  return url.pathname + url.search;
}

/** `Rp 150.000`, as both languages write it here. */
export const rupiah = (amount: number): string => `Rp ${amount.toLocaleString("id-ID")}`;

/** Of an instant only the time of the day, `14:03:22 WIB`. */
export const clock = (instant: string, language: Language): string =>
  moment(wib(new Date(instant)), language).slice("25-11-2026 ".length);

/** `25-11-2026 14:03:22 WIB` of a time of the standard; Indonesian writes the hours with dots. */
export function moment(time: string, language: Language): string {
  const [year, month, day] = time.slice(0, 10).split("-");
  const hours = time.slice(11, 19);
  return `${day}-${month}-${year} ${language === "id" ? hours.replaceAll(":", ".") : hours} WIB`;
}
