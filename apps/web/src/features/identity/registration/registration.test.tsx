// @vitest-environment happy-dom
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { RegisteredPage } from "./registered-page.tsx";
import { emptyRegistration, problemsIn, type RegistrationValues, sendRegistration } from "./registration-values.ts";
import { ConfirmByPress } from "./verify-email-page.tsx";

const known = {
  captcha: "solved",
  language: "en",
  letter: (problem: string) => problem,
  captchaMissing: "captcha",
} as const;
const filled: RegistrationValues = {
  ...emptyRegistration("en"),
  fullname: "Siti Contoh",
  noidentitas: "3273010101010001",
  notelp: "0812-3456-7890",
  username: "siti",
  email: "warga@contoh.example",
  password: "Kebun#Teh42",
  konfirmasipassword: "Kebun#Teh42",
  privasiversi: privacyVersion,
};
const organisation = { jenisakun: "organisasi", namaorganisasi: "Yayasan Contoh" } as const;
const file = (type: string, size = 10) => new File([new Uint8Array(size)], "surat", { type });

describe("the form knows before it is sent", () => {
  test.each([
    ["nothing wrong", {}, []],
    ["a password that was typed differently", { konfirmasipassword: "Kebun#Teh43" }, ["konfirmasipassword"]],
    ["a password with the user name", { password: "siti-kebun", konfirmasipassword: "siti-kebun" }, ["password"]],
    ["a notice nobody agreed to", { privasiversi: "" }, ["privasiversi"]],
    ["an organisation without proof", organisation, ["nib"]],
    ["an organisation with its number", { ...organisation, nib: "1234567890123" }, []],
    ["a number that is too short", { ...organisation, nib: "123" }, ["nib"]],
    ["an organisation with a letter", { ...organisation, suratorganisasi: file("application/pdf") }, []],
    ["a letter that is no document", { ...organisation, suratorganisasi: file("text/html") }, ["suratorganisasi"]],
    [
      "a letter that is too large",
      { ...organisation, suratorganisasi: file("image/png", 10 * 1024 * 1024 + 1) },
      ["suratorganisasi"],
    ],
    ["a person whose letter was chosen before", { suratorganisasi: file("text/html"), nib: "1" }, []],
  ] as const)("%s", (_, more, wrong) => {
    expect(Object.keys(problemsIn({ ...filled, ...more }, known))).toEqual(wrong);
  });

  test("every field that has to be filled in, and that the challenge isn't solved", () => {
    const wrong = problemsIn({ ...emptyRegistration("en"), jenisakun: "organisasi" }, { ...known, captcha: null });
    expect(Object.keys(wrong)).toEqual([
      ...["namaorganisasi", "nib", "fullname", "noidentitas", "notelp", "username", "email", "password"],
      ...["privasiversi", "captcha"],
    ]);
  });
});

test("a person's registration says nothing of an organisation", async () => {
  const written = fakeApi(() => ({ body: { mail: "sent" } }));
  await sendRegistration({ ...filled, namaorganisasi: "Yayasan" }, "solved", "/index/catalogue");
  const body = { username: "siti", privasiversi: privacyVersion, captcha: "solved", tujuan: "/index/catalogue" };
  expect(written).toMatchObject([{ path: "auth/register", body }]);
  expect(Object.keys(Object(written[0]?.body))).not.toContain("namaorganisasi");
});

describe("what came of it is told in the catalogue's words", () => {
  test.each([
    ["sent", "Email verification link sent"],
    ["late", "The email verification link comes later"],
    ["failed", "Error sending email. Please contact system administrator for more info"],
  ] as const)("%s: %s", async (mail, words) => {
    render(<RegisteredPage mail={mail} email="a@contoh.example" />, { wrapper: screenOf("nasabah") });
    expect(await screen.findByRole("heading", { name: "Your account has been created." })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });
});

describe("a link that is followed", () => {
  const order = { isWaiting: false, tujuan: "/index/catalogue?unit=2" };
  const refusal = (code: string, message: string, details?: object): Answer => ({
    status: 400,
    body: { error: { code, message, details } },
  });
  test.each([
    ["opens the account", { body: order }, "Your e-mail address is confirmed"],
    ["waits for a review", { body: { isWaiting: true, tujuan: null } }, "Your account is waiting for review."],
    [
      "was used",
      refusal("EMAIL_VERIFIED", "Email address is already verified", order),
      "Email address is already verified",
    ],
    [
      "was used, by an organisation",
      refusal("EMAIL_VERIFIED", "Email address is already verified", { isWaiting: true, tujuan: null }),
      /^Your account is waiting for review\. ./,
    ],
    [
      "isn't valid",
      refusal("LINK_NOT_VALID", "The email verification link is not valid."),
      "The email verification link is not valid.",
    ],
  ] as const)("%s, by a press and not before", async (outcome, answer, words) => {
    const written = fakeApi(() => answer);
    render(<ConfirmByPress link="secret" />, { wrapper: screenOf("nasabah") });
    const button = await screen.findByRole("button", { name: "Confirm my address" });
    expect(written).toEqual([]);
    fireEvent.click(button);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(written).toMatchObject([{ path: "auth/verifyemail", body: { key: "secret" } }]);
    const onward = screen.queryByRole("link", { name: "Sign in" })?.getAttribute("href") ?? null;
    const expected = {
      "opens the account": "/index/login?nexturl=%2Findex%2Fcatalogue%3Funit%3D2",
      "was used": "/index/login?nexturl=%2Findex%2Fcatalogue%3Funit%3D2",
    };
    expect(onward).toBe(Object.entries(expected).find(([name]) => name === outcome)?.[1] ?? null);
    expect(screen.queryAllByRole("heading", { name: "Send a new link" })).toHaveLength(
      outcome === "isn't valid" ? 1 : 0,
    );
  });
});
