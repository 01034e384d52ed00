import type { Language } from "@retribusi/contract/define/label";
import { useQuery } from "@tanstack/react-query";
import { isNamespace, loadTexts } from "../../lib/i18n.ts";
import { loadChunk } from "../../lib/page-route.ts";
import { useLanguage } from "../../lib/use-label.ts";
import type { account } from "../../locales/en/guide/account.ts";
import type { administration } from "../../locales/en/guide/administration.ts";
import type { booking } from "../../locales/en/guide/booking.ts";
import type { desk } from "../../locales/en/guide/desk.ts";
import type { money } from "../../locales/en/guide/money.ts";
import type { object } from "../../locales/en/guide/object.ts";
import type { report } from "../../locales/en/guide/report.ts";
import type { start } from "../../locales/en/guide/start.ts";
import type { tips } from "../../locales/en/guide/tips.ts";
import type { words } from "../../locales/en/guide/words.ts";
import type { Texts } from "../../locales/texts.ts";

export interface TopicTexts {
  readonly start: typeof start;
  readonly booking: typeof booking;
  readonly administration: typeof administration;
  readonly money: typeof money;
  readonly desk: typeof desk;
  readonly object: typeof object;
  readonly report: typeof report;
  readonly account: typeof account;
}
export type Topic = keyof TopicTexts;
export type Words = Texts<typeof words>;

/** What a task says. Names in brackets are the screens' own words; see `guide-word.ts`. */
export interface TaskText {
  readonly title: string;
  readonly steps: readonly string[];
  readonly note?: string;
}

type TopicText = Readonly<Record<string, TaskText>>;
interface Loaders extends Readonly<Record<Topic, () => Promise<TopicText>>> {
  readonly words: () => Promise<Words>;
  readonly tips: () => Promise<Texts<typeof tips>>;
}

/** Each language and topic is a file of its own, which comes when somebody reads it. */
const texts: Readonly<Record<Language, Loaders>> = {
  en: {
    start: async () => (await import("../../locales/en/guide/start.ts")).start,
    booking: async () => (await import("../../locales/en/guide/booking.ts")).booking,
    administration: async () => (await import("../../locales/en/guide/administration.ts")).administration,
    money: async () => (await import("../../locales/en/guide/money.ts")).money,
    desk: async () => (await import("../../locales/en/guide/desk.ts")).desk,
    object: async () => (await import("../../locales/en/guide/object.ts")).object,
    report: async () => (await import("../../locales/en/guide/report.ts")).report,
    account: async () => (await import("../../locales/en/guide/account.ts")).account,
    words: async () => (await import("../../locales/en/guide/words.ts")).words,
    tips: async () => (await import("../../locales/en/guide/tips.ts")).tips,
  },
  id: {
    start: async () => (await import("../../locales/id/guide/start.ts")).start,
    booking: async () => (await import("../../locales/id/guide/booking.ts")).booking,
    administration: async () => (await import("../../locales/id/guide/administration.ts")).administration,
    money: async () => (await import("../../locales/id/guide/money.ts")).money,
    desk: async () => (await import("../../locales/id/guide/desk.ts")).desk,
    object: async () => (await import("../../locales/id/guide/object.ts")).object,
    report: async () => (await import("../../locales/id/guide/report.ts")).report,
    account: async () => (await import("../../locales/id/guide/account.ts")).account,
    words: async () => (await import("../../locales/id/guide/words.ts")).words,
    tips: async () => (await import("../../locales/id/guide/tips.ts")).tips,
  },
};

export interface GuideText {
  readonly words: Words;
  /** By `topic.task`. */
  readonly tasks: ReadonlyMap<string, TaskText>;
}

/** The screens' own words come with a text that names them: `[booking:cancel.button]`. */
async function withNamed<T>(language: Language, texts: T): Promise<T> {
  const named = [...JSON.stringify(texts).matchAll(/\[(\w+):/g)].map(([, name = ""]) => name);
  await loadTexts(language, new Set(named.filter(isNamespace)));
  return texts;
}

/** Throws `ChunkLoadError`. */
export async function loadGuide(language: Language, topics: readonly Topic[]): Promise<GuideText> {
  const from = texts[language];
  const [words, ...loaded] = await loadChunk(async () =>
    withNamed(
      language,
      await Promise.all([from.words(), ...topics.map(async (topic) => ({ topic, tasks: await from[topic]() }))]),
    ),
  );
  const named = loaded.flatMap(({ topic, tasks }) =>
    Object.entries(tasks).map(([name, text]): [string, TaskText] => [`${topic}.${name}`, text]),
  );
  return { words, tasks: new Map(named) };
}

/** Throws `ChunkLoadError`. */
export async function loadTips(language: Language) {
  const from = texts[language];
  const [words, tips] = await loadChunk(async () =>
    withNamed(language, await Promise.all([from.words(), from.tips()])),
  );
  return { words, tips };
}

/** The texts of the topics in the language on the screen. */
export function useGuideText(topics: readonly Topic[]) {
  const language = useLanguage();
  return useQuery({
    queryKey: ["guide", language, ...topics],
    queryFn: () => loadGuide(language, topics),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
