import type { Bank } from "../../book/bank.ts";
import type { Contract } from "../../book/contract.ts";
import type { Transaction } from "../../book/entry.ts";
import { noFaults } from "../../book/fault.ts";
import { wibDay } from "../../standard/time.ts";
import { clock, rupiah } from "./layout.ts";
import { html, type Markup, none } from "./template.ts";
import { type Language, states, ways, words } from "./words.ts";

export function homeView(bank: Bank, language: Language): Markup {
  const contracts = bank.contracts();
  return html`<h1>${words.counter[language]}</h1>${numberForm(bank, language)}${contractList(contracts, language)}
${transactionList(bank, language)}${reportForm(contracts, wibDay(bank.now()), language)}${faultForm(bank, language)}`;
}

/** Numbers that the bank has met before are offered. */
function numberForm({ book }: Bank, language: Language): Markup {
  const met = [...book.transactions.values()].map(({ va }) => va);
  const known = [...new Set([...book.accounts.keys(), ...met.reverse()])].slice(0, 50);
  return html`<form action="/bill" class="panel number" data-wait="${words.asking[language]}">
<label for="va">${words.number[language]}</label><div class="line"><input id="va" name="va" required maxlength="512" autocomplete="off"
inputmode="text" list="known" spellcheck="false"><button>${words.lookUp[language]}</button></div>
<datalist id="known">${known.map((va) => html`<option value="${va}">`)}</datalist></form>`;
}

function contractList(contracts: readonly Contract[], language: Language): Markup {
  if (contracts.length === 0) return html`<p class="notice">${words.noContracts[language]}</p>`;
  const item = ({ name, partnerServiceId, mode }: Contract) => {
    const kept = mode === "BILLER" ? words.keptByBiller : words.keptByBank;
    return html`<li><code>${partnerServiceId}…</code> ${name} – ${kept[language]}</li>`;
  };
  return html`<details class="panel"><summary>${words.contracts[language]} (${contracts.length})</summary><ul>${contracts.map(item)}</ul></details>`;
}

function transactionList({ book, now }: Bank, language: Language): Markup {
  const today = wibDay(now());
  const all = [...book.transactions.values()].filter(({ recordedAt }) => wibDay(new Date(recordedAt)) === today);
  const head = html`<h2>${words.today[language]}</h2>`;
  if (all.length === 0) return html`${head}<p class="notice">${words.nothingToday[language]}</p>`;
  const columns = [words.time, words.bill, words.name, words.amount, words.way, words.money];
  return html`${head}<table role="table"><thead role="rowgroup"><tr role="row">${columns.map((column) => html`<th role="columnheader" scope="col">${column[language]}</th>`)}</tr></thead>
<tbody role="rowgroup">${all.reverse().map((one) => transactionRow(one, language))}</tbody></table>`;
}

function transactionRow({ id, recordedAt, va, name, amount, variant, state }: Transaction, language: Language): Markup {
  const at = clock(recordedAt, language);
  return html`<tr role="row"><td role="cell">${at}</td><td role="cell"><a href="/transaction?id=${id}"><code>${va}</code></a></td><td role="cell">${name || "–"}</td>
<td role="cell" class="amount">${rupiah(amount)}</td><td role="cell">${wayName(variant, language)}</td><td role="cell"><span class="state ${state}">${states[state].short[language]}</span></td></tr>`;
}

export const wayName = (variant: string, language: Language): string =>
  Object.entries(ways).find(([name]) => name === variant)?.[1].name[language] ?? variant;

function reportForm(contracts: readonly Contract[], today: string, language: Language): Markup {
  if (contracts.length === 0) return none;
  const option = ({ name, partnerServiceId }: Contract) =>
    html`<option value="${partnerServiceId}">${name} (${partnerServiceId})</option>`;
  return html`<h2>${words.reports[language]}</h2><form action="/report" class="panel line">
<label>${words.day[language]}<input type="date" name="day" required value="${today}"></label>
<label>${words.contract[language]}<select name="partner">${contracts.map(option)}</select></label>
<button name="as" value="csv">${words.asTable[language]}</button><button name="as" value="sta">${words.asStatement[language]}</button></form>`;
}

function faultForm(bank: Bank, language: Language): Markup {
  const faults = bank.faults();
  const isOn =
    faults.down !== "no" || faults.slowMs > 0 || faults.lost > 0 || faults.lostCreate !== noFaults.lostCreate;
  const downs = [
    ["no", words.downNo],
    ["503", words.down503],
    ["cut", words.downCut],
  ] as const;
  const option = ([value, label]: (typeof downs)[number]) =>
    html`<option value="${value}"${faults.down === value ? html` selected` : none}>${label[language]}</option>`;
  return html`<details class="panel"${isOn ? html` open` : none}>
<summary><h2>${words.faults[language]}</h2>${isOn ? html` – <strong class="note">${words.someFault[language]}</strong>` : none}</summary>
<form method="post" action="/faults" class="fields"><label>${words.down[language]}<select name="down">${downs.map(option)}</select></label>
<label>${words.slow[language]}<input type="number" name="slowMs" min="0" max="120000" value="${faults.slowMs}"></label>
<label>${words.lost[language]}<input type="number" name="lost" min="0" max="1" step="any" value="${faults.lost}"></label>
<label>${words.seed[language]}<input type="number" name="seed" value="${faults.seed}"></label>
<label class="check"><input type="checkbox" name="lostCreate"${faults.lostCreate ? html` checked` : none}>${words.lostCreate[language]}</label>
<button>${words.setFaults[language]}</button></form></details>`;
}
