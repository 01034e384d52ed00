// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { ReportList } from "./report-list.tsx";

test("whoever may adds a report row, keeps a view and takes the list out", async () => {
  const none = { records: [], page: 1, limit: 20, hasMore: false, num: 0 };
  fakeApi(({ path }) => ({ body: path.includes("report_trx_all") ? none : [] }));
  const wrapper = screenOf("superuser", ["report_trx_all/list", "report_trx_all/add"]);
  render(<ReportList name="report_trx_all/list" />, { wrapper });
  // One at the head, one where the rows would be.
  await waitFor(() => expect(screen.getAllByRole("link", { name: "Add report row" })).toHaveLength(2));
  for (const name of ["Views", "Export"]) expect(screen.getByRole("button", { name })).toBeTruthy();
});

test("bug 10: each row of a manager's report leads to its booking", async () => {
  const row = { id: 7, namapemesan: "Budi", totalbiaya: 1, can: { view: false } };
  fakeApi(({ path }) => {
    if (path.includes("report_trx_all"))
      return { body: { records: [row], page: 1, limit: 20, hasMore: false, num: 1 } };
    return { body: [] };
  });
  const wrapper = screenOf("pengelola", ["report_trx_all/report_pengelola", "trx_penginapan/view"]);
  render(<ReportList name="report_trx_all/report_pengelola" />, { wrapper });
  expect((await screen.findAllByRole("button", { name: /^Open the booking/ })).length).toBeGreaterThan(0);
});
