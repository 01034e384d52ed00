import { expect, test } from "vitest";
import { readPlace } from "./read-place.ts";

const bandung = { lintang: -6.914744, bujur: 107.60981 };

test.each([
  ["-6.914744, 107.609810", bandung],
  ["-6.914744,107.609810", bandung],
  [" (-6.9147441, 107.6098101)\n", bandung],
  ["-6.914744 107.609810", bandung],
  ["-6 ; 107", undefined],
  ["-6.914744", undefined],
  ["-6,914744", undefined],
  ["Jalan Braga 1, Bandung", undefined],
  ["", undefined],
])("%s", (text, place) => expect(readPlace(text)).toEqual(place));
