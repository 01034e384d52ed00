// @vitest-environment happy-dom
import { startTransition } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "./app.tsx";
import { startLanguage } from "./lib/i18n.ts";
import { queryClient } from "./lib/query-client.ts";
import { forgetToken, keepToken } from "./lib/session.ts";
import { router } from "./router.ts";

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const page = (status: number) => new Response("<!doctype html><p>Wi-Fi", { status });

/** Ways in which the user's data don't come, though the device holds a token; and how often they are asked for by themselves. */
const failures: readonly (readonly [string, () => Response, number])[] = [
  ["an error of the server", () => json(500, { error: { code: "INTERNAL", message: "Error" } }), 1],
  ["a gateway that is down", () => page(502), 3],
  ["no network", () => Response.error(), 3],
  ["a page instead of data", () => page(200), 1],
  ["data of another shape", () => json(200, { user: null, pages: "all" }), 1],
  ["a refusal", () => json(404, {}), 1],
];

let root: Root;
let place: HTMLElement;
let sent: string[];
const asked = () => sent.filter((address) => address.endsWith("/currentuserdata")).length;

/** Time that can't be made to pass. */
const { setTimeout: later } = globalThis;
const wait = (milliseconds: number) => new Promise((resolve) => later(resolve, milliseconds));

/** Lets time pass, with what is answered and shown meanwhile. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    await wait(0);
  }
}

const shown = () => place.querySelector("main")?.textContent ?? "";

/** Screens are loaded when they are first shown. */
async function until(isThere: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !isThere(); tries += 1) {
    await pass(100);
    await wait(10);
  }
  expect(isThere(), shown()).toBe(true);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  window.location.hash = "#/tbl_kelompokpengelola/list_dinas";
  sent = [];
  await startLanguage();
  keepToken("a token", false);
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  queryClient.clear();
  forgetToken();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const retry = () => [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Try again");
const isFailed = () => shown().includes("Your data could not be loaded");

/** Answers that take their time, so that what shows meanwhile can be seen. */
function answerLater(fail: () => Response): void {
  vi.stubGlobal("fetch", async (address: string) => {
    sent.push(address);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const answer = address.endsWith("/currentuserdata") ? fail() : json(500, {});
    if (answer.type === "error") throw new TypeError("Failed to fetch");
    return answer;
  });
}

test.each(failures)(
  "without the user's data the landing page stands and asks no more: %s",
  { timeout: 30_000 },
  async (_, fail, times) => {
    answerLater(fail);
    root.render(<App router={router} />);
    await until(isFailed);
    await pass(10_000);
    expect(isFailed()).toBe(true);
    expect(place.querySelector("h1")?.textContent).toBe("Book what belongs to all of us");
    expect(asked()).toBe(times);
    expect(sent.length - asked()).toBeLessThanOrEqual(10);

    retry()?.click();
    await until(() => asked() === times + 1);
    // It stands while it is tried again, too: whoever comes back would ask once more.
    await pass(100);
    expect(isFailed()).toBe(true);
    await pass(10_000);
    expect(isFailed()).toBe(true);
    expect(asked()).toBe(2 * times);
  },
);

/** Longer than the browser may be held up, so that what comes after it is drawn in another piece. */
function Slow() {
  for (const start = performance.now(); performance.now() - start < 20; );
  return "First";
}

test("an address that changes while the first one is still being drawn is followed", async () => {
  const move = vi.fn<() => void>();
  const First = () => {
    move();
    return [<Slow key={1} />, <Slow key={2} />, <Slow key={3} />];
  };
  const moving = createMemoryRouter([
    { path: "/", Component: First },
    { path: "/other", element: "Other" },
  ]);
  // As whoever numbers typed addresses does; the router would otherwise keep for its provider what it says too early.
  moving.subscribe(() => undefined);
  move.mockImplementationOnce(() => void moving.navigate("/other"));
  startTransition(() => root.render(<App router={moving} />));
  await until(() => place.textContent.includes("Other"));
  expect(place.textContent).not.toContain("First");
  expect(move).toHaveBeenCalled();
});
