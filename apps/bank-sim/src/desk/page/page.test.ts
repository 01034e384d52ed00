import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestBank, type TestBank } from "../../testing/bank.ts";
import { html } from "./template.ts";
import { states, ways, words } from "./words.ts";

const va = "8893200000000012";
let at: TestBank;

beforeEach(async () => {
  at = await openTestBank();
  at.biller.bills.set(va, { amount: 150_000, expires: Date.now() + 3600_000 });
});

afterEach(() => at.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(at.url + path, { headers, redirect: "manual" });
  const text = (await response.text()).replaceAll("&#39;", "'");
  return { status: response.status, text, headers: response.headers };
};

/** Sends a form and follows to the page that it leads to. */
const send = async (path: string, fields: Record<string, string>) => {
  const response = await fetch(at.url + path, { method: "POST", body: new URLSearchParams(fields) });
  return { status: response.status, url: response.url, text: await response.text() };
};

/** The page of a payment when nothing is under way any more. */
const ended = async (url: string) => {
  const read = async () => (await get(url.replace(at.url, ""))).text;
  await expect.poll(read, { interval: 10 }).not.toContain("data-running");
  return await read();
};

describe.each(["en", "id"] as const)("in %s", (language) => {
  test("a bill is looked up, paid, and what came of it is told", async () => {
    const home = await get(`/?lang=${language}`);
    expect(home.text).toContain(`<html lang="${language}">`);
    expect(home.text).toContain(words.nothingToday[language]);
    const cookie = home.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    const bill = (await get(`/bill?va=8893200000000012`, { cookie })).text;
    for (const text of ["Siti &#38; Budi", "Rp 150.000", words.payable[language], "2002400"])
      expect(bill).toContain(text);
    expect(bill).toContain(language === "en" ? "Hall &#60;B&#62;" : "Aula &#60;B&#62;");
    for (const { name } of Object.values(ways)) expect(bill).toContain(`<b>${name[language]}</b>`);
    const { url } = await send("/pay", { va, variant: "normal", amount: "", at: "", channel: "6010" });
    await ended(url);
    const paid = (await get(url.replace(at.url, ""), { cookie })).text;
    for (const text of [states.taken.long[language], "2002500", "&#34;paymentRequestId&#34;"])
      expect(paid).toContain(text);
    const list = (await get("/", { cookie })).text;
    expect(list).toContain(`<span class="state taken">${states.taken.short[language]}</span>`);
  });

  test("what can't be done is told", async () => {
    const refused = await get(`/bill?va=777&lang=${language}`);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(
      language === "en" ? "has no contract for the number 777" : "tidak punya kontrak untuk nomor 777",
    );
    expect(await get(`/nothing?lang=${language}`)).toMatchObject({ status: 404 });
    writeFileSync(join(at.folder, "partners.json"), "[]");
    expect((await get(`/?lang=${language}`)).text).toContain(words.noContracts[language]);
    writeFileSync(join(at.folder, "partners.json"), "[{");
    expect((await get(`/?lang=${language}`)).text).toContain("partners.json: SyntaxError");
  });
});

test("the language is the browser's until one is chosen", async () => {
  expect((await get("/", { "accept-language": "en-GB" })).text).toContain('<html lang="en">');
  expect((await get("/", { "accept-language": "fr" })).text).toContain('<html lang="id">');
  expect((await get("/", { "accept-language": "en-GB", cookie: "lang=id" })).text).toContain('<html lang="id">');
});

test("a payment under way says so, and another time and amount are those of the form", async () => {
  at.biller.next = [504, "cut"];
  const { url, text } = await send("/pay", {
    va,
    variant: "late",
    amount: "7000",
    at: "2026-12-24T10:00",
    channel: "6011",
  });
  expect(text).toContain("data-running");
  await ended(url);
  const [paid] = at.bank.book.transactions.values();
  expect(paid).toMatchObject({ amount: 7000, trxDateTime: "2026-12-24T10:00:00+07:00", state: "returned" });
});

test("two payments of one order lead to each other", async () => {
  const { url } = await send("/pay", { va, variant: "twice", channel: "6011" });
  const [first, second] = [...at.bank.book.transactions.keys()];
  expect(await ended(url)).toContain(`/transaction?id=${second}`);
  expect(await ended(`${at.url}/transaction?id=${second}`)).toContain(`/transaction?id=${first}`);
});

test("money that nobody knows of can be asked after", async () => {
  at.biller.next = Array.from({ length: 12 }, () => 504);
  const { url } = await send("/pay", { va, variant: "normal", amount: "150000", channel: "6011" });
  expect(await ended(url)).toContain('action="/settle"');
  at.biller.next = [];
  const [id = ""] = at.bank.book.transactions.keys();
  await send("/settle", { id });
  expect(await ended(url)).toContain(states.returned.short.id);
});

test("faults are set by a form, and told of", async () => {
  const { text } = await send("/faults", { down: "503", slowMs: "5", lost: "0.25", seed: "3", lostCreate: "on" });
  expect(at.bank.faults()).toEqual({ down: "503", slowMs: 5, lost: 0.25, seed: 3, lostCreate: true });
  expect(text).toContain(words.someFault.id);
  expect((await send("/faults", { down: "no", slowMs: "-1" })).status).toBe(400);
  await send("/faults", { down: "no", slowMs: "0", lost: "0", seed: "1" });
  expect(at.bank.faults().lostCreate).toBe(false);
});

test("the report is found by its form, the messages on their page", async () => {
  const report = await get("/report?day=2026-11-25&partner=88932&as=sta");
  expect([report.status, report.headers.get("location")]).toEqual([303, "/report/2026-11-25.sta?partner=88932"]);
  await at.control("inquiry", { va });
  expect((await get("/messages?lang=en")).text).toContain("<b>inquiry</b> to the biller");
});

test("nothing comes from elsewhere, and nothing that is put in becomes HTML", async () => {
  const { text, headers } = await get("/?lang=en");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
  for (const [, path = ""] of text.matchAll(/(?:src|href)="(\/[^"]*\.(?:css|mjs))"/g)) {
    expect((await get(path)).text).toBe(readFileSync(new URL(`.${path}`, import.meta.url), "utf8"));
  }
  expect(html`<p title="${'"'}">${["<b>", html`<i>`, 7]}</p>`.text).toBe('<p title="&#34;">&#60;b&#62;<i>7</p>');
});
