// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { PasswordMeter } from "./password-meter.tsx";

const owner = { username: "siti", email: "warga@contoh.example", roles: ["nasabah"] };
const show = (password: string) =>
  render(<PasswordMeter password={password} owner={owner} />, { wrapper: screenOf("nasabah") });
const says = (words: string) => screen.findByText(`Strength of the password: ${words}`);

describe("a password that keeps every rule that the form knows", () => {
  test.each<[string, Answer, string, RegExp]>([
    ["is guessed first", { body: { kelemahan: "common" } }, "not good enough yet", /^Many people use this/],
    ["says where one is", { body: { kelemahan: "context" } }, "not good enough yet", /^This password is made of words/],
    ["is nothing of the kind", { body: { kelemahan: null } }, "good enough", /^Not one of the passwords/],
    [
      "can't be asked about now",
      { status: 429, body: { error: { code: "TOO_MANY_REQUESTS", message: "Wait." } } },
      "good enough",
      /is checked when you send/,
    ],
  ])("%s", async (_, answer, strength, reason) => {
    const written = fakeApi(() => answer);
    show("Kebun#Teh42");
    expect(await says("being checked …")).toBeTruthy();
    expect(await says(strength)).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(written).toMatchObject([{ method: "POST", path: "auth/password_check", body: { password: "Kebun#Teh42" } }]);
  });
});

test("the server isn't asked about a password that breaks a rule, nor about each letter", async () => {
  const written = fakeApi(() => ({ body: { kelemahan: null } }));
  const { rerender } = show("Kebun");
  expect(await says("not good enough yet")).toBeTruthy();
  for (const typed of ["Kebun#Te", "Kebun#Teh", "Kebun#Teh4", "Kebun#Teh42"]) {
    rerender(<PasswordMeter password={typed} owner={owner} />);
  }
  expect(await says("good enough")).toBeTruthy();
  expect(written.map(({ body }) => body)).toEqual([{ password: "Kebun#Teh42" }]);
});
