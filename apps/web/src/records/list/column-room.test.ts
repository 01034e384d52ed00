import type { Label } from "@retribusi/contract/define/label";
import { accountStatus, userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { expect, test } from "vitest";
import { roomOf } from "./column-room.ts";

const english = ({ en }: Label) => en;
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
