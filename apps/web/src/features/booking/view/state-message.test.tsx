// @vitest-environment happy-dom
import type { RefundState } from "@retribusi/contract/features/billing/refund.rules";
import { bookingStates, type StatusCode } from "@retribusi/contract/features/booking/booking.states";
import { render, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { booking as words } from "../../../locales/en/booking.ts";
import { bookingWith } from "../../../testing/booking.ts";
import { screenOf } from "../../../testing/show.tsx";
import { Standing } from "../staff/standing.tsx";
import { StateMessage } from "./state-message.tsx";

const { diajukan, disetujui, ditolak, dibayar } = words.state.refund;

test.each<[string, StatusCode, RefundState[], string[]]>([
  ["cancelled, its refund waits", 90, ["diajukan"], [diajukan]],
  ["cancelled, its refund is agreed", 90, ["disetujui"], [disetujui]],
  ["cancelled, its refund was refused", 90, ["ditolak"], [ditolak]],
  ["cancelled, paid back", 90, ["dibayar"], [dibayar]],
  ["cancelled, a second case still waits", 90, ["ditolak", "diajukan"], [diajukan]],
  ["cancelled before anything was paid", 90, [], []],
  ["taken up again, which closed its case", 50, ["ditolak"], []],
  ["taken up again, too much was paid", 50, ["ditolak", "dibayar"], [dibayar]],
])("of a booking %s customer and bank read how its money stands", async (_, statusbooking, refunds, sentences) => {
  const bare = { versi: 1, jumlah: 1, alasan: "-", catatan: null, rekening: null, tglbayar: null };
  const pengembalian = refunds.map((statuspengembalian, id) => ({ ...bare, id, statuspengembalian }));
  const booking = bookingWith({ statusbooking, pengembalian });
  for (const Words of [StateMessage, Standing]) {
    const { container, unmount } = render(<Words booking={booking} onOver={() => undefined} />, {
      wrapper: screenOf("bank", ["trx_penginapan/view"]),
    });
    await waitFor(() => expect(container.textContent).not.toBe(""));
    const said = Object.values(words.state.refund).filter((sentence) => container.textContent?.includes(sentence));
    expect(said).toEqual(sentences);
    unmount();
  }
});

test("what the title says isn't said once more below it, and what it leaves out is", () => {
  const saidOf = (statusbooking: StatusCode) => {
    const booking = bookingWith({ statusbooking });
    const { container, unmount } = render(<StateMessage booking={booking} onOver={() => undefined} />, {
      wrapper: screenOf("nasabah", ["trx_penginapan/view"]),
    });
    const { textContent } = container;
    unmount();
    return textContent ?? "";
  };
  expect(saidOf(90).split("The booking was cancelled")).toHaveLength(2);
  expect(saidOf(50)).toContain(bookingStates.paid.explanation.en);
});
