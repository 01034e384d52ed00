import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Label, Language } from "@retribusi/contract/define/label";
import { expect, open } from "../fixtures.ts";
import { asksWhoComes, letterTo, looked, type ReadMail, readWords } from "./letters.ts";
import { routesIn } from "./mails.ts";

/** What a mail must say to whom it isn't about a booking of their own, and the pages that its links lead to; `{id}` is what it is about. */
export interface AccountSaying {
  readonly subject: Label;
  readonly words: readonly Label[];
  readonly leads?: readonly string[];
  /** Where they may lead besides, by what others do meanwhile. */
  readonly perhaps?: readonly string[];
}

type Visitor = (options?: BrowserContextOptions & { language?: Language }) => Promise<Page>;

const pathOf = (route: string): string => route.split("?")[0] ?? "";

async function openSignIn(stranger: Page, route: string): Promise<void> {
  await open(stranger, route);
  await expect(stranger.locator("input[type=password]")).toBeVisible();
}

/** Opens each link as somebody who isn't signed in: public pages open, of others it is remembered that they are wanted. */
async function followEach(stranger: Page, mail: ReadMail): Promise<void> {
  for (const route of new Set(routesIn(mail.text))) {
    if (route.startsWith("/index/")) await open(stranger, route);
    else if (route.includes("nexturl=")) await openSignIn(stranger, route);
    else await asksWhoComes(stranger, route);
  }
}

/** Somebody who reads mails in a language, each opened on a small phone and compared with what it must say, and follows all its links. */
export async function accountMailReader(visitor: Visitor, language: Language) {
  const reader = await visitor({ language });
  const stranger = await visitor({ language });
  return async (
    email: string,
    { subject, words, leads = [], perhaps = [] }: AccountSaying,
    facts: readonly string[] = [],
    id: number | string = "",
  ): Promise<ReadMail> => {
    const filled = (text: string) => text.replace("{id}", String(id));
    const said = words.map((text) => text[language]);
    const mail = await letterTo(reader, email, new RegExp(`^${RegExp.escape(filled(subject[language]))}$`), {
      ...looked,
      says: said[0] ?? "",
    });
    await readWords(reader, mail, { words: [...said, ...facts] });
    const found = [...new Set(routesIn(mail.text).map(pathOf))].filter((path) => !perhaps.includes(path));
    expect(found, `where “${mail.subject}” leads to`).toEqual(leads.map(filled));
    await followEach(stranger, mail);
    return mail;
  };
}
