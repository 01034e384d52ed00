import { expect, test } from "vitest";
import { type ErrorCode, errorKinds, fillMessage } from "./errors.ts";

/** The specification's catalogue (§8, §5) as far as the API tells it, by hand. */
const catalogue: readonly (readonly [code: ErrorCode, text: string])[] = [
  ["INTERNAL", "Error processing request!"],
  ["INVALID_REQUEST", "Invalid request"],
  ["INVALID_CAPTCHA", "Invalid captcha code"],
  ["FILE_FORMAT", "File format not supported"],
  ["NOT_FOUND", "No Record Found"],
  ["ALREADY_EXISTS", "Already exist!"],
  ["EMAIL_NOT_CHANGED", "Email not changed"],
  ["NO_FILE", "No file selected for upload"],
  ["BAD_CREDENTIALS", "Username or password not correct."],
  ["ACCOUNT_BLOCKED", "Your account has been blocked."],
  ["ACCOUNT_NOT_ACTIVE", "Your account is not active. Please contact system administrator for more information."],
  ["ACCOUNT_WAITING", "Your account is waiting for review."],
  ["PASSWORD_EXPIRED", "Your password has expired. Please reset your password to continue."],
  ["RESET_KEY_FAILURE", "Password reset key failure"],
  ["RESET_NOT_COMPLETED", "Your password reset was not completed."],
  ["TOO_LARGE", "Max file size of 10MB is allowed"],
  ["TOO_MANY_FILES", "Max of 10 files is allowed"],
];

test.each(catalogue)("%s says what the specification's catalogue says", (code, text) => {
  expect(fillMessage(errorKinds[code].message.en, { max: 10 })).toBe(text);
});

test("every error speaks both languages, about the same values", () => {
  const valuesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  for (const { message } of Object.values(errorKinds)) {
    expect(message.id).not.toBe("");
    expect(valuesIn(message.id)).toEqual(valuesIn(message.en));
  }
});
