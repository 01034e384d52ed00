// @vitest-environment happy-dom

import type { AnyEntity } from "@retribusi/contract/define/entity";
import { pemda } from "@retribusi/contract/features/region/pemda.entity";
import { jejakAudit } from "@retribusi/contract/features/system/audit.entity";
import { fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SearchInput } from "../../components/search-input.tsx";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { getEntityPage } from "../record-pages.ts";
import { useListState } from "./use-list-state.ts";
import { useRecordsQuery } from "./use-records-query.ts";

/** How often rows and number are asked for when the list is opened, left and opened again at once. */
async function askedTwice(entity: AnyEntity, page: string): Promise<string[]> {
  const asked: string[] = [];
  fakeApi(({ path }) => {
    asked.push(path);
    return { body: path.endsWith("count") ? { num: 0 } : { records: [], page: 1, limit: 20, hasMore: false } };
  });
  const wrapper = screenOf("superuser", [page]);
  for (const times of [1, 2]) {
    const hook = () => useRecordsQuery(entity, useListState(getEntityPage(page)).state, false, true);
    const { result, unmount } = renderHook(hook, { wrapper });
    await waitFor(() => expect([result.current?.isLoading, result.current?.count]).toEqual([false, 0]));
    expect(asked.length, `opening ${times}`).toBeGreaterThan(0);
    unmount();
  }
  return asked.sort();
}

test("the trail is read anew each time it is opened, masters within the moment are not", async () => {
  expect(await askedTwice(jejakAudit, "jejak_audit/list")).toEqual([
    ...["jejak_audit", "jejak_audit", "jejak_audit/count", "jejak_audit/count"],
  ]);
  expect(await askedTwice(pemda, "tbl_pemda/list")).toEqual(["tbl_pemda", "tbl_pemda/count"]);
});

test("Enter searches again for what is searched for already", () => {
  const [search, again] = [vi.fn(), vi.fn()];
  const parts = { "aria-label": "Search", clearLabel: "Clear", value: "siti", pause: 300 };
  render(<SearchInput {...parts} onSearch={search} onAgain={again} />, { wrapper: screenOf("superuser") });
  const box = screen.getByRole("searchbox");
  fireEvent.keyDown(box, { key: "Enter" });
  expect([search.mock.calls, again.mock.calls.length]).toEqual([[], 1]);
  fireEvent.change(box, { target: { value: "budi" } });
  fireEvent.keyDown(box, { key: "Enter" });
  expect([search.mock.calls, again.mock.calls.length]).toEqual([[["budi"]], 1]);
});
