import { expect, test } from "vitest";
import { ApiError, toApiError } from "./api-error.ts";
import { nextStepOf } from "./error-text.ts";

const lost = (code: "NETWORK" | "TIMEOUT" | "INVALID_ANSWER") =>
  new ApiError({ code, status: code === "INVALID_ANSWER" ? 200 : 0, message: "" });
const refused = (status: number) => toApiError(status, null, undefined);

test.each([
  lost("NETWORK"),
  lost("TIMEOUT"),
  lost("INVALID_ANSWER"),
  ...[401, 408, 429, 500, 502, 503, 504].map(refused),
])("after $code with status $status trying again can help, so nothing else is proposed", (error) => {
  expect(error.isWorthRepeating).toBe(true);
  expect(nextStepOf(error)).toBeUndefined();
});

test.each([
  [400, "mend"],
  [403, "ask"],
  [404, "look"],
  [405, "mend"],
  [409, "refresh"],
  [410, "look"],
  [413, "mend"],
  [422, "mend"],
])("a request that was answered with %i would be answered so again: %s instead", (status, step) => {
  expect(refused(status).isWorthRepeating).toBe(false);
  expect(nextStepOf(refused(status))).toBe(step);
});

test("what isn't the service's answer is our own mistake: the page is loaded anew", () => {
  expect(nextStepOf(new TypeError("x is undefined"))).toBe("reload");
});
