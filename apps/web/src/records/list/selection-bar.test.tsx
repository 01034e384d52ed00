// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { noteWindows } from "../../lib/windows.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import type { RecordRow } from "../record.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useRecordList } from "./use-record-list.ts";

const row = (id: number): RecordRow => ({
  idpemda: id,
  pemdaname: `Provinsi ${id}`,
  can: { delete: id !== 7 },
});

/** Twenty rows of the first page, selected as far as the test says. */
function Bar({ selected }: { readonly selected: number }) {
  const list = useRecordList("tbl_pemda/list");
  return <SelectionBar list={list} selected={(list.records ?? []).slice(0, selected)} onClear={() => undefined} />;
}

/** A list of so many rows, of which number 9 is in use and can't be deleted; tells what was deleted and asked for. */
function open(count: number, more = false) {
  const asked: string[] = [];
  const deleted: number[] = [];
  fakeApi(({ method, path, query }) => {
    const isDeletion = method.toLowerCase() === "delete";
    const id = Number(/delete\/(\d+)$/.exec(path)?.[1]);
    if (isDeletion && id === 9) return { status: 409, body: { error: { code: "IN_USE", message: "In use." } } };
    if (isDeletion) deleted.push(id);
    if (isDeletion) return { body: { deleted: 1 } };
    if (path.endsWith("count")) return { body: more ? { num: count, more } : { num: count } };
    const [page, limit] = [Number(query.get("page")), Number(query.get("limit"))];
    asked.push(`${limit} from ${page}`);
    const records = Array.from({ length: count }, (_, at) => row(at + 1)).slice((page - 1) * limit, page * limit);
    return { body: { records, page, limit, hasMore: page * limit < count } };
  });
  const wrapper = screenOf("superuser", ["tbl_pemda/list", "tbl_pemda/delete"]);
  const shown = render(<Bar selected={20} />, { wrapper });
  return { asked, deleted, select: (selected: number) => shown.rerender(<Bar selected={selected} />) };
}

const all = /^Select all/;

test("a whole page leads to all rows that match, and what is done with them is done with all: failures are told one by one", async () => {
  const { deleted, asked } = open(243);
  noteWindows();
  fireEvent.click(await screen.findByRole("button", { name: "Select all 243 that match" }));
  expect(screen.getByText("All 243 that match are selected")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Delete selected" }));
  // One of them may not be deleted by this person.
  const dialog = await screen.findByRole("dialog", { name: "Delete 242 records?" });
  expect(asked.slice(-2)).toEqual(["200 from 1", "200 from 2"]);
  fireEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(deleted).toHaveLength(241), { timeout: 8000 });
  expect(deleted).not.toContain(7);
  expect(deleted).not.toContain(9);
  expect(deleted).toContain(243);
  await screen.findByText(/Provinsi 9:/);
});

test("only the rows of the page are meant until all are chosen, and again once one of them is left out", async () => {
  const { select } = open(243);
  expect(await screen.findByText("20 selected")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: all }));
  select(19);
  await screen.findByText("19 selected");
  expect(screen.queryByRole("button", { name: all })).toBeNull();
  select(20);
  await screen.findByText("20 selected");
  expect(screen.getByRole("button", { name: all })).toBeTruthy();
});

test("a page that is the whole list offers no more, and more rows than can be done in one go are refused with their number", async () => {
  open(20);
  await screen.findByText("20 selected");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("button", { name: all })).toBeNull();
});

test.each([
  [1001, false],
  [1000, true],
])("of %i rows, or more (%s), not all can be selected", async (count, more) => {
  open(count, more);
  expect(await screen.findByText(/^At most 1.000 can be selected/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: all })).toBeNull();
});
