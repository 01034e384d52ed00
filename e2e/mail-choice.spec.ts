import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { type Account, addPerson, expect, expectAccessible, open, test } from "./fixtures.ts";
import { countLetters, letterTo } from "./pages/letters.ts";
import { chooseNight } from "./pages/night.ts";
import { readAs } from "./pages/own-object.ts";
import { callAs, details, payWalkIn } from "./pages/walk-in.ts";

const entity = "trx_penginapan";
const worklist = "billing/pengecualian";

/** A manager of the demonstration's group, whose choices are nobody else's. */
async function addManager(page: Page): Promise<Account> {
  const { pemdaid, skpdid, pengelolaid } = await readAs(page, "pengelola", "account");
  return addPerson(page, "pengelola", { pemdaid, skpdid, pengelolaid });
}

/** An order of somebody new that waits for the group's answer. */
async function submit(page: Page): Promise<number> {
  const who = await addPerson(page);
  const wish = { ...(await chooseNight(page)), kunci: randomUUID() };
  const { id, versi } = await callAs(page, who, `${entity}/pesan_nsb`, wish);
  const filled = await callAs(page, who, `${entity}/isi_kelengkapan_nsb/${id}`, { versi, ...details });
  const agreed = { versi: filled.versi, totalbiaya: filled.harga.totalbiaya, setuju: true };
  await callAs(page, who, `${entity}/konfirmasipesanan_nasabah/${id}`, agreed);
  return Number(id);
}

/** A bill of the group is paid twice; answers the number of the money that fits no bill. */
async function payTwice(page: Page): Promise<number> {
  const { idbilling, jumlah } = await payWalkIn(page, "bank");
  const again = { idbilling, jumlah, referensi: randomUUID(), waktutransaksi: new Date().toISOString() };
  return Number((await callAs(page, "bank", "billing/uangmasuk", again)).pengecualian.id);
}

/** Moves a switch, and waits until that is kept. */
async function turn(page: Page, choice: Locator): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/api/account/mails") && answer.ok());
  await choice.click({ force: true });
  await kept;
}

/** A colleague gives the money to somebody. */
async function giveTo(page: Page, id: number, who: Account): Promise<void> {
  const { versi } = await readAs(page, "pengelola", `${worklist}/view/${id}`);
  const { userid } = await readAs(page, who, "account");
  await callAs(page, "pengelola", `${worklist}/tugaskan/${id}`, { versi, userid });
}

test("a manager who switches mails of orders off reads of them inside alone, still has the mails of duties, and gets the others again once they are on", async ({
  as,
}) => {
  const setup = await as("superuser");
  const [who, colleague] = [await addManager(setup), await addManager(setup)];
  const [own, other] = [`${who}@example.test`, `${colleague}@example.test`];
  const page = await as(who);
  await open(page, "/account");
  const choice = page.getByRole("switch", { name: "Orders and requests that wait" });
  const duty = page.getByRole("switch", { name: "Decisions and money that wait for you" });
  await expect(duty).toBeChecked();
  await expect(duty).toBeDisabled();
  await expect(choice).toBeChecked();
  await turn(page, choice);
  await expect(choice).not.toBeChecked();
  await expectAccessible(page);

  const quiet = await submit(page);
  const subject = (id: number) => new RegExp(`^Order ${id} waits for your answer$`);
  await letterTo(page, other, subject(quiet));
  await open(page, "/inbox");
  await expect(page.getByText(subject(quiet)).first()).toBeVisible();
  // Mails to one person go out in their order: what came before this one would be there.
  const money = await payTwice(page);
  await giveTo(page, money, who);
  const yours = await letterTo(page, own, new RegExp(`^Money without a bill is yours to settle: no\\. ${money}$`));
  expect(yours.html).toContain(`#/${worklist}?berkas=${money}`);
  expect(await countLetters(page, own, subject(quiet))).toBe(0);

  await open(page, "/account");
  await turn(page, choice);
  await expect(choice).toBeChecked();
  const loud = await submit(page);
  const mail = await letterTo(page, own, subject(loud));
  expect(mail.html).toContain(`#/${entity}/view/${loud}`);
  expect(await countLetters(page, own, subject(quiet))).toBe(0);
});
