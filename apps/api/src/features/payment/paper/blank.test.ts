import { expect, test } from "vitest";
import { breakable } from "./blank.ts";

test.each([
  ["sari@contoh.example", "sari@contoh.example"],
  ["muhammad.nashrudin@contoh.example", "muhammad.nashrudin\n@contoh.example"],
  ["Jl. Contoh 2, Cimahi Selatan, Jawa Barat", "Jl. Contoh 2, Cimahi Selatan, Jawa Barat"],
  [".".repeat(36), ".".repeat(36)],
  ["a".repeat(50), `${"a".repeat(24)}\n${"a".repeat(24)}\naa`],
])("%s has room in a line of 24 letters", (text, parted) => expect(breakable(text, 24)).toBe(parted));
