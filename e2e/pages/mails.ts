import { expect, type Page } from "@playwright/test";
import { mailPort } from "../ports.ts";

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly to: readonly { readonly address: string }[];
}

/** Waits for the newest mail to an address whose subject fits, and answers with its text. Mails are sent some seconds after their cause. */
export async function mailTo(page: Page, address: string, subject: RegExp): Promise<string> {
  let text: string | undefined;
  const read = async () => {
    const caught: readonly Mail[] = await (await page.request.get(`http://127.0.0.1:${mailPort}/messages.json`)).json();
    text = caught.find((mail) => mail.to.some((to) => to.address === address) && subject.test(mail.subject))?.text;
    return text;
  };
  await expect.poll(read, { message: `a mail to ${address} about ${subject}` }).toBeTruthy();
  return text ?? "";
}

/** The links to the application that stand in a mail, as routes of it. */
export const routesIn = (text: string): readonly string[] =>
  [...text.matchAll(/https?:\/\/\S+?\/(?:\?\w+=\w+)?#(\/\S+)/g)].map(([, route = ""]) => route);

/** The first of them. */
export function routeIn(text: string): string {
  const [route] = routesIn(text);
  expect(route, "the mail has a link").toBeTruthy();
  return route ?? "/";
}
