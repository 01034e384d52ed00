import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { expect, test } from "vitest";
import { roomOf } from "./column-room.ts";

const row = (username: string, peran: readonly string[]) => ({ username, peran, statusakun: 1, email: null });

test("a column of words is as wide as the longest that it shows, up to a point", () => {
  const shown = ["username", "peran", "statusakun", "email"];
  const short = roomOf(userdata, shown, [row("bank", []), row("dinas", [])]);
  const long = roomOf(userdata, shown, [row("bank", ["Nasabah", "Pengelola"]), row("yohana.nugraha24", [])]);
  expect(short["username"]).toBeLessThan(80);
  // Sixteen letters were cut where the column was as wide as that of any text.
  expect(long["username"]).toBeGreaterThan(144);
  expect(long["peran"]).toBeGreaterThan(150);
  expect(Object.keys(long)).toEqual(["username", "peran"]);
  expect(roomOf(userdata, shown, [row("a".repeat(500), [])])["username"]).toBeLessThan(240);
});
