import type { Audience } from "./audience.ts";
import { pageAt } from "./guide.ts";
import { guideTasks } from "./guide-tasks.ts";
import { publicCatalogue, publicObject, publicPageAt, type TipName } from "./visitor-tip.ts";

interface Tip {
  readonly pages: readonly string[];
  /** Missing: whoever may open one of the pages. */
  readonly who?: readonly Audience[];
}

const { booking, desk, object, administration, money } = guideTasks;
const endingIn = (pages: readonly string[], words: RegExp) => pages.filter((page) => words.test(page));

const tipPageAt = (pathname: string): string => publicPageAt(pathname) ?? pageAt(pathname);

/** The screens with a tip for their first use. A page has at most one; the first that fits is shown. */
export const tipTable: Readonly<Record<TipName, Tip>> = {
  find: { pages: [publicCatalogue, ...endingIn(booking.order.pages, /\/(bookobj_nasabah|gedung_nsb|alat_nsb)$/)] },
  order: { pages: [publicObject, ...endingIn(booking.order.pages, /\/add_|\/pesan_nsb$/)] },
  details: { pages: booking.details.pages },
  follow: { pages: endingIn(booking.follow.pages, /\/list_/) },
  pay: { pages: endingIn(booking.pay.pages, /\/view$/), who: ["nasabah"] },
  approve: { pages: desk.approve.pages },
  change: { pages: desk.arrival.pages },
  counter: { pages: endingIn(desk.counter.pages, /\/add_|\/pesan$/) },
  describe: { pages: ["mst_objectretribusi/edit_pengelola"] },
  receive: { pages: money.receive.pages },
  list: { pages: object.list.pages },
  sync: { pages: endingIn(object.sync.pages, /sync/) },
  users: { pages: ["userdata/list"] },
  matrix: { pages: endingIn(administration.matrix.pages, /\/matriks$/) },
  settings: { pages: administration.settings.pages },
};

const isTipName = (name: string): name is TipName => Object.hasOwn(tipTable, name);
export const tipNames: readonly TipName[] = Object.keys(tipTable).filter(isTipName);

/** The tip of the screen at the address, if it has one for these readers. */
export function tipAt(audience: Audience, pathname: string): TipName | undefined {
  const page = tipPageAt(pathname);
  return tipNames.find((name) => {
    const { pages, who } = tipTable[name];
    return pages.includes(page) && (who?.includes(audience) ?? true);
  });
}
