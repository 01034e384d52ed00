import { describe, expect, test } from "vitest";
import {
  findPasswordProblem,
  passwordFloor,
  passwordHint,
  passwordHintFor,
  passwordNeedFor,
  passwordProblems,
} from "./password.rules.ts";

const citizen = { username: "nadia", email: "nadia.pratama@contoh.example", roles: ["nasabah"] };
const problemOf = (password: string, owner = citizen) =>
  findPasswordProblem(password, owner, (one) => (one === "umumsekali" ? passwordProblems.common : undefined));

test.each([
  [[], 8],
  [["nasabah"], 8],
  [["default"], 8],
  [["nasabah", "default"], 8],
  [["pengelola"], 12],
  [["nasabah", "bank"], 12],
  [["peran-baru"], 12],
])("the roles %j ask for %i characters", (roles, floor) => {
  expect(passwordFloor(roles)).toBe(floor);
});

describe("a customer's password", () => {
  test.each([
    "Kebun#42",
    "kuda benar baterai",
    "Nad#2026",
    "hanyahurufkecil",
    "HANYAHURUFBESAR",
    "94071385",
    "#?!%&*+-",
    "ꦧꦸꦏꦸꦠꦺꦩꦥ꧀",
    "🌋🛶🥥🪁🦎🧺🏮🥁",
  ])("%s is good, whatever its characters are", (password) => {
    expect(problemOf(password)).toBeUndefined();
  });

  test.each(["a".repeat(123), "ж".repeat(123), "🌋".repeat(123)])(
    "of 128 characters is good, and one more too much",
    (long) => {
      expect(problemOf(`bcdef${long}`)).toBeUndefined();
      expect(problemOf(`bcdefg${long}`)).toEqual(passwordProblems.long);
    },
  );

  test("has eight characters, and staff's twelve", () => {
    expect(problemOf("Kebun#4")?.en).toBe("Please choose a password of at least 8 characters.");
    const staff = { ...citizen, roles: ["dinas"] };
    expect(problemOf("Kebun#Teh42", staff)?.id).toBe("Pilih kata sandi paling sedikit 12 karakter.");
    expect(problemOf("Kebun#Teh421", staff)).toBeUndefined();
  });

  test.each([
    ["abababababab", passwordProblems.repeats],
    ["NADIA-2026", passwordProblems.personal],
    ["Nadia.Pratama", passwordProblems.personal],
    ["nadia.pratama@contoh.example", passwordProblems.personal],
    ["umumsekali", passwordProblems.common],
  ])("%s is refused", (password, problem) => {
    expect(problemOf(password)).toEqual(problem);
  });

  test("may contain a name that is too short to tell anything", () => {
    expect(problemOf("Adik-Kakak#7", { ...citizen, username: "adi", email: "a@contoh.example" })).toBeUndefined();
    expect(problemOf("adiadiad", { ...citizen, username: "adiadiad" })).toEqual(passwordProblems.repeats);
  });
});

test.each([
  ["nobody known", passwordHint, "12"],
  ["a customer", passwordHintFor(["nasabah"]), "8"],
  ["staff", passwordHintFor(["nasabah", "bank"]), "12"],
])("the hint for %s is the specification's words and one number, in one sentence", (_, hint, least) => {
  expect(hint.en.startsWith("Not Less Than 6 Characters")).toBe(true);
  expect(hint.id.startsWith("Tidak kurang dari 6 karakter")).toBe(true);
  for (const text of Object.values(hint)) {
    expect(text.match(/\d+/g)).toEqual(["6", least]);
    expect(text.match(/[.;]/g)).toEqual(["."]);
  }
});

test.each([
  [[], "8"],
  [["nasabah"], "8"],
  [["nasabah", "bank"], "12"],
])("who sets a password for %j reads one number", (roles, least) => {
  for (const text of Object.values(passwordNeedFor(roles))) expect(text.match(/\d+/g)).toEqual([least]);
});
