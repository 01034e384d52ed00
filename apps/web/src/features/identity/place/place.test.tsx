// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { AccountForm } from "../account-form.tsx";
import { ChangeEmailPage } from "./change-email-page.tsx";
import { ClosingCard } from "./closing-card.tsx";
import { FailedMails } from "./failed-mails.tsx";
import { MailChoiceCard } from "./mail-choice-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { WaitingEmail } from "./waiting-email.tsx";

const wrapper = () => ({ wrapper: screenOf("nasabah", ["account", "account/edit"]) });
const at = "2026-11-21T07:00:00.000Z";
const overview = {
  emailterverifikasi: at,
  emailbaru: { email: "baru@contoh.example", kedaluwarsa: at, mail: "sent" },
  surelgagal: false,
  surelditolak: ["akhir"],
  penutupan: { olehsendiri: true, pesanan: [], pengembalian: 0 },
};
const own = {
  ...{ userid: 1, username: "siti", email: "siti@contoh.example", fullname: "Siti", foto: null, alamat: null },
  ...{ noidentitas: null, notelp: null, bahasa: "en" as const, pemdaid: null, pemdaname: null, skpdid: null },
  ...{ skpdname: null, pengelolaid: null, pengelolaname: null, kelompoktarif: null, privasiversi: null },
  ...{ punyakunci: false, versi: 1 },
};

test("a new address that waits is shown with its end in long form, and can be sent again or withdrawn", async () => {
  const written = fakeApi(
    ({ method }): Answer => ({
      body: method === "GET" ? overview : method === "DELETE" ? { withdrawn: true } : { mail: "sent" },
    }),
  );
  render(<WaitingEmail canChange />, wrapper());
  expect(await screen.findByText("A new e-mail address is waiting: baru@contoh.example")).toBeTruthy();
  expect(screen.getByText(/valid until 21st November, 2026, 14:00 WIB/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send the link again" }));
  expect(await screen.findByText("Email verification link sent")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Keep the current address" }));
  await waitFor(() => expect(written.map(({ path }) => path)).toEqual(["account/email/resend", "account/email"]));
});

test.each([
  ["late", /^Our mail server isn't answering at the moment, so the mail with the link will come later/],
  ["failed", /^Error sending email. Please contact system administrator for more info/],
] as const)(
  "a link whose mail is %s isn't said to be sent, on the form, on the screen and asked for again",
  async (mail, words) => {
    const body = { ...overview, emailbaru: { ...overview.emailbaru, mail } };
    fakeApi(({ method, path }): Answer => {
      if (path === "account/overview") return { body };
      return { body: method === "POST" && path.endsWith("resend") ? { mail } : { ...own, versi: 2 } };
    });
    const { unmount } = render(<WaitingEmail canChange />, wrapper());
    const shown = await screen.findByText(words);
    expect(shown.textContent).toMatch(/your current address stays in use/);
    fireEvent.click(screen.getByRole("button", { name: "Send the link again" }));
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    unmount();
    render(<AccountForm present={own} />, wrapper());
    fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "baru@contoh.example" } });
    fireEvent.change(screen.getByLabelText("Current password"), { target: { value: "Pintu merah 2026" } });
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(screen.queryByText("Email verification link sent")).toBeNull();
  },
);

test("the form says what was saved in the specification's words, each thing for itself", async () => {
  const written = fakeApi(() => ({ body: { ...own, versi: 2 } }));
  render(<AccountForm present={own} />, wrapper());
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type("E-mail", "baru@contoh.example");
  type("New password", "Gerbang hijau 2027");
  type("Repeat new password", "Gerbang hijau 2027");
  type("Current password", "Pintu merah 2026");
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Your password has been changed successfully.")).toBeTruthy();
  expect(screen.getByText("Email verification link sent")).toBeTruthy();
  expect(screen.queryByText("Record updated successfully")).toBeNull();
  expect(written).toHaveLength(1);
});

test("opening the page of a link changes nothing; the button does, once, and says so", async () => {
  const written = fakeApi(() => ({ body: { changed: true } }));
  render(<ChangeEmailPage />, wrapper());
  const button = screen.getByRole("button", { name: "Use the new address" });
  expect(written).toEqual([]);
  fireEvent.click(button);
  expect(await screen.findByText("Email address changed successfully")).toBeTruthy();
  expect(written).toHaveLength(1);
});

test("a link that isn't good says so, and leads to the account", async () => {
  const message = "The email verification link is not valid.";
  fakeApi(() => ({ status: 400, body: { error: { code: "LINK_NOT_VALID", message } } }));
  render(<ChangeEmailPage />, wrapper());
  fireEvent.click(screen.getByRole("button", { name: "Use the new address" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole("link", { name: "To my account" })).toBeTruthy();
});

test("sessions are told in words, and each but this one can be ended", async () => {
  const session = {
    ...{ browser: "Firefox", sistem: "Linux", jenis: "desktop", alamatip: "127.0.0.1", tempat: "local" },
    ...{ dibuat: at, terakhir: at, kedaluwarsa: at },
  };
  const [here, there] = [crypto.randomUUID(), crypto.randomUUID()];
  const other = { ...session, id: there, ini: false, browser: "Chrome", sistem: "Android", jenis: "mobile" };
  const abroad = { ...other, id: crypto.randomUUID(), alamatip: "36.68.1.2", tempat: "ID" };
  const nowhere = { ...other, id: crypto.randomUUID(), alamatip: "192.0.2.1", tempat: null };
  const list = [{ ...session, id: here, ini: true }, other, abroad, nowhere];
  const written = fakeApi(({ method }) => ({ body: method === "GET" ? list : { ended: 1 } }));
  render(<SessionsCard />, wrapper());
  const items = await screen.findAllByRole("listitem");
  expect(items.map((item) => within(item).queryAllByRole("button").length)).toEqual([0, 1, 1, 1]);
  const origins = items.map((item) => /from (.*?)(?:Sign out there)?$/.exec(item.textContent)?.[1]);
  const local = "127.0.0.1 (local network)";
  expect(origins).toEqual([local, local, "36.68.1.2 (Indonesia)", "192.0.2.1"]);
  expect(items[0]?.textContent).toContain("Firefox on Linux");
  const [first] = screen.getAllByRole("button", { name: "Sign out there: Chrome on Android" });
  if (first) fireEvent.click(first);
  expect(await screen.findByText("Signed out on one device.")).toBeTruthy();
  expect(written).toMatchObject([{ path: "account/sessions/end", body: { id: there } }]);
});

test("only mails that may be switched off have a switch that moves, and one choice leaves the others", async () => {
  const written = fakeApi(({ method }) => ({ body: method === "GET" ? overview : { surelditolak: [] } }));
  render(<MailChoiceCard />, wrapper());
  const switches = await screen.findAllByRole<HTMLInputElement>("switch");
  expect(switches.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    ...Array.from({ length: 2 }, () => [true, true]),
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect(screen.getByRole("switch", { name: /^Security of your account/ })).toHaveProperty("disabled", true);
  expect(screen.getByText(/Always on: your money depends on it\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("switch", { name: /^Progress of your bookings/ }));
  await waitFor(() => expect(written).toMatchObject([{ body: { surelditolak: ["kemajuan", "akhir"] } }]));
});

test("a choice that is being kept leaves the switch in the hand, and one made meanwhile is sent after it and loses neither", async () => {
  let answer = () => {};
  const kept = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const written = fakeApi(async ({ method, body }): Promise<Answer> => {
    if (method === "GET") return { body: overview };
    await kept;
    return { body };
  });
  render(<MailChoiceCard />, wrapper());
  const progress = await screen.findByRole("switch", { name: /^Progress of your bookings/ });
  progress.focus();
  fireEvent.click(progress);
  await waitFor(() => expect(written).toHaveLength(1));
  expect(progress).toMatchObject({ checked: false, disabled: false });
  expect(document.activeElement).toBe(progress);
  fireEvent.click(screen.getByRole("switch", { name: /^Reminders and thanks/ }));
  await new Promise((done) => setTimeout(done, 20));
  expect(written).toHaveLength(1);
  answer();
  await waitFor(() => expect(written).toHaveLength(2));
  expect(written.map(({ body }) => body)).toEqual([
    { surelditolak: ["kemajuan", "akhir"] },
    { surelditolak: ["kemajuan", "pengingat", "akhir"] },
  ]);
});

test("staff choose among the mails of their work: what is their duty stays on, and nothing of customers is offered", async () => {
  const written = fakeApi(({ method }) => ({
    body: method === "GET" ? { ...overview, surelditolak: ["kemajuan"] } : { surelditolak: [] },
  }));
  render(<MailChoiceCard />, { wrapper: screenOf("pengelola", ["account", "account/edit"]) });
  const switches = await screen.findAllByRole<HTMLInputElement>("switch");
  expect(switches.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, false],
  ]);
  expect(screen.getByText(/Always on: it is part of your office/)).toBeTruthy();
  fireEvent.click(screen.getByRole("switch", { name: /^Orders and requests that wait/ }));
  // What was chosen in another role stays as it was.
  await waitFor(() => expect(written).toMatchObject([{ body: { surelditolak: ["kemajuan", "tugas"] } }]));
});

test("an account with open bookings names them with links and has no button to close it", async () => {
  const pesanan = [{ id: 7, jenisbooking: "gedung", objectname: "Aula" }];
  fakeApi(() => ({ body: { ...overview, penutupan: { olehsendiri: true, pesanan, pengembalian: 0 } } }));
  render(<ClosingCard />, wrapper());
  const link = await screen.findByRole("link", { name: "Booking 7, Aula" });
  expect(link.getAttribute("href")).toBe("/trx_gedung/view/7");
  expect(screen.queryByRole("button", { name: "Close my account" })).toBeNull();
});

test("an address at which mails don't arrive is told, with a way to change it", async () => {
  fakeApi(() => ({ body: { ...overview, surelgagal: true } }));
  render(<FailedMails email="siti@contoh.example" canChange />, wrapper());
  expect((await screen.findByRole("note")).textContent).toContain("Our mails to siti@contoh.example don't arrive");
  expect(screen.getByRole("link", { name: "Change the e-mail address" }).getAttribute("href")).toMatch(/account\/edit/);
});

test("where mails arrive nothing is told of them", async () => {
  fakeApi(() => ({ body: overview }));
  const both = (
    <>
      <WaitingEmail canChange />
      <FailedMails email="siti@contoh.example" canChange />
    </>
  );
  render(both, wrapper());
  expect(await screen.findByText(/A new e-mail address is waiting/)).toBeTruthy();
  expect(screen.queryByText(/don't arrive/)).toBeNull();
});
