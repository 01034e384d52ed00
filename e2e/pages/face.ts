import type { Page } from "@playwright/test";
import type { Role } from "@retribusi/contract/define/roles";
import { en } from "../../apps/web/src/locales/en.ts";
import { id } from "../../apps/web/src/locales/id.ts";
import { loadEvery } from "../../apps/web/src/locales/texts.ts";

/** What the screens say, so that every control is found by its label in the language of the look. */
export const words = { en: await loadEvery(en), id: await loadEvery(id) } as const;
export type Words = (typeof words)[keyof typeof words];

/** What a screen shows after a step on it, which no address leads to. */
export interface Face {
  readonly name: string;
  readonly opener: Role | "visitor";
  readonly address: string;
  /** Answers to calls, named as `GET account/overview`: the service isn't asked, and nothing changes for other tests. */
  readonly answers?: Readonly<Record<string, { readonly status?: number; readonly json: object }>>;
  readonly reach: (page: Page, words: Words) => Promise<void>;
}

export const soon = new Date(Date.now() + 86_400_000).toISOString();

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();
export const press = (page: Page, name: string): Promise<void> => button(page, name).click();
export const inDialog = (page: Page) => page.getByRole("dialog");

/** Has the calls answered from now on. */
export async function answerCalls(page: Page, { answers = {} }: Face): Promise<void> {
  for (const [call, { status = 200, json }] of Object.entries(answers)) {
    const [method, path] = call.split(" ");
    await page.route(`**/api/${path}`, (route) =>
      route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
    );
  }
}
