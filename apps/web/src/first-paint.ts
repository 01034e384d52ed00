import { languageQuery } from "@retribusi/contract/define/label";
import { catalogueCalls } from "@retribusi/contract/features/booking/booking.calls";
import { currentUserCall } from "@retribusi/contract/features/identity/identity.calls";
import { showHomeEarly } from "./features/home/early-home.ts";
import { showObjectEarly } from "./features/order/early-object.ts";
import { addressOf, pathOf } from "./lib/call-address.ts";
import { drawnPageAt, hasSearch, isStart, objectAt } from "./lib/drawn-page.ts";
import { askEarly } from "./lib/early-answers.ts";
import { aliveEvent } from "./lib/first-page.ts";
import { onceSomebody } from "./lib/somebody.ts";
import { languageKey, receiptPrefix, tipKey, tokenKey } from "./lib/storage-key.ts";

/**
 * Runs before anything is painted, as a script of its own. The page holds what the build has drawn of the application, in both languages; this
 * decides what of it the person sees, and when the program comes: at once for every address but the landing page and for whoever is signed in,
 * else with the first sign that somebody is there, so that reading costs nobody anything. What such a page asks first is asked beside the program.
 */

/** Written by the build: files of the program, of the pages that are opened first, and of the texts in each language. */
interface Parts {
  readonly app: readonly string[];
  /** Of the landing page, its own file first, then what other first pages share. */
  readonly landing: readonly string[];
  readonly catalogue: readonly string[];
  readonly object: readonly string[];
  /** Calendar and order form of an object. */
  readonly order: readonly string[];
  readonly member: readonly string[];
  readonly texts: Readonly<Record<"en" | "id", Readonly<Record<"visitor" | "member", readonly string[]>>>>;
}

const html = document.documentElement;
const script = document.currentScript;
const parts: Parts = JSON.parse(script?.dataset["parts"] ?? "");
/** A link of a mail tells its language, which counts where none was chosen on the device. */
const [, told] = new RegExp(`[?&]${languageQuery}=(en|id)\\b`).exec(location.search) ?? [];
if (told && localStorage.getItem(languageKey) === null) localStorage.setItem(languageKey, told);
const language = localStorage.getItem(languageKey) === "id" ? "id" : "en";

/** As Mantine does it: what was chosen on the device, or what the device prefers. */
function paintScheme(): void {
  const chosen = localStorage.getItem("mantine-color-scheme-value");
  const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  html.dataset["mantineColorScheme"] = isDark ? "dark" : "light";
}

const token = sessionStorage.getItem(tokenKey) ?? localStorage.getItem(tokenKey);
const shown = drawnPageAt(location.hash, token !== null);
const isPage = shown === "landing";

/** Files that are about to be needed come beside each other, not one after the other. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
    document.head.append(Object.assign(document.createElement("link"), { ...kind, href }));
  }
}

function partsOf(): readonly string[] {
  if (isPage) return parts.landing;
  if (shown === "object") return parts.object;
  if (shown.startsWith("catalogue")) return parts.catalogue;
  return token === null ? parts.landing.slice(1) : parts.member;
}

/** Files that may be needed, once nothing else is left to load. */
function layReady(files: () => readonly string[]): void {
  addEventListener("load", () => setTimeout(() => preload(files()), 1500));
}

let isComing = false;
function bring(): void {
  if (isComing) return;
  isComing = true;
  preload([...parts.app, ...partsOf(), ...parts.texts[language][token === null ? "visitor" : "member"]]);
  void import(/* @vite-ignore */ parts.app[0] ?? "");
}

/** Receipts of a session that has ended with its tab must go, whether or not somebody is there. */
async function bringForReceipts(): Promise<void> {
  const kept = globalThis.caches ? await caches.keys() : [];
  if (kept.some((name) => name.startsWith(receiptPrefix))) bring();
}

/** A press that comes before the program is given to it as soon as it is there; links lead on by themselves. */
function waitForSomebody(): void {
  onceSomebody(bring);
  for (const change of ["hashchange", "storage", "offline"]) addEventListener(change, bring, { once: true });
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    // Where a link has led on meanwhile, no landing page will come alive and let go.
    if (!button || !isStart(location.hash)) return;
    event.preventDefault();
    pressed = button;
    bring();
  };
  document.addEventListener("click", hold, { capture: true });
  document.addEventListener(aliveEvent, () => {
    document.removeEventListener("click", hold, { capture: true });
    // Not within the work that brings it to life, which would let the press go.
    setTimeout(() => pressed?.click());
  });
  layReady(() => (isComing ? [] : [...parts.app, ...parts.landing, ...parts.texts[language].visitor]));
}

/** Once what stands there has been painted, which nothing may hold up; a page that nobody sees is not painted. */
async function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (document.hidden) return;
  requestAnimationFrame(() => setTimeout(resolve));
  await promise;
}

/** Asks for what the page will ask, beside the program, and shows of it what can be shown before. */
async function askFirst<Answer>(path: string, show: (answer: Answer, drawn: ParentNode) => void): Promise<void> {
  try {
    const answer = await askEarly(addressOf(path), { token, language });
    if (!answer.ok) return;
    const known: Answer = await answer.json();
    await read;
    // Where the program is there already, the page is its.
    if (html.dataset["first"]) show(known, document);
  } catch {
    // The program asks again, and tells of the trouble.
  }
}

/** The drawn page in the language of the device, once it has been read. */
function choose(): void {
  const root = document.getElementById("root");
  const templateOf = (name: string) =>
    document.querySelector<HTMLTemplateElement>(`template[lang="${language}"][data-drawn="${name}"]`);
  const landing = templateOf("landing");
  if (landing) root?.replaceChildren(landing.content);
  const page = templateOf(shown) ?? root;
  if (page instanceof HTMLTemplateElement && !isPage) root?.querySelector("main")?.replaceChildren(page.content);
  document.title = page?.dataset["title"] ?? document.title;
  // On a phone the form of a search is folded, as it will be.
  if (shown.startsWith("catalogue") && hasSearch(location.hash))
    for (const part of root?.querySelectorAll("[data-foldable]") ?? []) part.setAttribute("data-folded", "");
  const tip = root?.querySelector<HTMLElement>("[data-tip]");
  if (tip && localStorage.getItem(tipKey)?.includes(`"${tip.dataset["tip"]}"`)) tip.remove();
  // What would be typed or pressed before the program is there would be lost with what is drawn.
  if (!isPage)
    for (const control of root?.querySelectorAll("main :is(input, button)") ?? [])
      control.toggleAttribute("inert", true);
  root?.removeAttribute("lang");
}

paintScheme();
html.lang = language;
html.dataset["first"] = isPage ? "page" : token === null ? "frame" : "member";
const read = new Promise<void>((resolve) => {
  document.addEventListener("DOMContentLoaded", () => resolve(choose()));
});
if (isPage && navigator.onLine) {
  waitForSomebody();
  void bringForReceipts();
} else {
  const object = objectAt(location.hash);
  if (token !== null) void askFirst(currentUserCall.path, shown === "home" ? showHomeEarly : () => undefined);
  if (object !== undefined) {
    layReady(() => parts.order);
    void askFirst(pathOf(catalogueCalls.object.path, { objectid: object }), showObjectEarly);
  }
  // Without a network, too: the program tells so, and what there is nevertheless. What has been answered meanwhile is painted before it takes the processor.
  void read.then(painted).then(painted).then(bring);
}
