// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { WithHistory } from "./with-history.tsx";

const entry = {
  ...{ id: 41, waktu: "2026-11-22T05:30:00.000Z", userid: 1, fullname: "Sari Dewi", peran: "superuser" },
  ...{ aksi: "edit", entitas: "tbl_pemda", kunci: "7" },
  ...{ sebelum: { pemdaname: "Kota Lama", pemdaid: "77" }, sesudah: { pemdaname: "Kota Baru", pemdaid: "77" } },
};

function open(pages: string[], entity = "tbl_pemda") {
  const asked: string[] = [];
  fakeApi(({ path }) => {
    asked.push(path);
    return { body: { records: [entry], page: 1, hasMore: false } };
  });
  render(
    <WithHistory entity={entity} id="7">
      <p>The record itself</p>
    </WithHistory>,
    { wrapper: screenOf("superuser", pages) },
  );
  return asked;
}

test("the history is read when its tab is opened, and told in words: what, who, when, before and after", async () => {
  const asked = open(["jejak_audit/list", "jejak_audit/view"]);
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole("tab", { name: "Audit history" }));
  const item = await screen.findByRole("listitem", { name: "Changed" });
  expect(asked).toEqual(["jejak_audit/riwayat/tbl_pemda/7"]);
  expect(item.textContent).toMatch(/22nd November, 2026, 12:30:00 WIB · Sari Dewi, Super user/);
  const cells = [...item.querySelectorAll("tbody tr")].map(({ textContent }) => textContent);
  expect(cells).toEqual(["Regional governmentKota LamaKota Baru"]);
  expect(screen.getByRole("link", { name: /Open the entry/ }).getAttribute("href")).toBe("/jejak_audit/view/41");
});

test("without the page of the audit trail, and for what has no history, the record stands alone", () => {
  open(["tbl_pemda/view"]);
  expect(screen.getByText("The record itself")).toBeTruthy();
  expect(screen.queryByRole("tab")).toBeNull();
});

test("a log has no history of its own", () => {
  open(["jejak_audit/list"], "log_keamanan");
  expect(screen.queryByRole("tab")).toBeNull();
});
