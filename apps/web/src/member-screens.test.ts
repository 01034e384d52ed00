// @vitest-environment happy-dom
import type { RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { addMemberScreens } from "./routes.tsx";

test("screens that come to an address which was left meanwhile come to the next one, too", async () => {
  const visit = async (path: string, signal: AbortSignal) => {
    const added: RouteObject[] = [];
    const patch = (_: string | null, children: RouteObject[]) => {
      // The router itself takes nothing any more for what was left.
      if (!signal.aborted) added.push(...children);
    };
    await addMemberScreens({ path, matches: [], signal, fetcherKey: undefined, patch });
    return added.length;
  };
  const left = new AbortController();
  const first = visit("/tbl_skpd", left.signal);
  left.abort();
  const next = visit("/trx_penginapan/view/7", new AbortController().signal);
  expect([await first, await next]).toEqual([0, 1]);
  expect(await visit("/tbl_pemda", new AbortController().signal), "once is enough").toBe(0);
});
