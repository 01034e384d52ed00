import { expect, test } from "vitest";
import { objectFields } from "./objectretribusi.fields.ts";

const clocks = ["jamcheckin", "jamcheckout", "batascheckin", "jambuka", "jamtutup"] as const;

test.each(clocks)("%s takes the times of a day and nothing else", (name) => {
  const takes = (time: string) => objectFields[name].schema.safeParse(time).success;
  expect(["00:00", "09:05", "23:59"].filter(takes)).toEqual(["00:00", "09:05", "23:59"]);
  expect(["24:01", "25:00", "9:00", "12:60", "2400", "12.00"].filter(takes)).toEqual([]);
});

test("only the latest arrival can be the end of the day", () => {
  expect(clocks.filter((name) => objectFields[name].schema.safeParse("24:00").success)).toEqual(["batascheckin"]);
});
