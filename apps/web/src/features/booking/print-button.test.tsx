// @vitest-environment happy-dom
import { recordOf } from "@retribusi/contract/define/record";
import { personalActions } from "@retribusi/contract/features/booking/booking.machine";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { ActionBar } from "./staff/action-bar.tsx";
import { OwnActions } from "./view/own-actions.tsx";

const papers = {
  penginapan: ["Registration card", "/trx_penginapan/cetak_kartu/5", "trx_penginapan/cetak_kartu"],
  gedung: ["Permit to use", "/trx_gedung/cetak_izin/5", "trx_gedung/cetak_izin"],
  alat: ["Hand-over minute", "/trx_alat/cetak_bast/5", "trx_alat/cetak_bast"],
} as const;

const nothing = recordOf(personalActions, () => ({ allowed: false, reason: "WRONG_STATE" }) as const);

function showToStaff(booking: Parameters<typeof bookingWith>[0], pages: readonly string[]) {
  fakeApi(() => ({ body: {} }));
  const more = { wrapper: screenOf("pengelola", [...pages], "/") };
  render(<ActionBar booking={bookingWith({ ...booking, can: nothing })} onDone={() => undefined} />, more);
}

test.each(bookingKinds)("the staff find the paper of a paid use under More: %s", async (jenisbooking) => {
  const [name, address, page] = papers[jenisbooking];
  showToStaff({ jenisbooking, statusbooking: 50 }, [page]);
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  const link = await screen.findByRole("menuitem", { name });
  expect(link.getAttribute("href")).toMatch(new RegExp(`${address}$`));
});

test.each([
  ["an unpaid booking", { statusbooking: 40 }, ["trx_penginapan/cetak_kartu"]],
  ["one that was cancelled", { statusbooking: 90 }, ["trx_penginapan/cetak_kartu"]],
  ["somebody who holds only another kind's page", { statusbooking: 50 }, ["trx_gedung/cetak_izin"]],
] as const)("there is none for %s", (_, state, pages) => {
  showToStaff({ jenisbooking: "penginapan", ...state }, pages);
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
});

test("customers find the permit beside the receipt", () => {
  fakeApi(() => ({ body: {} }));
  const pages = ["trx_gedung/cetak_izin", "trx_gedung/cetak_pesanan"];
  render(<OwnActions booking={bookingWith({ jenisbooking: "gedung", statusbooking: 50, can: nothing })} />, {
    wrapper: screenOf("nasabah", pages, "/"),
  });
  const hrefs = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(hrefs).toEqual([
    ["Show receipt", expect.stringMatching(/\/trx_gedung\/cetak_pesanan\/5$/)],
    ["Permit to use", expect.stringMatching(/\/trx_gedung\/cetak_izin\/5$/)],
  ]);
});
