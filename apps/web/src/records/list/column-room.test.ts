import { penginapan } from "@retribusi/contract/features/booking/penginapan.entity";
import { accountStatus, userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { expect, test } from "vitest";
import { isTwoLined, roomOf } from "./column-room.ts";

const english = { language: "en", zone: "Asia/Jakarta", today: "2026-11-28", isTall: false } as const;
const row = (username: string, statusakun: number = accountStatus.active) => ({ username, statusakun, email: null });
const shown = ["userid", "username", "statusakun", "email"];

test("a column of words is as wide as the longest that it shows, up to a point", () => {
  const short = roomOf(userdata, shown, [row("bank"), row("dinas")], english);
  const long = roomOf(userdata, shown, [row("bank"), row("yohana.nugraha24")], english);
  expect(short["username"]).toBeLessThan(80);
  // Sixteen letters were cut where the column was as wide as that of any text.
  expect(long["username"]).toBeGreaterThan(144);
  expect(roomOf(userdata, shown, [row("a".repeat(500))], english)["username"]).toBeLessThan(280);
});

test("a choice needs the room of its label; numbers and columns that show nothing keep theirs", () => {
  const active = roomOf(userdata, shown, [row("bank")], english);
  const waiting = roomOf(userdata, shown, [row("bank", accountStatus.waiting)], english);
  expect(waiting["statusakun"]).toBeGreaterThan(active["statusakun"] ?? Number.POSITIVE_INFINITY);
  expect(Object.keys(waiting)).toEqual(["username", "statusakun"]);
});

const booking = {
  ...{ id: 1, objectname: "Wisma", subobjectname: "Kamar dengan dua tempat tidur", totalbiaya: 1_400_000 },
  ...{ statusbooking: 30, uraianstatus: "Menunggu konfirmasi pengelola", namapemesan: "Nadia Contoh Pratama" },
};
const columns = ["uraianstatus", "objectname", "totalbiaya", "namapemesan"];

test("a column is as wide as the longer of two lines, and words take two where rows have them", () => {
  expect(isTwoLined(penginapan, columns, [booking], english)).toBe(true);
  expect(isTwoLined(penginapan, columns, [{ ...booking, subobjectname: null, idbilling: null }], english)).toBe(false);
  const tall = roomOf(penginapan, columns, [booking], { ...english, isTall: true });
  const low = roomOf(penginapan, columns, [booking], english);
  expect(tall["objectname"]).toBeGreaterThan(7 * "Kamar dengan dua tempat tidur".length);
  expect(tall["namapemesan"]).toBeLessThan(7 * "Nadia Contoh Pratama".length);
  expect(low["namapemesan"]).toBeGreaterThan(7 * "Nadia Contoh Pratama".length);
  const alone = { ...booking, subobjectname: null, objectname: "Pondok Rimba TAHURA Ir. H. Djuanda" };
  const folded = roomOf(penginapan, columns, [alone], { ...english, isTall: true });
  expect(folded["objectname"], "a name with nothing below it takes both lines").toBeLessThan(7 * 30);
  const indonesian = roomOf(penginapan, columns, [booking], { ...english, language: "id", isTall: true });
  expect(indonesian["uraianstatus"], "the name of a state is that of the language").toBeGreaterThan(
    tall["uraianstatus"] ?? 0,
  );
});
