// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { bookingWith, requestWith } from "../../testing/booking.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { AskedMove, OwnMoveRequest } from "./move-request.tsx";

afterEach(cleanup);

const asked = bookingWith({ statusbooking: 50, permintaanjadwal: requestWith() });

/** What the server says of the time that is asked for. */
const quoted = {
  harga: { ...asked.harga, lamapemakaian: 1, subtotal: 100_000, totalbiaya: 100_000 },
  ...{ dasarhukum: null, khususlibur: false, bebas: 3, alasan: null, selisih: -100_000 },
  ...{ tglmulaipemakaian: "2026-12-05T07:00:00.000Z", tglakhirpemakaian: "2026-12-06T05:00:00.000Z" },
};

function show(booking: typeof asked, quote: object = {}) {
  const sent: { path: string; body: unknown }[] = [];
  fakeApi(({ path, body }) => {
    if (path.endsWith("/quote")) return { body: { ...quoted, ...quote } };
    sent.push({ path, body });
    return { body: bookingWith({ ...booking, permintaanjadwal: requestWith({ keputusan: "ditarik" }) }) };
  });
  return { sent, booking };
}
function showOwn(booking: typeof asked) {
  const shown = show(booking);
  render(<OwnMoveRequest booking={booking} />, { wrapper: screenOf("nasabah") });
  return shown;
}
function showStaff(booking: typeof asked, quote: object = {}) {
  show(booking, quote);
  render(<AskedMove booking={booking} />, { wrapper: screenOf("pengelola") });
}
const words = async () => (await screen.findByRole("alert")).textContent;

test("who has asked reads for what, until when it is answered and what it would cost, and can take it back", async () => {
  const { sent } = showOwn(asked);
  const said = await words();
  expect(said).toContain("You asked for 5–6 Dec 2026 · 1 night");
  expect(said).toContain("The manager answers until 27th November, 2026, 16:00 WIB");
  expect(said).toMatch(/Rp.100\.000 would come back as a refund/);
  fireEvent.click(screen.getByRole("button", { name: "Withdraw request" }));
  await waitFor(() => expect(sent).toEqual([{ path: "trx_penginapan/tarikjadwal/5", body: { versi: 1 } }]));
});

test("one that was declined says why, and that the booking stays", async () => {
  showOwn({ ...asked, permintaanjadwal: requestWith({ keputusan: "ditolak", catatan: "Wisma dicat" }) });
  const said = await words();
  expect(said).toContain("The manager can't give you 5–6 Dec 2026");
  expect(said).toContain("Wisma dicat");
  expect(screen.queryByRole("button")).toBeNull();
});

const historyOf = (aksi: string, waktu: string) => ({
  ...{ aksi, waktu, daristatus: 50, kestatus: 50, nama: null, peran: "system", alasan: null, foto: 0 },
});
const overtaken = [
  // Of an earlier request.
  historyOf("lapseMove", "2026-01-01T00:00:00.000Z"),
  historyOf("reschedule", "2026-12-01T00:00:00.000Z"),
];

test("one that nobody answered says so, and that the booking stays", async () => {
  const { date_created } = requestWith();
  const lapsed = { ...asked, permintaanjadwal: requestWith({ keputusan: "gugur" }) };
  showOwn({ ...lapsed, riwayat: [historyOf("lapseMove", date_created)] });
  expect(await words()).toContain("Your booking stays as it is");
});

test.each([
  [
    "was overtaken by dates that the manager chose",
    { permintaanjadwal: requestWith({ keputusan: "gugur" }), riwayat: overtaken },
  ],
  ["was accepted", { permintaanjadwal: requestWith({ keputusan: "disetujui" }) }],
  ["was withdrawn", { permintaanjadwal: requestWith({ keputusan: "ditarik" }) }],
  ["was never made", { permintaanjadwal: null }],
  ["ended with the booking", { permintaanjadwal: requestWith({ keputusan: "gugur" }), statusbooking: 90 }],
] as const)("of a request that %s nothing is said any more", (_, part) => {
  const { container } = render(<OwnMoveRequest booking={{ ...asked, ...part }} />, { wrapper: screenOf("nasabah") });
  expect(container.querySelector("[role=alert]")).toBeNull();
});

test("the manager reads who asks for what and why, and whether it is free", async () => {
  showStaff(asked);
  await screen.findByText("Free then: 3 units.");
  const said = await words();
  expect(said).toContain("Budi asks for 5–6 Dec 2026 · 1 night in place of 1–3 Dec 2026 · 2 nights");
  expect(said).toContain("Acara kami diundur");
});

test("a time that is taken or has another price now is told before it is accepted", async () => {
  showStaff(asked, { alasan: { kode: "SOLD_OUT", pesan: "Only 0 of 1 are free." } });
  expect(await screen.findByText("Only 0 of 1 are free.")).toBeTruthy();
  cleanup();
  showStaff(asked, { harga: { ...quoted.harga, totalbiaya: 150_000 } });
  expect(await screen.findByText(/was Rp.100\.000 when it was asked for and is Rp.150\.000 now/)).toBeTruthy();
});
