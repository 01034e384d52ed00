// @vitest-environment happy-dom
import type { ShownMail } from "@retribusi/contract/features/mail/mail.endpoints";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { MailsPage } from "./mails-page.tsx";

afterEach(cleanup);

const shown: ShownMail = {
  subject: "Booking 1 is approved",
  preheader: "Pay exactly Rp 500.000",
  html: "<style>:root { color-scheme: light dark; } @media (prefers-color-scheme: dark) { p { color: red } }</style><p>Hello</p>",
  text: "Pay it, please.",
  lampiran: [
    { nama: "pesanan-1.ics", disertakan: true },
    { nama: "tagihan-1.pdf", disertakan: false },
  ],
};

/** The page at an address; answers with the queries of the mails that were asked for, and what was sent. */
function open(address: string, trial: Answer = { body: {} }) {
  const asked: string[] = [];
  const sent = fakeApi(({ method, path, query }) => {
    if (method === "POST") return trial;
    asked.push(`${decodeURIComponent(path)}?${query}`);
    return { body: shown };
  });
  render(<MailsPage />, { wrapper: screenOf("superuser", ["system/surel"], address) });
  return { asked, sent };
}

const frame = () => screen.findByTitle<HTMLIFrameElement>("The mail: Booking 1 is approved");

test("nothing is asked for before a mail is chosen, and the choice is asked for in the reader's language", async () => {
  const { asked } = open("/system/surel");
  expect(await screen.findByText("Choose a mail")).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /^The order was approved, with its bill/ }));
  await frame();
  expect(asked).toEqual(["system/surel/confirm?bahasa=en&jenis=penginapan"]);
});

test("the address says which mail, in which language and of what; a strange one chooses nothing", async () => {
  const { asked } = open("/system/surel?surel=wait:ditawari&bahasa=id&jenis=alat");
  await frame();
  expect(asked).toEqual(["system/surel/wait:ditawari?bahasa=id&jenis=alat"]);
  expect(screen.getByRole("button", { current: true }).textContent).toContain("Units have become free");
  // Whoever waits has an account, and with it one language.
  expect(screen.queryByRole("radio", { name: "Both" })).toBeNull();
  cleanup();
  const other = open("/system/surel?surel=nonsense&bahasa=fr");
  expect(await screen.findByText("Choose a mail")).toBeTruthy();
  expect(other.asked).toEqual([]);
});

test("both languages are asked for where somebody may have no account", async () => {
  const { asked } = open("/system/surel?surel=pay");
  fireEvent.click(await screen.findByRole("radio", { name: "Both" }));
  await frame();
  expect(asked.at(-1)).toBe("system/surel/pay?bahasa=both&jenis=penginapan");
});

test("the mail is apart from the page, light or dark by choice and not by the reader's system", async () => {
  open("/system/surel?surel=confirm");
  const light = await frame();
  expect(light.getAttribute("sandbox")).toBe("");
  expect(light.getAttribute("srcdoc")).toContain("@media not all {");
  expect(light.style.width).toBe("600px");
  fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
  fireEvent.click(screen.getByRole("radio", { name: "320 pixels" }));
  const dark = await frame();
  expect(dark.getAttribute("srcdoc")).toContain("@media all {");
  expect(dark.getAttribute("srcdoc")).toContain("color-scheme: dark;");
  expect(dark.style.width).toBe("320px");
  fireEvent.click(screen.getByRole("radio", { name: "Text" }));
  expect(screen.getByText("Pay it, please.")).toBeTruthy();
  expect(screen.queryByTitle(/^The mail:/)).toBeNull();
});

test("what is attached is told, and what only the real one carries", async () => {
  open("/system/surel?surel=pay");
  expect(await screen.findByText("pesanan-1.ics")).toBeTruthy();
  expect(screen.getByText("tagihan-1.pdf – only in the real mail")).toBeTruthy();
});

test("a trial says where it went", async () => {
  const body = { result: "sent", detail: null, email: "saya@contoh.example" };
  const { sent } = open("/system/surel?surel=pay&bahasa=both", { body });
  fireEvent.click(await screen.findByRole("button", { name: "Send me a trial" }));
  expect(await screen.findByText(/saya@contoh\.example/)).toBeTruthy();
  expect(sent).toEqual([{ method: "POST", path: "system/surel/pay", body: { bahasa: "both", jenis: "penginapan" } }]);
});

test("a trial that is refused says why, and one that fails what the server said", async () => {
  const message = "Your own e-mail address isn't confirmed.";
  open("/system/surel?surel=pay", { status: 409, body: { error: { code: "ACTION_REFUSED", message } } });
  fireEvent.click(await screen.findByRole("button", { name: "Send me a trial" }));
  expect(await screen.findByText(message)).toBeTruthy();
  cleanup();
  open("/system/surel?surel=pay", { body: { result: "refused", detail: "ECONNREFUSED", email: "a@contoh.example" } });
  fireEvent.click(await screen.findByRole("button", { name: "Send me a trial" }));
  expect(await screen.findByText("ECONNREFUSED")).toBeTruthy();
});
