// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "../../../lib/i18n.ts";
import { forgetToken } from "../../../lib/session.ts";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { RegisterForm } from "./register-form.tsx";
import { RegisteredPage } from "./registered-page.tsx";

// The widget measures the page; what counts here is that it solves the challenge.
vi.mock("../captcha.tsx", () => ({
  Captcha: ({ onSolved }: { readonly onSolved: (payload: string) => void }) => (
    <button type="button" onClick={() => onSolved("solved")}>
      Captcha
    </button>
  ),
}));

afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  await act(() => chooseLanguage("en"));
});

const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: "input,textarea" });
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const show = (onDone = vi.fn()) =>
  render(<RegisterForm next={null} onDone={onDone} />, { wrapper: screenOf("default") });
test("a user name that is taken stands in the summary, in whichever language is read", async () => {
  fakeApi(() => ({ body: true }));
  show();
  type(/^User name/, "siti");
  await screen.findByText("Already exist!", {}, { timeout: 5000 });
  fireEvent.click(screen.getByRole("button", { name: "Create account" }));
  const summary = await screen.findByRole("alert");
  expect(within(summary).getByRole("button", { name: /^User name/ })).toBeTruthy();
  await act(() => chooseLanguage("id"));
  await waitFor(() =>
    expect(within(screen.getByRole("alert")).getByRole("button", { name: /^Nama pengguna/ })).toBeTruthy(),
  );
  expect(screen.getByRole("alert").textContent).not.toMatch(/User name|Full name|Please|can't/);
});

test("the mails come in the language that is read, until another one is chosen for them", async () => {
  const bahasa = () => screen.getByRole("radio", { checked: true, name: /English|Indonesia/ });
  await act(() => chooseLanguage("id"));
  show();
  expect(bahasa()).toMatchObject({ value: "id" });
  await act(() => chooseLanguage("en"));
  await waitFor(() => expect(bahasa()).toMatchObject({ value: "en" }));
  fireEvent.click(screen.getByRole("radio", { name: /Indonesia/ }));
  await act(() => chooseLanguage("id"));
  await act(() => chooseLanguage("en"));
  expect(bahasa()).toMatchObject({ value: "id" });
});

test("a reload keeps what was typed, but no password and no identity number; sending or leaving forgets it", async () => {
  fakeApi(({ path }) => ({ body: path === "auth/register" ? { mail: "sent" } : false }));
  const { unmount } = show();
  const typed = { "Full name": "Siti Contoh", Phone: "0812-3456-7890", "E-mail": "siti@contoh.example" };
  for (const [name, value] of Object.entries(typed)) type(new RegExp(`^${name}`), value);
  type(/^Identity number/, "3273010101010001");
  type(/^User name/, "siti");
  type(/^Password( \*)?$/, "Kebun#Teh42");
  type(/^Repeat password/, "Kebun#Teh42");
  fireEvent.click(screen.getByRole("checkbox"));
  unmount();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/3273010101010001|Kebun/);

  const done = vi.fn();
  const again = show(done);
  for (const [name, value] of Object.entries(typed)) expect(field(new RegExp(`^${name}`))).toMatchObject({ value });
  expect([field(/^Password( \*)?$/), field(/^Repeat password/), field(/^Identity/)]).toMatchObject(
    Array(3).fill({ value: "" }),
  );
  expect(screen.getByRole("checkbox")).toMatchObject({ checked: true });
  type(/^Identity number/, "3273010101010001");
  type(/^Password( \*)?$/, "Kebun#Teh42");
  type(/^Repeat password/, "Kebun#Teh42");
  fireEvent.click(await screen.findByRole("button", { name: "Captcha" }));
  fireEvent.click(screen.getByRole("button", { name: "Create account" }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sessionStorage.getItem("retribusi.registration")).toBeNull();
  again.unmount();

  show();
  type(/^Full name/, "Budi Contoh");
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain("Budi");
  act(() => forgetToken());
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("Budi");
});

test("the link is sent again to the address that was entered", async () => {
  const written = fakeApi(() => ({ body: { mail: "sent" } }));
  render(<RegisteredPage mail="sent" email="siti@contoh.example" />, { wrapper: screenOf("default") });
  fireEvent.click(screen.getByRole("button", { name: "Send the link again" }));
  expect(field(/^E-mail/)).toMatchObject({ value: "siti@contoh.example" });
  fireEvent.click(await screen.findByRole("button", { name: "Captcha" }));
  fireEvent.click(screen.getByRole("button", { name: "Send the link" }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]?.body).toEqual({ email: "siti@contoh.example", captcha: "solved" });
});
