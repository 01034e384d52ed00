import type { Exchange } from "../../book/entry.ts";
import { inLanguage } from "../../book/phrase.ts";
import { clock } from "./layout.ts";
import { html, type Markup, none } from "./template.ts";
import { type Language, words } from "./words.ts";

/** A body laid out for the eye; what is no JSON stays as it came. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const codeOf = ({ answer, status }: Exchange): string =>
  /"responseCode"\s*:\s*"?(\d{7})/.exec(answer)?.[1] ?? (status === 0 ? "–" : String(status));

function raw(exchange: Exchange, language: Language): string {
  const { method, url, headers, body, status, answer, note } = exchange;
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const said = [`${method} ${url}`, ...head, "", pretty(body)].join("\n").trimEnd();
  return `${said}\n\n← ${status || "–"}${note ? ` (${inLanguage(note, language)})` : ""}\n${pretty(answer)}`.trimEnd();
}

/** One message behind a disclosure that says which, which way and what was answered. */
function exchangeView(exchange: Exchange, language: Language): Markup {
  const { at, service, direction, ms, note } = exchange;
  const way = direction === "out" ? words.toBiller : words.fromBiller;
  return html`<details class="message"><summary><b>${service}</b> ${way[language]} → <code>${codeOf(exchange)}</code>
<small>${clock(at, language)}, ${ms} ms</small>${note ? html`<span class="note">${inLanguage(note, language)}</span>` : none}</summary><pre tabindex="0">${raw(exchange, language)}</pre></details>`;
}

export function exchangeList(exchanges: readonly Exchange[], language: Language): Markup {
  if (exchanges.length === 0) return html`<p>${words.nothingSaid[language]}</p>`;
  return html`${exchanges.map((exchange) => exchangeView(exchange, language))}`;
}
