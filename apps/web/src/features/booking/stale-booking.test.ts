import { expect, test } from "vitest";
import { ApiError } from "../../lib/api-error.ts";
import { findConflict } from "../../lib/use-version-conflict.ts";
import { withDetails } from "./stale-booking.ts";

const refused = new ApiError({ code: "CONFLICT", status: 409, message: "Changed." });
const entry = { aksi: "change", daristatus: 20, kestatus: 20, alasan: null, foto: 0 };
const first = { ...entry, nama: "Sari", peran: "bank", waktu: "2026-11-22T01:00:00.000Z" };

test("a refused change tells who acted last on the booking, and what it is now", () => {
  const now = { versi: 4, riwayat: [first, { ...first, nama: "Budi", peran: "dinas" }] };
  expect(findConflict(refused), "the answer alone doesn't").toBeUndefined();
  expect(findConflict(withDetails(refused, now))).toEqual({
    record: now,
    versi: 4,
    fields: {},
    changed: { at: "2026-11-22T01:00:00.000Z", name: "Budi", role: "dinas", own: false },
  });
});

test("the system has no name", () => {
  const now = { versi: 4, riwayat: [first, { ...first, nama: null, peran: "sistem" }] };
  expect(findConflict(withDetails(refused, now))?.changed).toMatchObject({ name: null, role: null });
});
