import { isTest, type Problem, type Source } from "./source.ts";

/** The one place that binds keys of a page. */
const DECLARATION = "apps/web/src/components/use-keys.ts";

/** What hears keys only while it has the focus, as its pattern says: a field, a table, a list, a picker, a dialog. */
const OWN_KEYS = [
  "apps/web/src/components/search-input.tsx",
  // Escape, for what stands open.
  "apps/web/src/components/own-escape.ts",
  "apps/web/src/components/use-escape.ts",
  "apps/web/src/components/work-item.tsx",
  "apps/web/src/features/booking/thread/message-form.tsx",
  "apps/web/src/features/identity/right/matrix-table.tsx",
  "apps/web/src/features/order/counter/customer-search.tsx",
  "apps/web/src/features/order/order-bar.tsx",
  "apps/web/src/features/report/heat/use-grid-focus.ts",
  "apps/web/src/features/search/search-dialog.tsx",
  // Whether somebody is there.
  "apps/web/src/lib/attention.ts",
  "apps/web/src/lib/somebody.ts",
  "apps/web/src/records/fields/richtext/image-control.tsx",
  "apps/web/src/records/inline/inline-form.tsx",
  "apps/web/src/records/list/list-grid.tsx",
];

const BINDS = /\buseHotkeys\b|\bgetHotkeyHandler\b|["']?aria-keyshortcuts["']?\s*[=:]/;
const HEARS = /\bon(?:Cell)?Key(?:Down|Up|Press)\s*[=(:]|["']key(?:down|up|press)["']/;

/** A key that is bound elsewhere is missing in the list that `?` opens. */
export function checkKeys(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, text }) => {
    if (!path.startsWith("apps/web/src/") || isTest(path) || path === DECLARATION) return [];
    if (BINDS.test(text)) return [{ path, mend: "declare the key with `useKeys`, so that ? lists it" }];
    if (HEARS.test(text) && !OWN_KEYS.includes(path)) {
      const mend =
        "declare the key with `useKeys`, or name the file in scripts/structure/key.ts if it hears keys only while it has the focus";
      return [{ path, mend }];
    }
    return [];
  });
}
