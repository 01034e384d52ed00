import { menu } from "@retribusi/contract/access/menu";
import { findPage, pages } from "@retribusi/contract/access/pages";
import { paths } from "../../lib/paths.ts";
import { findPageAt } from "../identity/access-decision.ts";
import type { Audience } from "./audience.ts";
import { guideTasks } from "./guide-tasks.ts";
import type { Topic } from "./guide-text.ts";

export interface GuideTask {
  readonly topic: Topic;
  /** `topic.task`: its place in the texts and in addresses. */
  readonly key: string;
  readonly who: readonly Audience[];
  readonly pages: readonly string[];
}

/** A place where the task is done. `name` is a word of the screens; see `guide-word.ts`. */
export interface GuideLink {
  readonly page: string;
  readonly to: string;
  readonly name: string;
}

const isTopic = (name: string): name is Topic => Object.hasOwn(guideTasks, name);
const topics: readonly Topic[] = Object.keys(guideTasks).filter(isTopic);

export const allTasks: readonly GuideTask[] = topics.flatMap((topic) =>
  Object.entries(guideTasks[topic]).map(([name, { who, pages: where }]) => ({
    topic,
    key: `${topic}.${name}`,
    who,
    pages: where,
  })),
);

export const tasksOf = (audience: Audience): GuideTask[] => allTasks.filter(({ who }) => who.includes(audience));

/** The chapters of a guide, in its order. */
export const topicsOf = (tasks: readonly GuideTask[]): Topic[] =>
  topics.filter((topic) => tasks.some((task) => task.topic === topic));

/** The page that an address stands for; the start page is everybody's home. */
export function pageAt(pathname: string): string {
  const found = findPageAt(pathname)?.name;
  if (found) return found;
  const [first, second] = pathname.split("/").filter(Boolean);
  return second === undefined ? "home" : `${first}/${second}`;
}

/** What is done on the page; for one without a task of its own, what is done with its records. */
export function tasksAt(audience: Audience, pathname: string): GuideTask[] {
  const page = pageAt(pathname);
  const entity = findPage(page)?.entity;
  const tasks = tasksOf(audience);
  const own = tasks.filter(({ pages: where }) => where.includes(page));
  if (own.length > 0 || !entity) return own;
  return tasks.filter(({ pages: where }) => where.some((name) => findPage(name)?.entity === entity));
}

/** Pages outside the menu that a task may lead to, with the words that stand on their links. */
export const outsideMenu: Readonly<Record<string, string>> = {
  "index/catalogue": "shell:catalogue",
  "index/login": "identity:signInTitle",
  "index/register": "shell:register",
  "index/forgotpassword": "recovery:forgot",
  "index/privacy": "privacy:title",
  "index/check": "receipt:checkTitle",
  "index/transparansi": "openData:title",
  account: "shell:account",
  "account/peran": "review:askTitle",
  "account/akses": "privacy:looksTitle",
  "account/keamanan": "security:title",
  "account/edit": "identity:edit",
};

/** What the role holds after the seed; a citizen's guide is about what a customer holds. */
export function heldBy(audience: Audience): ReadonlySet<string> {
  const role = audience === "visitor" ? "nasabah" : audience;
  return new Set(pages.filter((page) => page.roles.includes(role)).map(({ name }) => name));
}

/** Where the task is done: the entries of the menu as the reader has them, then other pages that have an address of their own. */
export function linksOf({ pages: where }: GuideTask, audience: Audience): GuideLink[] {
  const held = heldBy(audience);
  const entries = menu.flatMap(({ items }) => items.flatMap((item) => item.pages.find((name) => held.has(name)) ?? []));
  const others = where.filter((page) => page in outsideMenu && (held.has(page) || !findPage(page)));
  const listed = audience === "visitor" ? entries.filter((page) => page !== "home") : entries;
  return [
    ...listed.filter((page) => where.includes(page)).map((page) => ({ page, name: `entry:${page}` })),
    ...others.map((page) => ({ page, name: outsideMenu[page] ?? "" })),
  ].map((link) => ({ ...link, to: paths.page(link.page) }));
}
