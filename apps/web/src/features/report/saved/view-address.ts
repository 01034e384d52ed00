import type { LocalDate } from "@retribusi/contract/define/dates";
import { type ViewSource, viewSource } from "@retribusi/contract/features/report/report.sources";
import type { ReportView } from "@retribusi/contract/features/report/view.endpoints";
import {
  questionOn,
  readQuestion,
  type ViewProblem,
  type ViewQuestion,
} from "@retribusi/contract/features/report/view.rules";

/** Name of the opened view in the address. */
export const openedView = "tampilan";

/** What an address has that is no part of a question: where one is in it. */
const places: ReadonlySet<string> = new Set([openedView, "page", "limit", "halaman"]);

interface Current {
  /** What can be kept. */
  readonly question: ViewQuestion;
  /** What is asked now and isn't kept, with the reason. */
  readonly unkept: readonly ViewProblem[];
}

/**
 * What is asked now: `asked` by a report with what the address leaves open, or the filters of the address by the list; and what only the
 * screen asks.
 */
export function currentQuestion(source: ViewSource, search: URLSearchParams, asked: ViewQuestion | undefined): Current {
  const { screen = {} } = viewSource(source);
  const all = Object.fromEntries([...search].filter(([name, value]) => value !== "" && !places.has(name)));
  const onScreen = Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(screen, name)));
  const { fits, problems } = readQuestion(source, asked ? { ...asked, ...onScreen } : all);
  return { question: fits, unkept: problems };
}

/** The part of the address after `?` that asks what a view asks on a day. */
export function searchOf(view: ReportView, today: LocalDate): string {
  const { id, sumber, permintaan, periode } = view;
  const asked = questionOn(sumber, permintaan, periode, today);
  return new URLSearchParams({ ...asked, [openedView]: String(id) }).toString();
}
