import { aliveEvent } from "./lib/first-page.ts";
import { languageKey, receiptPrefix, tokenKey } from "./lib/storage-key.ts";

/**
 * Runs before anything is painted, as a script of its own. The page holds the landing page as the build has drawn it, in both languages; this
 * decides what of it the person sees, and when the program comes: at once for every other address and for whoever is signed in, else with
 * the first sign that somebody is there, so that reading costs nobody anything.
 */

/** Written by the build: files of the program, of the landing page, and of the texts in each language. */
interface Parts {
  readonly app: readonly string[];
  /** Its own file first, then what other first pages share. */
  readonly page: readonly string[];
  readonly en: readonly string[];
  readonly id: readonly string[];
}

const html = document.documentElement;
const script = document.currentScript;
const parts: Parts = JSON.parse(script?.dataset["parts"] ?? "{}");
const language = localStorage.getItem(languageKey) === "id" ? "id" : "en";

/** As Mantine does it: what was chosen on the device, or what the device prefers. */
function paintScheme(): void {
  const chosen = localStorage.getItem("mantine-color-scheme-value");
  const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  html.dataset["mantineColorScheme"] = isDark ? "dark" : "light";
}

const isMember = (sessionStorage.getItem(tokenKey) ?? localStorage.getItem(tokenKey)) !== null;
const isLanding = (): boolean => /^(?:#?\/?|#\/(?:index|home)\/?)$/.test(location.hash);
const isPage = isLanding() && !isMember;

/** Files that are about to be needed come beside each other, not one after the other. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}

let isComing = false;
function bring(): void {
  if (isComing) return;
  isComing = true;
  preload([...parts.app, ...(isPage ? parts.page : parts.page.slice(1)), ...parts[language]]);
  void import(/* @vite-ignore */ parts.app[0] ?? "");
}

/** Receipts of a session that has ended with its tab must go, whether or not somebody is there. */
async function bringForReceipts(): Promise<void> {
  const kept = globalThis.caches ? await caches.keys() : [];
  if (kept.some((name) => name.startsWith(receiptPrefix))) bring();
}

/** A press that comes before the program is given to it as soon as it is there; links lead on by themselves. */
function waitForSomebody(): void {
  const signs = [
    "pointermove",
    "pointerdown",
    "touchstart",
    "wheel",
    "keydown",
    "focusin",
    "hashchange",
    "storage",
    "offline",
  ];
  for (const sign of signs) addEventListener(sign, bring, { once: true, passive: true, capture: true });
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    // Where a link has led on meanwhile, no landing page will come alive and let go.
    if (!button || !isLanding()) return;
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
  // Nothing else is left to load, so the program may lie ready.
  addEventListener("load", () =>
    setTimeout(() => (isComing ? undefined : preload([...parts.app, ...parts.page, ...parts[language]])), 1500),
  );
}

/** The drawn page in the language of the device, once it has been read. */
function choose(): void {
  const root = document.getElementById("root");
  const drawn = document.querySelector<HTMLTemplateElement>(`template[data-first="${language}"]`);
  if (drawn && language !== root?.lang) root?.replaceChildren(drawn.content);
  // Its pictures need not come.
  if (!isPage) root?.querySelector("main > *")?.replaceChildren();
  if (isPage) document.title = (drawn ?? root)?.dataset["title"] ?? document.title;
  root?.removeAttribute("lang");
}

paintScheme();
html.lang = language;
html.dataset["first"] = isPage ? "page" : isMember ? "member" : "frame";
document.addEventListener("DOMContentLoaded", choose);
if (isPage && navigator.onLine) {
  waitForSomebody();
  void bringForReceipts();
} else {
  // Without a network the program tells so, and what there is nevertheless.
  bring();
}
