import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Label, Language } from "@retribusi/contract/define/label";
import { asksWhoComes, letterTo, looked, type ReadMail, readLetter } from "./letters.ts";
import type { Order } from "./own-order.ts";

/** What a mail must say of a booking, in both languages; `{id}` is the booking's number. */
export interface Saying {
  readonly subject: Label;
  readonly words: readonly Label[];
  readonly link?: keyof typeof links;
  readonly not?: readonly Label[];
}

const links = {
  page: { en: "Open the booking", id: "Buka pesanan" },
  bill: { en: "Open the bill", id: "Buka tagihan" },
} as const;

/** What is to be done next, and until when. */
export const next = { en: "What to do next", id: "Yang perlu Anda lakukan" } as const;

type Visitor = (options?: BrowserContextOptions & { language?: Language }) => Promise<Page>;

/**
 * Somebody who reads mails in a language: each is waited for, opened on a small phone and compared with what it must say; its link leads to
 * the booking, of whoever isn't signed in as well.
 */
export async function mailReader(visitor: Visitor, language: Language) {
  const reader = await visitor({ language });
  const stranger = await visitor({ language });
  return async (order: Order, saying: Saying, facts: readonly string[] = []): Promise<ReadMail> => {
    const { subject, words, link = "page", not = [] } = saying;
    const exactly = RegExp.escape(subject[language].replace("{id}", String(order.id)));
    const mail = await letterTo(reader, `${order.who}@example.test`, new RegExp(`^${exactly}$`), {
      ...looked,
      says: words[0]?.[language] ?? "",
    });
    await readLetter(reader, mail, order.id, {
      words: [order.name, ...words.map((text) => text[language]), ...facts],
      link: links[link][language],
      not: not.map((text) => text[language]),
    });
    await asksWhoComes(stranger, `/trx_penginapan/view/${order.id}`);
    return mail;
  };
}
