import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Mail, openMailbox } from "./mailbox.ts";
import { listPage, mailPage } from "./page.ts";

const folder = mkdtempSync(join(tmpdir(), "mail-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = [
  "From: e-Retribusi <no-reply@example.test>",
  "To: Siti <siti@example.test>",
  "Subject: Tagihan <1>",
  "Content-Type: text/html; charset=utf-8",
  "",
  '<p onclick="x">Rp 250.000</p>',
].join("\r\n");

const own = "http://localhost:3000";
const mail: Mail = { id: "1", headers: [], headerLines: [], attachments: [] };

test("mails are kept, newest first, and shown without running what they contain", async () => {
  const mailbox = openMailbox(folder);
  expect(await mailbox.list()).toEqual([]);
  mailbox.keep(Buffer.from(SOURCE.replace("<1>", "<0>")));
  mailbox.keep(Buffer.from(SOURCE));
  const [newest, oldest] = await openMailbox(folder).list();
  expect([newest?.subject, oldest?.subject]).toEqual(["Tagihan <1>", "Tagihan <0>"]);

  const list = listPage(await mailbox.list());
  expect(list).toContain("Tagihan &#60;1&#62;");
  expect(list).toContain("siti@example.test");

  const found = await mailbox.find(newest?.id ?? "");
  const page = found ? mailPage(found, own) : "";
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).toContain("&#60;base target=&#34;_blank&#34;&#62;&#60;p onclick=&#34;x&#34;&#62;Rp 250.000");
  expect(await mailbox.find("../settings")).toBeNull();
});

const keyed = `${own}/#/index/resetpassword?key=a-b_c&x=1`;

test.each([
  ["an address of the application", `Buka ${keyed}.`, [keyed]],
  ["it in brackets, and twice", `(${own}/#/account), ${own}/`, [`${own}/#/account`, `${own}/`]],
  ["another place", "https://contoh.example/#/index", []],
  ["another port", "http://localhost:3001/#/index", []],
  ["a name that begins alike", "http://localhost:3000.contoh.example/", []],
  ["a name before an @", "http://localhost:3000@contoh.example/", []],
  ["a password before an @", "http://a:b@localhost:3000/", []],
  ["another scheme", "javascript://localhost:3000/%0aalert(1)", []],
] as const)("in the text of a mail can be followed: %s", (_, text, links) => {
  const page = mailPage({ ...mail, text }, own);
  const found = [...page.matchAll(/<pre>.*<\/pre>/gs)].flatMap(([pre]) => [
    ...pre.matchAll(/<a href="([^"]*)"([^>]*)>/g),
  ]);
  expect(found.map(([, href = ""]) => href.replaceAll("&#38;", "&"))).toEqual(links);
  for (const [, , attributes] of found) expect(attributes).toBe(' target="_blank" rel="noopener noreferrer"');
});

test("what stands around and within an address stays text", () => {
  const page = mailPage({ ...mail, text: `<b>${own}/"onmouseover="x" ${own}/'><script>` }, own);
  expect(page).toContain('&#60;b&#62;<a href="http://localhost:3000/"');
  expect(page).not.toMatch(/<script|<b>|" onmouseover|"onmouseover/);
});
