import { expect, test } from "vitest";
import type { Letter } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import { onlyAddress, piecesOf, plainLetter } from "./plain-letter.ts";

const own = "https://retribusi.example/app";
const sender = { name: "Pemprov <Contoh>", own, closing: ["Jalan Contoh 1", "Tel. 022-1"] };
const page = "https://retribusi.example/#/trx_penginapan/view/12?a=1&b=2";
const letter: Letter = {
  subject: "Pesanan 12 disetujui",
  parts: [
    {
      language: "id",
      preheader: "Bayar sebelum besok",
      heading: "Silakan bayar",
      paragraphs: ["Untuk <Villa> & taman."],
      next: { text: "Bayar Rp250.000", until: "1 Desember 2026 pukul 12.00 WIB" },
      facts: [{ label: "Id billing", value: "8893200000000012" }],
      link: { label: "Buka tagihan", address: page },
      steps: [{ title: "ATM", lines: ["Masukkan kartu", "Pilih bayar"] }],
      contact: [{ label: "WhatsApp", value: "0812", address: "https://wa.me/62812" }],
    },
    { language: "en", heading: "Please pay", paragraphs: ["For the villa."] },
  ],
};

test("a letter says the same as HTML and as text", () => {
  const [html, text] = [letterHtml(letter, sender), letterText(letter, sender)];
  const said = [
    "Silakan bayar",
    "Bayar Rp250.000",
    "1 Desember 2026 pukul 12.00 WIB",
    "Id billing",
    "8893200000000012",
  ];
  for (const words of [
    ...said,
    "Buka tagihan",
    "Masukkan kartu",
    "Please pay",
    "Jalan Contoh 1",
    "English text follows",
  ]) {
    expect(html, words).toContain(words);
    expect(text, words).toContain(words);
  }
  expect(text).toContain(page);
  expect(text).toContain("Untuk <Villa> & taman.");
});

test("what a person typed is text in the HTML, never a tag, and an address stays whole", () => {
  const html = letterHtml(letter, sender);
  expect(html).toContain("Untuk &lt;Villa&gt; &amp; taman.");
  expect(html).toContain("Pemprov &lt;Contoh&gt;");
  expect(html.match(/href="https:\/\/retribusi\.example\/#\/trx_penginapan\/view\/12\?a=1&amp;b=2"/g)).toHaveLength(2);
});

test("each language is marked as such, an unknown one as none", () => {
  const html = letterHtml(letter, sender);
  expect(html).toMatch(/<html[^>]* lang="id"/);
  expect(html).toMatch(/<div lang="en" class="part"/);
  const unknown = letterHtml({ subject: "a", parts: [plainLetter("b", undefined)] }, sender);
  expect(unknown).toMatch(/<html[^>]* lang=""/);
});

test("nothing is loaded from anywhere", () => {
  expect(letterHtml(letter, sender)).not.toMatch(/<img|<link|@import|src=|url\(/);
});

test("a text becomes paragraphs, a line that is nothing but an address a button, one within a sentence a link", () => {
  const text = `Halo Budi,\n\nbuka halaman ini:\n\n${page}\n\nBukan Anda? (https://retribusi.example/#/index/lupa).`;
  const html = letterHtml({ subject: "a", parts: [plainLetter(text, "id")] }, sender);
  expect(html).toMatch(/<a class="button" href="[^"]*view\/12\?a=1&amp;b=2"/);
  expect(html).toContain('href="https://retribusi.example/#/index/lupa">https://retribusi.example/#/index/lupa</a>).');
  expect(html.match(/class="button"/g)).toHaveLength(1);
});

test.each([
  ["tanpa alamat", []],
  ["lihat https://retribusi.example/b.", ["https://retribusi.example/b"]],
  ["(https://retribusi.example/#/c?d=1&e=2), dan", ["https://retribusi.example/#/c?d=1&e=2"]],
  ["lihat https://a.example/b", []],
  ["http://retribusi.example/", []],
  ["https://retribusi.example.a.example/", []],
  ["https://retribusi.example@a.example/", []],
  ["https://a:b@retribusi.example/", []],
  ["https://retribusi.example:444/", []],
  ["javascript:alert(1) ftp://retribusi.example", []],
])("addresses that are followed in “%s”", (text, addresses) => {
  const pieces = piecesOf(text, own);
  expect(pieces.filter(({ isAddress }) => isAddress).map((piece) => piece.text)).toEqual(addresses);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

test("a name, a reason or a step that leads elsewhere is neither link nor button", () => {
  const elsewhere = "https://masuk.example/akun";
  const paragraphs = [`Halo ${elsewhere},`, elsewhere];
  const html = letterHtml(
    { subject: "a", parts: [{ language: "id", paragraphs, steps: [{ title: "ATM", lines: [elsewhere] }] }] },
    sender,
  );
  expect(html.match(/masuk\.example/g)).toHaveLength(5);
  expect(html).not.toContain("<a ");
});

test("words beside an address make it no button", () => {
  expect(onlyAddress(`  ${page} `, own)).toBe(page);
  expect(onlyAddress(`lihat ${page}`, own)).toBeUndefined();
});
