import { expect, test } from "vitest";
import { problemOf } from "./attached-document.ts";

const megabyte = 1024 * 1024;

test.each([
  ["application/pdf", 10 * megabyte, undefined],
  ["image/jpeg", 1, undefined],
  ["image/png", 10 * megabyte + 1, "size"],
  ["image/svg+xml", 1, "type"],
  ["", 1, "type"],
])("%s of %i bytes: %s", (type, size, problem) => {
  expect(problemOf({ type, size })).toBe(problem);
});
