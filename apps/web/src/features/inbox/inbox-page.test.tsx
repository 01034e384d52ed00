// @vitest-environment happy-dom
import type { Letter } from "@retribusi/contract/features/inbox/inbox.endpoints";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { InboxBell } from "./inbox-bell.tsx";
import { InboxPage } from "./inbox-page.tsx";

const letter = (id: number, more: Partial<Letter> = {}): Letter => ({
  ...{ id, judul: `Judul ${id}`, isi: `Isi ${id}`, bookingid: null, jenisbooking: null, halaman: null, dibaca: null },
  date_created: "2026-11-29T03:00:00.000Z",
  ...more,
});
const read = { dibaca: "2026-11-29T04:00:00.000Z" };

/** The inbox as the server keeps it. */
function show(letters: Letter[], pageSize = 2) {
  const unread = () => letters.filter(({ dibaca }) => dibaca === null);
  const written = fakeApi(({ path, query, body }) => {
    if (path === "inbox/count") return { body: { num: unread().length } };
    if (path === "inbox/dibaca") {
      const { ids, sampai } = JSON.parse(JSON.stringify(body));
      for (const [at, one] of letters.entries())
        if (sampai ? one.id <= sampai : ids.includes(one.id)) letters[at] = { ...one, ...read };
      return { body: { num: unread().length } };
    }
    const before = Number(query.get("sebelum") ?? Number.POSITIVE_INFINITY);
    const asked = (query.get("belum") === "1" ? unread() : letters).filter(({ id }) => id < before);
    return { body: { records: asked.slice(0, pageSize), hasMore: asked.length > pageSize } };
  });
  render(
    <>
      <InboxBell />
      <InboxPage />
    </>,
    { wrapper: screenOf("nasabah", ["inbox"]) },
  );
  return written;
}
const item = async (title: string) => {
  const heading = await screen.findByRole("heading", { name: title });
  const found = heading.closest("li");
  if (!found) throw new Error(`${title} stands in no list`);
  return within(found);
};

test("the bell says how many are unread, and each message says what happened, when, and leads to its booking", async () => {
  show([letter(9, { bookingid: 44, jenisbooking: "gedung" }), letter(8, read)]);
  expect((await screen.findByRole("link", { name: "Inbox: 1 unread message" })).getAttribute("href")).toBe("/inbox");
  const first = await item("Judul 9");
  expect(first.getByText("Isi 9")).toBeDefined();
  expect(first.getByText("Unread")).toBeDefined();
  expect(first.getByText("29th November, 2026, 10:00 WIB")).toBeDefined();
  expect(first.getByRole("link", { name: "Open booking 44" }).getAttribute("href")).toBe("/trx_gedung/view/44");
  const second = await item("Judul 8");
  expect([second.queryByText("Unread"), second.queryByRole("button"), second.queryByRole("link")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("one is marked by itself, and the one whose booking is opened by that", async () => {
  const written = show([letter(9, { bookingid: 44, jenisbooking: "gedung" }), letter(8)]);
  fireEvent.click(await screen.findByRole("button", { name: "Mark as read: Judul 8" }));
  await screen.findByRole("link", { name: "Inbox: 1 unread message" });
  fireEvent.click((await item("Judul 9")).getByRole("link"));
  await screen.findByRole("link", { name: "Inbox: nothing unread" });
  expect(written.map(({ body }) => body)).toEqual([{ ids: [8] }, { ids: [9] }]);
});

test("all are marked together, up to the latest that is shown", async () => {
  const written = show([letter(9), letter(8), letter(7)]);
  fireEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await screen.findByRole("link", { name: "Inbox: nothing unread" });
  expect(written).toEqual([{ method: "POST", path: "inbox/dibaca", body: { sampai: 9 } }]);
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Mark/ })).toBeNull());
});

test("the focus goes on with the message that was marked, or with the list where that is gone", async () => {
  show([letter(9), letter(8), letter(7)], 9);
  const press = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    button.focus();
    fireEvent.click(button);
  };
  await press("Mark as read: Judul 8");
  await screen.findByRole("link", { name: "Inbox: 2 unread messages" });
  expect(document.activeElement?.textContent).toBe("Judul 8");
  fireEvent.click(screen.getByRole("radio", { name: "Unread" }));
  await waitFor(() => expect(screen.queryByText("Judul 8")).toBeNull());
  await press("Mark as read: Judul 9");
  await waitFor(() => expect(screen.queryByText("Judul 9")).toBeNull());
  const letters = screen.getByRole("list", { name: "Inbox" });
  await waitFor(() => expect(document.activeElement).toBe(letters));
  await press("Mark all as read");
  await waitFor(() => expect(document.activeElement).toBe(letters));
});

test("older ones come when they are asked for", async () => {
  show([letter(9), letter(8), letter(7)]);
  await item("Judul 8");
  expect(screen.queryByRole("heading", { name: "Judul 7" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show older ones" }));
  await item("Judul 7");
  expect(screen.queryByRole("button", { name: "Show older ones" })).toBeNull();
});

test("those that nobody has read are shown alone, and where there are none it is said", async () => {
  show([letter(9, read)]);
  await item("Judul 9");
  fireEvent.click(screen.getByRole("radio", { name: "Unread" }));
  expect(await screen.findByText("All read")).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Judul 9" })).toBeNull();
});

test("an inbox in which nothing ever was says so", async () => {
  show([]);
  expect(await screen.findByText("Nothing here yet")).toBeDefined();
});

test("what can't be read is told, with a way to try again", async () => {
  fakeApi(() => ({ status: 500, body: { error: { code: "INTERNAL", message: "Something broke." } } }));
  render(<InboxPage />, { wrapper: screenOf("nasabah", ["inbox"]) });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
});

test("one about a page leads there, and is read by that; an address elsewhere is no link", async () => {
  const written = show([letter(9, { halaman: "/booking/tunggu/3" }), letter(8, { halaman: "https://example.org/x" })]);
  const first = await item("Judul 9");
  const link = first.getByRole("link", { name: "Open: Judul 9" });
  expect(link.getAttribute("href")).toBe("/booking/tunggu/3");
  expect((await item("Judul 8")).queryByRole("link")).toBeNull();
  fireEvent.click(link);
  await screen.findByRole("link", { name: "Inbox: 1 unread message" });
  expect(written.map(({ body }) => body)).toEqual([{ ids: [9] }]);
});
