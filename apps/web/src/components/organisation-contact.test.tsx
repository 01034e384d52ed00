// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { SignInRefusal } from "../features/identity/sign-in-refusal.tsx";
import { SiteFooter } from "../features/shell/site-footer.tsx";
import { ApiError } from "../lib/api-error.ts";
import { fakeApi, screenOf } from "../testing/show.tsx";

const empty = { namaorganisasi: null, logo: null, zonawaktu: "Asia/Jakarta" };
const none = { notelp: null, email: null, alamat: null, jamlayanan: null };
const contact = { notelp: "(022) 123-4567", email: "layanan@contoh.example", alamat: "Jl. Contoh 1", jamlayanan: null };
const wrapper = () => ({ wrapper: screenOf("nasabah") });

test("below public pages the organisation is reached by a press on its number or address", async () => {
  fakeApi(() => ({ body: { ...empty, ...contact } }));
  render(<SiteFooter />, wrapper());
  const shown = await screen.findByRole("group", { name: "Contact" });
  expect(shown.textContent).toBe("Phone (022) 123-4567 · E-mail layanan@contoh.example · Jl. Contoh 1");
  const hrefs = [...shown.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["tel:0221234567", "mailto:layanan@contoh.example"]);
});

test.each(["ACCOUNT_BLOCKED", "ACCOUNT_NOT_ACTIVE", "ACCOUNT_WAITING", "TOO_MANY_REQUESTS"] as const)(
  "whoever can't sign in (%s) reads how to reach the organisation, and nothing where nobody has set it",
  async (code) => {
    let answer: object = { ...empty, ...contact };
    let asked = 0;
    fakeApi(() => {
      asked += 1;
      return { body: answer };
    });
    const refusal = <SignInRefusal error={new ApiError({ code, status: 403, message: "" })} name="" isApart={false} />;
    const { unmount } = render(refusal, wrapper());
    expect(await screen.findByRole("link", { name: "(022) 123-4567" })).toBeTruthy();
    unmount();
    answer = { ...empty, ...none };
    render(refusal, wrapper());
    await waitFor(() => expect(asked).toBe(2));
    expect(screen.getByRole("note")).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Contact" })).toBeNull();
  },
);
