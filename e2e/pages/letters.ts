import { expect, type Page } from "@playwright/test";
import ical from "node-ical";
import { expectAccessible, open, password } from "../fixtures.ts";
import { mailPort } from "../ports.ts";
import { routeIn } from "./mails.ts";

const widths = [320, 600];
const schemes = ["light", "dark"] as const;

interface Caught {
  readonly id: string;
  readonly subject: string;
  readonly html?: string;
  readonly text: string;
  readonly to: readonly { readonly address: string }[];
  readonly attachments: readonly { readonly filename: string }[];
}

const catcher = `http://127.0.0.1:${mailPort}`;

/** A mail as its reader has it. */
export interface ReadMail extends Caught {
  readonly html: string;
}

interface Wanted {
  /** What it says, where several have the same subject. */
  readonly says?: string;
  /** Milliseconds, where what causes it is looked for seldom. */
  readonly timeout?: number;
}

/** Occasions are looked for each minute, on a machine that others use as well. */
export const looked = { timeout: 150_000 } as const;

/** Waits for the newest mail to an address whose subject fits. */
export async function letterTo(
  page: Page,
  address: string,
  subject: RegExp,
  { says = "", timeout = 45_000 }: Wanted = {},
): Promise<ReadMail> {
  let found: Caught | undefined;
  const read = async () => {
    const caught: readonly Caught[] = await (await page.request.get(`${catcher}/messages.json`)).json();
    found = caught.find(
      (mail) => mail.to.some((to) => to.address === address) && subject.test(mail.subject) && mail.text.includes(says),
    );
    return found?.html;
  };
  await expect.poll(read, { message: `a mail to ${address} about ${subject}`, timeout }).toBeTruthy();
  if (!found?.html) throw new Error("The mail has no HTML.");
  return { ...found, html: found.html };
}

/** How many mails to an address whose subject fits have come by now. */
export async function countLetters(page: Page, address: string, subject: RegExp): Promise<number> {
  const caught: readonly Caught[] = await (await page.request.get(`${catcher}/messages.json`)).json();
  return caught.filter((mail) => mail.to.some((to) => to.address === address) && subject.test(mail.subject)).length;
}

/** The file of a mail whose name fits. */
export async function fileOf(page: Page, { id, attachments }: ReadMail, name: RegExp): Promise<Buffer> {
  const at = attachments.findIndex(({ filename }) => name.test(filename));
  expect(at, `a file ${name} among ${attachments.map(({ filename }) => filename).join(", ")}`).toBeGreaterThanOrEqual(
    0,
  );
  return (await page.request.get(`${catcher}/mail/${id}/${at}`)).body();
}

/** Opens a mail as its reader does, narrow and wide, light and dark, and looks at it. */
export async function look(page: Page, { html, subject }: ReadMail): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.setContent(html);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `“${subject}” fits into ${width} pixels`).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
  }
}

/** What the calendar of a mail says: what, and from which day on. */
export async function dateIn(page: Page, mail: ReadMail) {
  const events = Object.values(ical.sync.parseICS((await fileOf(page, mail, /\.ics$/)).toString()));
  return events.flatMap((one) => (one?.type === "VEVENT" ? [one.summary, one.start.toISOString().slice(0, 10)] : []));
}

export interface Expected {
  readonly words: readonly string[];
  readonly link: string | RegExp;
  /** Words that ask for nothing that isn't asked for. */
  readonly not?: readonly string[];
}

type Words = Omit<Expected, "link">;

/** Opens a mail on a small phone: it says this, with HTML and without, and not that. */
export async function readWords(reader: Page, mail: ReadMail, { words, not = [] }: Words): Promise<void> {
  await reader.setViewportSize({ width: 320, height: 900 });
  await reader.setContent(mail.html);
  await expectAccessible(reader);
  const shown = (text: string) => reader.getByText(text).filter({ visible: true });
  for (const text of words) {
    await expect(shown(text).first(), `“${mail.subject}” says “${text}”`).toBeVisible();
    expect(mail.text, `“${mail.subject}” says “${text}” without HTML too`).toContain(text);
  }
  for (const text of not) await expect(shown(text), `“${mail.subject}” doesn't say “${text}”`).toHaveCount(0);
}

/** The same, and its one link leads to the booking. */
export async function readLetter(
  reader: Page,
  mail: ReadMail,
  id: number,
  { link, ...expected }: Expected,
): Promise<void> {
  await readWords(reader, mail, expected);
  await expect(reader.getByRole("link", { name: link })).toHaveAttribute(
    "href",
    new RegExp(`/\\?bahasa=(en|id)#/trx_penginapan/view/${id}$`),
  );
}

/** Opens a page as somebody who isn't signed in, who is asked who they are while it is remembered where they want to. */
export async function asksWhoComes(stranger: Page, route: string): Promise<void> {
  await open(stranger, route);
  await expect(stranger).toHaveURL((address) => address.hash.includes(`nexturl=${encodeURIComponent(route)}`));
}

/** Opens the link of a mail as somebody who isn't signed in, who then is, and arrives where it led to. */
export async function followSignedOut(reader: Page, { text }: ReadMail, who: string): Promise<void> {
  const route = routeIn(text);
  await asksWhoComes(reader, route);
  await reader.locator("input[autocomplete=username]").fill(who);
  await reader.locator("input[type=password]").fill(password);
  await reader.locator("button[type=submit]").click();
  await expect(reader).toHaveURL((address) => address.hash === `#${route}`);
}
