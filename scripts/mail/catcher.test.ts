import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openMailbox } from "./mailbox.ts";
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

  const mail = await mailbox.find(newest?.id ?? "");
  const page = mail ? mailPage(mail) : "";
  expect(page).toContain('sandbox="allow-popups"');
  expect(page).toContain("&#60;p onclick=&#34;x&#34;&#62;Rp 250.000");
  expect(await mailbox.find("../settings")).toBeNull();
});
