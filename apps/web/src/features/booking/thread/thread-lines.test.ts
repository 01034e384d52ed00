import type { Thread, ThreadMessage } from "@retribusi/contract/features/booking/thread.endpoints";
import { expect, test } from "vitest";
import { bookingWith, requestWith } from "../../../testing/booking.ts";
import { linesOf } from "./thread-lines.ts";

const at = (minute: number) => `2026-11-25T01:${String(minute).padStart(2, "0")}:00.000Z`;
const message = (id: number, minute: number): ThreadMessage => ({
  ...{ id, pihak: "pemesan", nama: "Budi", milik: true, isi: `Pesan ${id}`, lampiran: [], waktu: at(minute) },
});
const move = (keputusan: "diminta" | "ditolak" | "gugur", asked: number, ended: number | null) => ({
  ...requestWith({ keputusan, date_created: at(asked) }),
  ...{ id: asked, tglputus: ended === null ? null : at(ended) },
});
const { riwayat } = bookingWith();
const lapsed = (minute: number) => [
  ...riwayat,
  {
    ...{ aksi: "lapseMove", daristatus: 50, kestatus: 50, nama: null, peran: "system", alasan: null, foto: 0 },
    waktu: at(minute),
  },
];
const shown = (thread: Partial<Thread>, history = riwayat) =>
  linesOf({ records: [], jadwal: [], hasMore: false, ...thread }, history).map((line) =>
    "message" in line ? line.message.isi : `${line.event} ${line.at.slice(14, 16)}`,
  );

test("requests for other dates stand between the messages, when they were made and when they ended", () => {
  const records = [message(1, 5), message(2, 15)];
  expect(shown({ records, jadwal: [move("ditolak", 10, 20), move("diminta", 30, null)] })).toEqual([
    "Pesan 1",
    "diminta 10",
    "Pesan 2",
    "ditolak 20",
    "diminta 30",
  ]);
});

test("one that the system ended wasn't answered; one that another step has overtaken isn't said to be", () => {
  const jadwal = [move("gugur", 10, 20)];
  expect(shown({ jadwal }, lapsed(20))).toEqual(["diminta 10", "unanswered 20"]);
  expect(shown({ jadwal }, lapsed(25))).toEqual(["diminta 10", "gugur 20"]);
});

test("what happened before the first message that is shown isn't shown either", () => {
  const thread = { records: [message(7, 15)], jadwal: [move("ditolak", 10, 20)] };
  expect(shown({ ...thread, hasMore: true })).toEqual(["Pesan 7", "ditolak 20"]);
  expect(shown(thread)).toEqual(["diminta 10", "Pesan 7", "ditolak 20"]);
});
