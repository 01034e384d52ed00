// @vitest-environment happy-dom
import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { Navigate, Route, Routes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { type Answer, fakeApi, screenOf } from "../testing/show.tsx";
import { fakeUploads } from "../testing/upload.ts";
import { AddScreen, EditScreen } from "./form/form-screen.tsx";
import { ImportScreen } from "./import/import-screen.tsx";
import { ListScreen } from "./list/list-screen.tsx";
import { getEntityPage } from "./record-pages.ts";
import { useDeleteRecords } from "./use-delete-records.tsx";

/** Messages of the specification (§8) that the screens of any record show, each from its case. They are written out by hand. */

const pages = ["list", "add", "edit", "delete"].map((page) => `tbl_pemda/${page}`);
const around = () => ({ wrapper: screenOf("superuser", pages) });
const record = { idpemda: 7, pemdaid: "77", pemdaname: "Kota Lama", versi: 1, can: { edit: true, delete: true } };

/** Answers a write with the record, a read of the record with it, and says that no code is taken. */
const answers = ({ method, path }: { readonly method: string; readonly path: string }): Answer => {
  if (method === "DELETE") return { body: { deleted: 1 } };
  return { body: path.includes("_exist") ? false : record };
};

const typeInto = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

async function fillNew(): Promise<void> {
  render(<AddScreen name="tbl_pemda/add" />, around());
  typeInto(/^Region code/, "77");
  typeInto(/^Regional government/, "Kota Baru");
  submit();
}

test("a record that was added: Record added successfully", async () => {
  const written = fakeApi(answers);
  await fillNew();
  expect(await screen.findByText("Record added successfully")).toBeTruthy();
  expect(written).toMatchObject([{ path: "tbl_pemda/add", body: { pemdaid: "77", pemdaname: "Kota Baru" } }]);
});

test("a record that was changed: Record updated successfully", async () => {
  fakeApi(answers);
  render(<EditScreen name="tbl_pemda/edit" />, around());
  await screen.findByDisplayValue("Kota Lama");
  typeInto(/^Regional government/, "Kota Baru");
  submit();
  expect(await screen.findByText("Record updated successfully")).toBeTruthy();
});

test("a record that is saved as it was: No record updated", async () => {
  const written = fakeApi(answers);
  render(<EditScreen name="tbl_pemda/edit" />, around());
  await screen.findByDisplayValue("Kota Lama");
  submit();
  expect(await screen.findByText(/^No record updated\. /)).toBeTruthy();
  expect(written).toEqual([]);
});

test("a record that was deleted: Record deleted successfully", async () => {
  const written = fakeApi(answers);
  const { result } = renderHook(() => useDeleteRecords(getEntityPage("tbl_pemda/list")), around());
  act(() => void result.current.ask([record]));
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Record deleted successfully")).toBeTruthy();
  expect(written).toMatchObject([{ method: "DELETE", path: "tbl_pemda/delete/7" }]);
});

test("a file of records that were added: Data imported successfully", async () => {
  const fine = { rows: 2, refused: 0, columns: [], sample: [], problems: [] };
  fakeUploads(({ path }) => {
    const dryrun = path.includes("dryrun=1");
    return { body: `${JSON.stringify({ report: { ...fine, dryrun, added: dryrun ? 0 : 2 } })}\n` };
  });
  fakeApi(answers);
  const { container } = render(<ImportScreen name="tbl_pemda/add" />, around());
  const input = container.querySelector("input[type=file]");
  if (!input) throw new Error("No input for the file");
  fireEvent.change(input, { target: { files: [new File(["x"], "data.csv", { type: "text/csv" })] } });
  fireEvent.click(await screen.findByRole("button", { name: "Add 2 records" }));
  expect(await screen.findByText("Data imported successfully")).toBeTruthy();
});

test("what is answered with no connection, too late or by a gateway: Unable to complete request.", async () => {
  const ways: (() => Response)[] = [
    () => Response.error(),
    () => {
      throw new DOMException("late", "TimeoutError");
    },
    () => new Response("<p>Bad gateway", { status: 502 }),
    () => new Response("<p>No", { status: 418 }),
  ];
  for (const way of ways) {
    vi.stubGlobal("fetch", async () => {
      const answer = way();
      if (answer.type === "error") throw new TypeError("Failed to fetch");
      return answer;
    });
    const { unmount } = render(<ListScreen name="tbl_pemda/list" />, around());
    const alert = await screen.findByRole("alert");
    await waitFor(() => expect(alert.textContent).toMatch(/Unable to complete request\. \S/));
    unmount();
  }
});

test("a list that is answered without records: invalid json data", async () => {
  fakeApi(() => ({ body: { rows: [], page: 1, limit: 20, hasMore: false } }));
  render(<ListScreen name="tbl_pemda/list" />, around());
  expect(await screen.findByText("invalid json data")).toBeTruthy();
});

test("a filter that its column can't have: the list offers no export, which would be refused", async () => {
  fakeApi(() => ({ body: { records: [record], page: 1, limit: 20, hasMore: false, num: 1 } }));
  const path = (value: string) => `/tbl_pemda/list/idpemda/${value}`;
  const shown = (value: string) =>
    render(
      <Routes>
        <Route path="/tbl_pemda/list/:fieldName/:fieldValue" element={<ListScreen name="tbl_pemda/list" />} />
        <Route path="*" element={<Navigate to={path(value)} />} />
      </Routes>,
      around(),
    );
  const { unmount } = shown("abc");
  expect(await screen.findByText(/is not a value of/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
  unmount();
  shown("7");
  expect(await screen.findByRole("button", { name: "Export" })).toBeTruthy();
});
