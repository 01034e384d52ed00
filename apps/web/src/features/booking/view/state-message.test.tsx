// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import type { RefundState } from "@retribusi/contract/features/billing/refund.rules";
import { type BookingRecord, bookingRecord } from "@retribusi/contract/features/booking/booking.record";
import type { BookingStatus } from "@retribusi/contract/features/booking/booking.states";
import { personalActions } from "@retribusi/contract/features/booking/booking.verdict";
import { currentUserData } from "@retribusi/contract/features/identity/account.endpoints";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { currentUserKey } from "../../../lib/current-user.ts";
import { startLanguage } from "../../../lib/i18n.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { forgetToken, keepToken } from "../../../lib/session.ts";
import { booking as words } from "../../../locales/en/booking.ts";
import { StateMessage } from "./state-message.tsx";

const nothing = null;
const moment = "2027-03-01T07:00:00.000Z";

/** A booking of user 7 in a state, with what became of its refunds. */
function bookingIn(statusbooking: BookingStatus, refunds: readonly RefundState[]): BookingRecord {
  const can = Object.fromEntries(personalActions.map((action) => [action, { allowed: false, reason: "WRONG_STATE" }]));
  return bookingRecord.parse({
    ...{ id: 1, jenisbooking: "penginapan", versi: 3, statusbooking, uraianstatus: "-", bataswaktu: nothing, can },
    ...{ namapemesan: "Budi", namapengguna: nothing, idpemesan: 7, user_created: 7, walkin: false, keperluan: nothing },
    objek: {
      ...{ objectid: 1, objectname: "Wisma", subobjectname: nothing, lokasialamat: "-", lokasikabkota: "Cimahi" },
      ...{ fotoobjectutama: nothing, satuanobject: "kamar", zona: "Asia/Jakarta", namazona: "WIB" },
      ...{ jamcheckin: "14:00", jamcheckout: "12:00", batascheckin: "22:00", notelppengelola: nothing },
      ...{ pengelolaname: "-", skpdname: "-", pemdaname: "-" },
    },
    waktu: { satuan: "malam", checkin: "2027-03-01", checkout: "2027-03-02" },
    ...{ tglmulaipemakaian: moment, tglakhirpemakaian: moment, date_created: moment, tahun: 2027, sesi: nothing },
    harga: {
      ...{ tarif: 150_000, satuantarif: "malam", lamapemakaian: 1, jumlahunit: 1 },
      ...{ subtotal: 150_000, diskon: 0, totalbiaya: 150_000 },
    },
    ...{ idbilling: nothing, tglexpiredbilling: nothing, tglbayarbilling: nothing, kelompoktarif: "umum" },
    ...{ alamatpemesan: nothing, noidentitas: nothing, notelp: nothing, nokontak: nothing, emailpemesan: nothing },
    ...{ dasarhukum: nothing, rekeninganggaran: "-", uraiananggaran: "-", alasanpembatalan: nothing, catatan: nothing },
    ...{ perpanjangan: 0, aturan: nothing, tagihan: [], pembayaran: [], diskon: [], dokumen: [], dokumenwajib: [] },
    pengembalian: refunds.map((statuspengembalian, id) => ({ id, jumlah: 150_000, statuspengembalian, alasan: "-" })),
    riwayat: [],
  });
}

/** A person of the bank, who ordered nothing. */
const teller = currentUserData.answer.parse({
  user: {
    ...{
      userid: 2,
      username: "bank",
      email: "bank@contoh.go.id",
      fullname: "Petugas Bank",
      foto: nothing,
      bahasa: "en",
    },
    ...{ alamat: nothing, noidentitas: nothing, notelp: nothing, punyakunci: false, versi: 1 },
    ...{ pemdaid: nothing, pemdaname: nothing, skpdid: nothing, skpdname: nothing },
    ...{ pengelolaid: nothing, pengelolaname: nothing },
  },
  ...{ pages: ["trx_penginapan/view"], roles: ["bank"], role: "bank" },
});

let root: Root;
let place: HTMLElement;
beforeAll(async () => {
  await startLanguage();
  keepToken("a token", false);
  queryClient.setQueryData(currentUserKey, teller);
});
afterAll(() => {
  queryClient.clear();
  forgetToken();
});
beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

/** What the bank reads about the money of a booking that it opens. */
async function readBy(booking: BookingRecord): Promise<string[]> {
  root.render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <StateMessage booking={booking} onOver={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await vi.waitFor(() => expect(place.querySelector("[role=alert]")).not.toBeNull());
  const text = place.querySelector("[role=alert]")?.textContent ?? "";
  return Object.values(words.state.refund).filter((sentence) => text.includes(sentence));
}

const { diajukan, disetujui, ditolak, dibayar } = words.state.refund;

test.each<[string, BookingStatus, RefundState[], string[]]>([
  ["cancelled, its refund waits", 90, ["diajukan"], [diajukan]],
  ["cancelled, its refund is agreed", 90, ["disetujui"], [disetujui]],
  ["cancelled, its refund was refused", 90, ["ditolak"], [ditolak]],
  ["cancelled, paid back", 90, ["dibayar"], [dibayar]],
  ["cancelled, a second case still waits", 90, ["ditolak", "diajukan"], [diajukan]],
  ["cancelled before anything was paid", 90, [], []],
  ["taken up again, which closed its case", 50, ["ditolak"], []],
  ["taken up again, too much was paid", 50, ["ditolak", "dibayar"], [dibayar]],
])("of a booking %s the bank reads how its money stands", async (_, state, refunds, sentences) => {
  expect(await readBy(bookingIn(state, refunds))).toEqual(sentences);
});
