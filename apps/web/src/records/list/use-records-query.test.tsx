// @vitest-environment happy-dom

import { entities } from "@retribusi/contract/access/entities";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import { pemda } from "@retribusi/contract/features/region/pemda.entity";
import { focusManager } from "@tanstack/react-query";
import { fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SearchInput } from "../../components/search-input.tsx";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { getEntityPage } from "../record-pages.ts";
import { useListState } from "./use-list-state.ts";
import { useRecordsQuery } from "./use-records-query.ts";

afterEach(() => focusManager.setFocused(undefined));

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
    await waitFor(() => expect([result.current?.isLoading, result.current?.count?.num]).toEqual([false, 0]));
    expect(asked.length, `opening ${times}`).toBeGreaterThan(0);
    unmount();
  }
  return asked.sort();
}

test("the trail is read anew each time it is opened, masters within the moment are not", async () => {
  expect(await askedTwice(entities.jejak_audit, "jejak_audit/list")).toEqual([
    ...["jejak_audit", "jejak_audit", "jejak_audit/count", "jejak_audit/count"],
  ]);
  expect(await askedTwice(pemda, "tbl_pemda/list")).toEqual(["tbl_pemda", "tbl_pemda/count"]);
});

test.each([
  ["one page of it is read again with its number", false, ["jejak_audit", "jejak_audit/count"]],
  ["of a feed only the number, not its many pages", true, ["jejak_audit/count"]],
])("whoever comes back to a list sees what others did: %s", async (_, isFeed, again) => {
  let asked: string[] = [];
  fakeApi(({ path }) => {
    asked.push(path);
    return { body: path.endsWith("count") ? { num: 0 } : { records: [], page: 1, limit: 20, hasMore: false } };
  });
  const state = () => useListState(getEntityPage("jejak_audit/list")).state;
  const hook = () => useRecordsQuery(entities.jejak_audit, state(), isFeed, true);
  const { result } = renderHook(hook, { wrapper: screenOf("superuser", ["jejak_audit/list"]) });
  await waitFor(() => expect([result.current?.isLoading, result.current?.count?.num]).toEqual([false, 0]));
  asked = [];
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await waitFor(() => expect(asked.sort()).toEqual(again));
});

test("the number is asked for when the rows are there, and once for all their pages", async () => {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  fakeApi(async ({ path }) => {
    asked.push(path);
    if (path.endsWith("count")) return { body: { num: 10_000, more: true } };
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { body: { records: [], page: 1, limit: 20, hasMore: true } };
  });
  const wrapper = screenOf("superuser", ["jejak_audit/list"]);
  const page = getEntityPage("jejak_audit/list");
  const hook = ({ at }: { at: number }) =>
    useRecordsQuery(entities.jejak_audit, { ...useListState(page).state, page: at }, false, true);
  const { result, rerender } = renderHook(hook, { wrapper, initialProps: { at: 1 } });
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(asked).toEqual(["jejak_audit"]);
  waiting.pop()?.();
  await waitFor(() => expect(result.current?.count).toEqual({ num: 10_000, more: true }));
  expect(asked).toEqual(["jejak_audit", "jejak_audit/count"]);
  rerender({ at: 2 });
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting.pop()?.();
  await waitFor(() => expect(result.current?.isLoading).toBe(false));
  expect(asked).toEqual(["jejak_audit", "jejak_audit/count", "jejak_audit"]);
  expect(result.current?.count).toEqual({ num: 10_000, more: true });
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
