// @vitest-environment happy-dom
import type { Role } from "@retribusi/contract/define/roles";
import type { Thread as Written } from "@retribusi/contract/features/booking/thread.endpoints";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookingWith, requestWith } from "../../../testing/booking.ts";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { NewMessages, StaffThread } from "./late-thread.tsx";
import { Thread } from "./thread.tsx";

let isSeen = true;
beforeEach(() => {
  isSeen = true;
  // What is drawn has no place here: the end of the thread is on the screen, or it isn't.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell;
      }
      observe = () => this.#tell([{ isIntersecting: isSeen }]);
      disconnect = () => undefined;
    },
  );
});
afterEach(cleanup);

const booking = bookingWith({ statusbooking: 50, namapemesan: "Budi" });
const line = (id: number, isi: string, more: object = {}) => ({
  ...{ id, pihak: "petugas" as const, nama: "Pengelola Contoh", milik: false, isi, lampiran: [] },
  ...{ waktu: `2026-11-25T02:0${id}:00.000Z`, ...more },
});
const written = (part: Partial<Written> = {}): Written => ({
  ...{ keadaan: "buka", ditutup: "2027-01-02T05:00:00.000Z", records: [], hasMore: false, dibaca: 0, jadwal: [] },
  ...part,
});

interface Shown {
  readonly thread?: Partial<Written>;
  readonly role?: Role;
  readonly fail?: number;
}

/** The thread as somebody reads it; the first calls that write fail, as often as is said. */
function show({ thread = {}, role = "nasabah", fail = 0 }: Shown = {}) {
  let failures = fail;
  const sent = fakeApi(({ method, path, body }) => {
    if (method === "GET") return { body: written(thread) };
    if (path.includes("bacapercakapan")) return { body: { dibaca: Object(body).sampai } };
    failures -= 1;
    if (failures >= 0) return { status: 503, body: { error: { code: "BUSY", message: "" } } };
    return { body: written({ records: [line(9, Object(body).isi, { milik: true, pihak: "pemesan" })] }) };
  });
  const onAnswer = vi.fn();
  const shown = role === "nasabah" ? booking : { ...booking, idpemesan: 99 };
  render(<Thread booking={shown} onAnswer={onAnswer} />, { wrapper: screenOf(role) });
  return { onAnswer, sent, messages: () => sent.filter(({ path }) => path.includes("tulispercakapan")) };
}
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Message to/ });
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
const sendButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send" });

test("what somebody typed stands there as text, with who and when at the place of the object; nothing of it is followed", async () => {
  show({ thread: { records: [line(1, '<img src=x onerror="alert(1)">\nhttps://contoh.test')] } });
  const log = await screen.findByRole("log");
  expect(log.textContent).toContain('<img src=x onerror="alert(1)">\nhttps://contoh.test');
  expect(log.querySelector("img, a")).toBeNull();
  expect(log.textContent).toContain("Pengelola Contoh");
  expect(log.textContent).toContain("09:01 WIB");
});

test("an empty thread says what may be asked, and of whom", async () => {
  show();
  expect((await screen.findByText(/whatever you need to know/)).textContent).toContain("Ask Pengelola Contoh");
  expect(screen.queryByRole("log")).toBeNull();
});

test("a message is sent with Ctrl+Enter or the button, and not with Enter alone", async () => {
  const { messages } = show();
  await type("Halo");
  fireEvent.keyDown(await field(), { key: "Enter" });
  expect(messages()).toEqual([]);
  fireEvent.keyDown(await field(), { key: "Enter", ctrlKey: true });
  await waitFor(() => expect(messages()).toMatchObject([{ body: { isi: "Halo", berkas: [] } }]));
  await waitFor(async () => expect((await field()).value).toBe(""));
  expect((await screen.findByRole("log")).textContent).toContain("Halo");
  expect(sendButton().disabled).toBe(true);
  await type("Lagi");
  fireEvent.click(sendButton());
  await waitFor(() => expect(messages()).toHaveLength(2));
});

test("what didn't arrive stays and is sent again under its key; another text has another", async () => {
  const { messages } = show({ fail: 2 });
  await type("Halo");
  fireEvent.click(sendButton());
  expect((await screen.findByRole("alert")).textContent).toContain("Not sent");
  expect((await field()).value).toBe("Halo");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(messages()).toHaveLength(2));
  await screen.findByRole("alert");
  await waitFor(async () => expect((await field()).readOnly).toBe(false));
  await type("Halo juga");
  fireEvent.click(sendButton());
  await waitFor(() => expect(messages()).toHaveLength(3));
  const keys = messages().map(({ body }) => Object(body).kunci);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

test("a text that is too long is told and kept, not cut", async () => {
  show();
  await type("x".repeat(1900));
  expect(await screen.findByText("100 characters left")).toBeTruthy();
  await type("x".repeat(2001));
  expect(await screen.findByText("1 character too many")).toBeTruthy();
  expect((await field()).value).toHaveLength(2001);
  expect(sendButton().disabled).toBe(true);
});

const readUntil = (sent: ReturnType<typeof show>["sent"]) =>
  sent.filter(({ path }) => path.includes("bacapercakapan")).map(({ body }) => Object(body).sampai);
const unread = { records: [line(3, "Halo"), line(4, "Ini saya", { milik: true, pihak: "pemesan" })], dibaca: 2 };

test("what is on the screen is noted as read, up to the last of the other side", async () => {
  const { sent } = show({ thread: unread });
  await waitFor(() => expect(readUntil(sent)).toEqual([3]));
});

test("what nobody sees yet isn't read, and what was read isn't noted again", async () => {
  isSeen = false;
  const { sent } = show({ thread: unread });
  await screen.findByRole("log");
  expect(readUntil(sent)).toEqual([]);
  cleanup();
  isSeen = true;
  const { sent: again } = show({ thread: { ...unread, dibaca: 3 } });
  await screen.findByRole("log");
  expect(readUntil(again)).toEqual([]);
});

test("once it is closed it says since when, and nothing can be written", async () => {
  show({ thread: { keadaan: "tutup", records: [line(1, "Halo")], dibaca: 1 } });
  expect(await screen.findByText(/could be written until 2nd January, 2027, 12:00 WIB/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

const asked = { ...requestWith(), id: 1, tglputus: null };

test("the staff is led from an open request to its answer; its customer isn't, and neither from one that has one", async () => {
  const { onAnswer } = show({ role: "pengelola", thread: { jadwal: [asked] } });
  fireEvent.click(await screen.findByRole("button", { name: "Answer the request" }));
  expect(onAnswer).toHaveBeenCalledOnce();
  cleanup();
  const declined = { ...asked, keputusan: "ditolak" as const, catatan: "Dicat", tglputus: "2026-11-26T01:00:00.000Z" };
  show({ role: "pengelola", thread: { jadwal: [declined] } });
  expect((await screen.findByRole("log")).textContent).toContain("New dates declined: 5–6 Dec 2026 · 1 night. “Dicat”");
  expect(screen.queryByRole("button", { name: "Answer the request" })).toBeNull();
});

test("a file of another kind isn't sent, and more than four aren't", async () => {
  show();
  await field();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const files = [new File(["x"], "surat.docx", { type: "application/msword" })];
  if (input) fireEvent.change(input, { target: { files } });
  expect((await screen.findByRole("alert")).textContent).toContain("surat.docx: File format not supported");
  const many = Array.from({ length: 5 }, (_, at) => new File(["x"], `foto${at}.png`, { type: "image/png" }));
  if (input) fireEvent.change(input, { target: { files: many } });
  expect(await screen.findByText("At most 4 files can come with a message.")).toBeTruthy();
  expect(screen.getByRole("list", { name: "Files that will be sent" }).children).toHaveLength(4);
});

const fold = (role: Role, part: object) => {
  fakeApi(() => ({ body: written() }));
  const { container } = render(<StaffThread booking={bookingWith({ idpemesan: 99, ...part })} onAnswer={vi.fn()} />, {
    wrapper: screenOf(role),
  });
  return container.querySelector("details");
};

test("for the staff it is open where something waits to be read, else on demand; a bank and a walk-in have none", () => {
  const waiting = fold("pengelola", { percakapanbaru: 2 });
  expect([waiting?.open, waiting?.querySelector("summary")?.textContent]).toEqual([true, "Messages (2 new)"]);
  const quiet = fold("pengelola", {});
  expect([quiet?.open, quiet?.querySelector("summary")?.textContent]).toEqual([false, "Messages"]);
  expect(fold("bank", { percakapanbaru: 2 })).toBeNull();
  expect(fold("pengelola", { idpemesan: null })).toBeNull();
});

test("a row says how many wait, and nothing where none do", () => {
  fakeApi(() => ({ body: written() }));
  render(<NewMessages booking={bookingWith({ percakapanbaru: 2 })} />, { wrapper: screenOf("nasabah") });
  expect(screen.getByText("2 new messages")).toBeTruthy();
  cleanup();
  render(<NewMessages booking={bookingWith()} />, { wrapper: screenOf("nasabah") });
  expect(screen.queryByText(/new message/)).toBeNull();
});
