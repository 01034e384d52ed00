import { inLanguage } from "../../book/phrase.ts";
import type { Bill } from "../../caller/bill.ts";
import { wib } from "../../standard/time.ts";
import { channels } from "../order.ts";
import { exchangeList } from "./exchange.ts";
import { moment, rupiah } from "./layout.ts";
import { html, type Markup, none } from "./template.ts";
import { channelNames, type Language, ways, words } from "./words.ts";

/** What is known of a bill, and how to pay it. */
export function billView(va: string, bill: Bill, language: Language): Markup {
  const verdict = bill.payable ? words.payable : words.notPayable;
  return html`<h1>${words.bill[language]} <code>${va}</code></h1><p class="outcome ${bill.payable ? "taken" : "returned"}">${verdict[language]}
${bill.payable ? "" : words.insist[language]}</p>${factsOf(bill, language)}${payForm(va, bill, language)}
<h2>${words.saidAndAnswered[language]}</h2>${exchangeList(bill.exchanges, language)}`;
}

function factsOf({ name, amount, texts, expires, reason }: Bill, language: Language): Markup {
  const facts: [string, string][] = [
    [words.name[language], name || "–"],
    [words.amount[language], amount === null ? "–" : rupiah(amount)],
    ...texts[language].map((text): [string, string] => [words.billText[language], text]),
    ...(expires ? [[words.payUntil[language], moment(wib(expires), language)] satisfies [string, string]] : []),
    ...(reason ? [[words.answer[language], inLanguage(reason, language)] satisfies [string, string]] : []),
  ];
  return factList(facts);
}

export const factList = (facts: readonly (readonly [string, string])[]): Markup =>
  html`<dl>${facts.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;

function payForm(va: string, { amount, payable }: Bill, language: Language): Markup {
  const way = ([name, { name: label, what }]: [string, (typeof ways)["normal"]], at: number) =>
    html`<label class="way"><input type="radio" name="variant" value="${name}"${at === 0 ? html` checked` : none}>
<span><b>${label[language]}</b><small>${what[language]}</small></span></label>`;
  const channel = ([code, key]: [string, string]) =>
    html`<option value="${code}"${code === "6011" ? html` selected` : none}>${channelNames[key]?.[language] ?? key}</option>`;
  const placeholder = amount === null ? "" : String(amount);
  return html`<form method="post" action="/pay" class="panel" data-wait="${words.paying[language]}"><input type="hidden" name="va" value="${va}">
<fieldset><legend>${words.howToPay[language]}</legend><div class="ways">${Object.entries(ways).map(way)}</div></fieldset>
<div class="fields"><label>${words.otherAmount[language]}<input type="number" name="amount" min="1" step="1" placeholder="${placeholder}"
${payable && amount !== null ? none : html`required`}></label>
<label>${words.paidAt[language]}<input type="datetime-local" name="at" step="1"></label>
<label>${words.channel[language]}<select name="channel">${Object.entries(channels).map(channel)}</select></label></div>
<button class="primary">${words.pay[language]}</button></form>`;
}
