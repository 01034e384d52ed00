import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const source = join(ROOT, "apps/web/src");

/** Every file that keeps something in the browser, and what it is; of a person the session's token, and what a visitor is about to send. */
const keepers: Readonly<Record<string, string>> = {
  "lib/session.ts": "the session's token, in the tab or with remember-me on the device",
  "lib/i18n.ts": "the language",
  "lib/known-device.ts": "a signed mark of this device and the number of an account; it opens nothing",
  "features/catalog/device-favourites.ts":
    "what a visitor keeps to find it again, by name, until a customer signs in there",
  "features/guide/tip-memory.ts": "which tips the account of a number has put away",
  "records/list/use-record-list.ts": "which columns of a list are shown",
  "features/shell/use-folded.ts": "which groups of the menu are folded",
  "features/identity/registration/registration-draft.ts":
    "a registration that is not sent, without passwords, identity number and files, in the tab",
  "features/order/order-draft.ts": "key and note of an order that is not sent",
  "features/order/pending-order.ts": "an order whose button a visitor has pressed, until its answer, in the tab",
  "lib/pressed.ts": "where that was, and that somebody has signed in for it, in the tab",
  "first-paint.ts":
    "nothing of its own: before anything is painted it reads language, appearance and whether there is a session",
  "lib/receipt-place.ts": "where a customer's own receipts are, which it takes away when the session is left",
  "lib/kept-receipts.ts": "a customer's own receipts, until the session is left",
  "features/push/push-browser.ts": "the number of the account that is told of notices on this device",
  "register-worker.ts": "what is built, the same for everybody",
};

test("what the browser keeps is kept by these files alone", async () => {
  const found: string[] = [];
  for await (const file of glob("**/*.{ts,tsx}", { cwd: source })) {
    if (/\.test\.|^testing\//.test(file)) continue;
    const text = await readFile(join(source, file), "utf8");
    const ways =
      /\b(local|session)Storage\b|use(Local|Session)Storage|indexedDB|document\.cookie|\bcaches\b|serviceWorker|colorSchemeManager|persistQueryClient/;
    if (ways.test(text)) found.push(file);
  }
  expect(found.sort()).toEqual(Object.keys(keepers).sort());
});

test("nothing is asked of another place than ours: no address of elsewhere is loaded or called", async () => {
  const calling =
    /\b(?:fetch|open|sendBeacon|WebSocket|EventSource|importScripts|import)\(\s*["'`](?:https?:|wss?:)?\/\//;
  const loading = /\b(?:src|href|srcSet)=\{?["'`]https?:|@import\s+(?:url\()?["']?https?:|url\(["']?https?:/;
  const found: string[] = [];
  for await (const file of glob("{**/*.{ts,tsx,css},../index.html}", { cwd: source })) {
    const text = await readFile(join(source, file), "utf8");
    if (!file.includes(".test.") && (calling.test(text) || loading.test(text))) found.push(file);
  }
  expect(found).toEqual([]);
});

test("every screen that shows the details of a record shows its history beside them", async () => {
  const screens: string[] = [];
  for await (const file of glob("**/*.tsx", { cwd: source })) {
    if (/\.test\.|record-details\.tsx$/.test(file)) continue;
    const text = await readFile(join(source, file), "utf8");
    if (!text.includes("<RecordDetails")) continue;
    screens.push(file);
    expect(text, file).toContain("<WithHistory");
  }
  expect(screens.length).toBeGreaterThan(1);
});
