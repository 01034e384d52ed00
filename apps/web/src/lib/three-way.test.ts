import { expect, test } from "vitest";
import { adopted, clashesOf, rebased } from "./three-way.ts";

const shown: Readonly<Record<string, string | null>> = {
  name: "Dinas",
  alamat: "Jl. A",
  notelp: "",
  foto: null,
  sandi: "",
};
const seen = () => false;

test("a field that both changed is a clash, one that only one of us changed is none", () => {
  const ways = {
    shown,
    now: { ...shown, name: "Dinas Lain", alamat: "Jl. B" },
    mine: { ...shown, name: "Dinas Saya", notelp: "0812" },
  };
  expect(clashesOf(ways, seen)).toEqual(["name"]);
  expect(adopted(ways)).toEqual(["alamat"]);
  expect(rebased(ways)).toEqual({ ...shown, name: "Dinas Saya", alamat: "Jl. B", notelp: "0812" });
});

test("both writing the same is no clash, and nothing is the same as an empty text", () => {
  const ways = { shown, now: { ...shown, name: "Sama", foto: "" }, mine: { ...shown, name: "Sama" } };
  expect(clashesOf(ways, seen)).toEqual([]);
  expect(adopted(ways)).toEqual([]);
});

test("a list is what stands in it: the same papers are no change, another paper is one", () => {
  const before = { papers: [{ id: 1, name: "surat" }] };
  const readAgain = { papers: [{ id: 1, name: "surat" }] };
  const theirs = {
    papers: [
      { id: 1, name: "surat" },
      { id: 2, name: "denah" },
    ],
  };
  const mine = { papers: [] };
  expect(clashesOf({ shown: before, now: readAgain, mine }, seen)).toEqual([]);
  expect(adopted({ shown: before, now: theirs, mine: readAgain })).toEqual(["papers"]);
  expect(clashesOf({ shown: before, now: theirs, mine }, seen)).toEqual(["papers"]);
});

test("what can't be seen is asked about when I changed it, and only then", () => {
  const ways = { shown, now: shown, mine: { ...shown, sandi: "baru" } };
  expect(clashesOf(ways, (name) => name === "sandi")).toEqual(["sandi"]);
  expect(clashesOf({ ...ways, mine: shown }, (name) => name === "sandi")).toEqual([]);
});
