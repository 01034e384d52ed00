import { orderDocument } from "@retribusi/contract/features/report/document.endpoints";
import { expect, test } from "vitest";
import { asBody, sourceOf } from "./background.ts";

test("a list and a report can be made in the background, a single record can't", () => {
  expect(sourceOf("tbl_skpd/export")).toBe("daftar/tbl_skpd");
  expect(sourceOf("report/rekap/export")).toBe("laporan/rekap");
  expect(sourceOf("tbl_skpd/view/7/export")).toBeUndefined();
  expect(sourceOf("audit/list/export")).toBeUndefined();
});

test("the query of a list goes along as the service reads it, without the page that the screen shows", () => {
  const query = {
    ...{ page: 2, limit: 20, search: "Budi", "filter[statusbooking]": "50", "filter[haribayar]": "2026-01-01.." },
    ...{ columns: "id,namapemesan", orderby: null, empty: "" },
  };
  const body = asBody(query);
  expect(body).toEqual({
    search: "Budi",
    columns: "id,namapemesan",
    filter: { statusbooking: "50", haribayar: "2026-01-01.." },
  });
  expect(orderDocument.body.safeParse({ sumber: "daftar/tbl_skpd", format: "pdf", query: body }).success).toBe(true);
  expect(asBody({ dari: "2026-01-01", halaman: "3" })).toEqual({ dari: "2026-01-01" });
});
