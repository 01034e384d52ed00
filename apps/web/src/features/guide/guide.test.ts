import { menu, shownPage } from "@retribusi/contract/access/menu";
import { findPage } from "@retribusi/contract/access/pages";
import { languages } from "@retribusi/contract/define/label";
import { roles } from "@retribusi/contract/define/roles";
import i18next from "i18next";
import { matchPath } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { screens } from "../../screens.ts";
import type { Audience } from "./audience.ts";
import { allTasks, type GuideTask, heldBy, linksOf, outsideMenu, pageAt, tasksAt, tasksOf, topicsOf } from "./guide.ts";
import { type GuideText, loadGuide, loadTips } from "./guide-text.ts";
import { piecesOf, wordOf } from "./guide-word.ts";
import { tipAt, tipNames, tipTable } from "./tip-table.ts";
import { visitorTipAt } from "./visitor-tip.ts";

const audiences: readonly Audience[] = ["visitor", ...roles];
const texts = new Map<string, GuideText>();

beforeAll(async () => {
  await i18next.init({ lng: "en", resources: {} });
  for (const language of languages) texts.set(language, await loadGuide(language, topicsOf(allTasks)));
});

const opens = (address: string) => screens.some(({ path }) => matchPath(path, address));
const isScreen = (page: string) => opens(`/${page}`);
const unknownPages = (tasks: readonly GuideTask[]) =>
  tasks.flatMap(({ key, pages }) =>
    pages
      .filter((page) => !findPage(page) && !(page.startsWith("index/") && isScreen(page)))
      .map((page) => [key, page]),
  );

test("every page that a task names is a page of the product", () => {
  expect(unknownPages(allTasks)).toEqual([]);
  const [task] = allTasks;
  if (!task) throw new Error("no tasks");
  for (const page of ["tbl_skpd/nowhere", "index/nowhere"]) {
    expect(unknownPages([{ ...task, pages: [page] }]), page).toEqual([[task.key, page]]);
  }
});

/** Entries of the role's menu that no task is about. */
function unlisted(audience: Audience, tasks: readonly GuideTask[]): string[] {
  const held = heldBy(audience);
  const reported = new Set(tasks.flatMap(({ pages }) => pages));
  return menu
    .flatMap(({ items }) => items.flatMap((item) => shownPage(item, held) ?? []))
    .filter((page) => !reported.has(page));
}

test.each(roles)("every entry in the menu of %s belongs to a task of its guide", (role) => {
  expect(unlisted(role, tasksOf(role)), "write a task for it in guide-tasks.ts and locales/*/guide").toEqual([]);
});

test("control: without its task an entry is missed, and a task of another role doesn't count for it", () => {
  const without = tasksOf("bank").filter(({ topic }) => topic !== "money");
  expect(unlisted("bank", without)).toEqual([
    "billing/terima",
    "billing/kas",
    "penutupan_kas/list",
    "billing/pengecualian",
  ]);
  expect(unlisted("superuser", tasksOf("pengelola"))).toContain("role_has_permissions/matriks");
});

test("who reads a task holds a page of it", () => {
  const without = allTasks.flatMap(({ key, who, pages }) =>
    who
      .filter((audience) => !pages.some((page) => heldBy(audience).has(page) || page.startsWith("index/")))
      .map((audience) => `${audience}: ${key}`),
  );
  expect(without).toEqual([]);
});

test("links lead to addresses that open without a record, and only to pages that the reader holds", () => {
  const links = audiences.flatMap((audience) =>
    tasksOf(audience)
      .flatMap((task) => linksOf(task, audience))
      .map((link) => ({ ...link, audience })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect([...new Set(links.map(({ to }) => to))].filter((to) => !opens(to))).toEqual([]);
  expect(links.filter(({ page }) => findPage(page)?.path.includes(":id"))).toEqual([]);
  expect(links.filter(({ page, audience }) => !heldBy(audience).has(page) && !page.startsWith("index/"))).toEqual([]);
  const names = [...links.map(({ name }) => name), ...Object.values(outsideMenu)];
  expect(names.filter((name) => !wordOf(name, "id"))).toEqual([]);
});

const sentencesOf = (language: string) =>
  [...(texts.get(language)?.tasks ?? [])].flatMap(([key, { title, steps, note = "" }]) =>
    [title, ...steps, note].map((sentence) => ({ key, sentence })),
  );
const namesIn = (sentence: string) => piecesOf(sentence).flatMap(({ isName, text }) => (isName ? [text] : []));

test.each(languages)("every word of the screens that the guide takes over exists in %s", (language) => {
  const names = sentencesOf(language).flatMap(({ key, sentence }) => namesIn(sentence).map((name) => ({ key, name })));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter(({ name }) => !wordOf(name, language))).toEqual([]);
  expect(
    sentencesOf(language).filter(({ sentence }) => /[[\]]/.test(sentence.replaceAll(/\[[a-z]+:[^\]]+\]/gi, ""))),
  ).toEqual([]);
});

test("control: a name that no screen has is no word", () => {
  for (const name of [
    "shell:nothing",
    "shell",
    "menu:nowhere",
    "action:fly",
    "state:41",
    "figure:pi",
    "field:roles.x",
  ]) {
    expect(wordOf(name, "en"), name).toBeUndefined();
  }
  expect(wordOf("menu:billing/terima", "en")).toEqual({ text: "Terima Pembayaran", kind: "name", lang: "id" });
  expect(wordOf("booking:confirm.button", "en")?.text).toBe("Confirm for …");
  expect(wordOf("registration:agree", "en")?.text).toMatch(/agree to it$/);
  expect(wordOf("figure:unpaidLimit", "en")).toEqual({ text: "3", kind: "figure" });
});

test("both languages name the same buttons in the same task", () => {
  const named = (language: string) =>
    sentencesOf(language).map(({ key, sentence }) => `${key} ${namesIn(sentence).toSorted().join(" ")}`);
  expect(named("id")).toEqual(named("en"));
});

test("an address leads to the tasks of its page", () => {
  expect(["/", "/index", "/home"].map(pageAt)).toEqual(["home", "home", "home"]);
  const keys = (audience: Audience, path: string) => tasksAt(audience, path).map(({ key }) => key);
  expect(keys("bank", "/billing/terima")).toEqual(["money.receive", "money.arrived"]);
  expect(keys("pengelola", "/trx_gedung/pembatalan/7")).toEqual(["desk.cancelForCustomer"]);
  expect(keys("nasabah", "/trx_gedung/pembatalan/7")).toEqual(["booking.cancel"]);
  expect(keys("visitor", "/index/catalogue/3")).toEqual(["start.find", "booking.order"]);
  expect(keys("dinas", "/mst_objectretribusi/list_dinas/x/1")).toContain("object.objects");
  expect(keys("superuser", "/tbl_statusbooking/view/1")).toEqual(["administration.words"]);
  for (const path of ["/error/forbidden", "/index/nowhere"]) expect(keys("bank", path), path).toEqual([]);
});

test("every tip belongs to pages of the product, and no page of a role to two", async () => {
  for (const language of languages)
    expect(Object.keys((await loadTips(language)).tips).toSorted()).toEqual(tipNames.toSorted());
  const places = tipNames.flatMap((name) => tipTable[name].pages.map((page) => ({ name, page })));
  expect(places.filter(({ page }) => !findPage(page) && !isScreen(page))).toEqual([]);
  expect(new Set(places.map(({ page }) => page)).size).toBe(places.length);
  expect(tipNames.filter((name) => tipTable[name].pages.length === 0)).toEqual([]);
  expect(tipAt("nasabah", "/trx_alat/view/5")).toBe("pay");
  expect(tipAt("pengelola", "/trx_alat/view/5")).toBeUndefined();
  for (const path of ["/", "/index/catalogue", "/index/catalogue/7", "/index/check/7"]) {
    expect(visitorTipAt(path), path).toBe(tipAt("visitor", path));
  }
  expect(tipAt("visitor", "/index/catalogue")).toBe("find");
  expect(tipAt("visitor", "/index/catalogue/7"), "one object, whose dates nothing else depends on").toBe("order");
});

const sources = import.meta.glob<string>("../../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

test("the guide and its texts come only when somebody reads them", () => {
  const eager = Object.entries(sources).filter(([file, source]) => {
    if (file.includes(".test.")) return false;
    const imported = [...source.matchAll(/^import (?!type)[^;]*?"([^"]+)";/gms)].map(([, from = ""]) => from);
    const own = file.startsWith("./") || file.includes("/locales/");
    return imported.some((from) => (own ? /locales\/.*\/guide\// : /\/guide\/(?!guide\.routes)/).test(from));
  });
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(eager.map(([file]) => file)).toEqual([]);
});
