import { expect, test } from "vitest";
import { unguardedReads } from "./unguarded-read.ts";

const read = "SELECT `s`.`booking`.`id` FROM `s`.`booking` WHERE (`s`.`booking`.`id` = 7 AND 1=1) LIMIT 1 OFFSET 0";
const whole = "SELECT `s`.`booking`.`id`, `s`.`booking`.`versi` FROM `s`.`booking` WHERE `s`.`booking`.`id` = 7";
const change = "UPDATE `s`.`booking` SET `catatan` = 'a' WHERE (`s`.`booking`.`id` IN (7) AND 1=1)";
const inOne = (...statements: readonly string[]) => ["BEGIN", ...statements, "COMMIT"];

test("what is read and then changed by its key alone is told", () => {
  expect(unguardedReads(inOne(read, change))).toEqual(["booking"]);
  expect(unguardedReads(inOne(read, "DELETE FROM booking WHERE id = 7"))).toEqual(["booking"]);
  const key = "SELECT `s`.`booking`.`id` FROM `s`.`booking` WHERE `s`.`booking`.`id` = 7";
  expect(unguardedReads(inOne(read, "UPDATE object SET a = 1 WHERE id = 1", key, change))).toEqual(["booking"]);
  expect(unguardedReads(inOne("SELECT 1 FROM region JOIN `s`.`booking` b ON TRUE", change))).toEqual(["booking"]);
});

test.each([
  ["is locked when it is read", inOne(`${read} FOR UPDATE`, change)],
  ["is locked before it is changed", inOne(read, "SELECT id FROM booking WHERE id = 7 FOR UPDATE", change)],
  ["is changed as long as it is as it was", inOne(read, "UPDATE booking SET versi = 3 WHERE id = 7 AND versi = 2")],
  ["is changed if nobody has used it", inOne(read, "UPDATE booking SET a = 1 WHERE id = 7 AND dipakai IS NULL")],
  [
    "is read once more when something else is taken",
    inOne(read, "UPDATE object SET a = 1 WHERE id = 1", whole, change),
  ],
  ["is read when something else is locked", inOne("SELECT 1 FROM object WHERE id = 1 FOR UPDATE", read, change)],
  ["isn't what is changed", inOne(read, "UPDATE userdata SET a = 1 WHERE userid = 7")],
  ["was read in another transaction", [...inOne(read), ...inOne(change)]],
  ["is only read", inOne(read)],
])("what %s is none", (_name, statements) => expect(unguardedReads(statements)).toEqual([]));
