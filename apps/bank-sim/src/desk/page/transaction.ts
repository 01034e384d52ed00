import type { Transaction } from "../../book/entry.ts";
import { inLanguage } from "../../book/phrase.ts";
import { factList } from "./bill.ts";
import { exchangeList } from "./exchange.ts";
import { wayName } from "./home.ts";
import { moment, rupiah } from "./layout.ts";
import { html, type Markup, none } from "./template.ts";
import { type Language, states, words } from "./words.ts";

/** What came of a payment. `also`: the other payment of the same order; `running`: something is still said about it. */
export function transactionView(
  one: Transaction,
  also: string | undefined,
  running: boolean,
  language: Language,
): Markup {
  const { id, state, untold, va } = one;
  const [told, under] = [untold ? words.untold[language] : "", running ? words.underWay[language] : ""];
  return html`<h1>${rupiah(one.amount)} → <code>${va}</code></h1>
<p class="outcome ${state}" data-outcome><b>${states[state].short[language]}.</b> ${states[state].long[language]} ${told} ${under}</p>
${running ? html`<noscript><p><a href="">${words.lookAgain[language]}</a></p></noscript>` : againForm(one, language)}
${factsOf(one, language)}${also ? html`<p><a href="/transaction?id=${also}">${words.otherOfOrder[language]}</a></p>` : none}
<p><a href="/bill?va=${va}">${words.lookUp[language]}</a> · <a href="/">${words.payAnother[language]}</a></p>
<h2 id="said-${id}">${words.saidAndAnswered[language]}</h2>${exchangeList(one.exchanges, language)}`;
}

const factsOf = (one: Transaction, language: Language): Markup =>
  factList([
    [words.name[language], one.name || "–"],
    [words.way[language], wayName(one.variant, language)],
    [words.time[language], moment(one.trxDateTime, language)],
    [words.answer[language], inLanguage(one.reason, language) || "–"],
    [words.paymentNumber[language], one.id],
    [words.reference[language], one.referenceNo],
  ]);

function againForm({ id, state, untold }: Transaction, language: Language): Markup {
  if (state !== "open" && !untold) return none;
  return html`<form method="post" action="/settle"><input type="hidden" name="id" value="${id}">
<button>${words.askAgain[language]}</button></form>`;
}
