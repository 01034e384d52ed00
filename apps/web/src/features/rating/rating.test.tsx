// @vitest-environment happy-dom
import type { OwnRating as Own } from "@retribusi/contract/features/rating/rating.endpoints";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { ObjectRatings } from "./object-ratings.tsx";
import { GivenRating, GuestRating, OwnRating } from "./own-rating.tsx";
import { PublishedRatings } from "./published-ratings.tsx";

const ends = "2026-12-30T05:00:00.000Z";
const at = "2026-11-28T05:00:00.000Z";
const open: Own = { penilaian: null, sampai: ends };
const given = { bintang: 4, isi: "Bersih dan tenang", tampil: false, diubah: at };
const of = { kind: "penginapan", id: 7 } as const;
const wrapper = (pages: string[] = [], role: "nasabah" | "superuser" = "nasabah") => ({
  wrapper: screenOf(role, pages),
});
const star = (name: string) => screen.getByRole("radio", { name });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send the rating" }));

test("asks for stars before it sends, and keeps what was typed until it is saved", async () => {
  let isDown = true;
  const written = fakeApi(({ method, body }) => {
    if (method === "GET") return { body: open };
    if (isDown) return { status: 503, body: { error: { code: "BUSY", message: "Busy" } } };
    return { body: { penilaian: { ...given, ...Object(body) }, sampai: ends } };
  });
  render(<OwnRating {...of} zone="Asia/Jakarta" />, wrapper());
  const words = await screen.findByLabelText(/^In a sentence/);
  fireEvent.change(words, { target: { value: " Airnya kecil. " } });
  send();
  await screen.findByText("Choose from one to five stars.");
  expect(written).toEqual([]);
  fireEvent.click(star("3 stars"));
  expect(screen.queryByText("Choose from one to five stars.")).toBeNull();
  send();
  await waitFor(() => expect(written).toHaveLength(1));
  await screen.findByText("Busy");
  expect(words).toHaveProperty("value", " Airnya kecil. ");
  isDown = false;
  send();
  await screen.findByText("Thank you, your rating is kept.");
  expect(written.at(-1)).toEqual({
    ...{ method: "POST", path: "trx_penginapan/penilaian/7" },
    body: { bintang: 3, isi: "Airnya kecil." },
  });
  await screen.findByRole("button", { name: "Change the rating" });
});

test("a guest gives it by the link alone", async () => {
  const written = fakeApi(({ path }) => ({
    body: path === "tautan/nilai" ? { penilaian: { ...given, isi: "" }, sampai: ends } : open,
  }));
  render(<GuestRating tanda="secret" zone="Asia/Jakarta" />, wrapper());
  fireEvent.click(await screen.findByRole("radio", { name: "4 stars" }));
  send();
  await waitFor(() => expect(written.at(-1)?.path).toBe("tautan/nilai"));
  expect(written.at(-1)?.body).toEqual({ bintang: 4, isi: "", tanda: "secret" });
});

test("once its time is over it is shown and can't be changed; where none was given there is nothing", async () => {
  fakeApi(() => ({ body: { penilaian: given, sampai: null } }));
  const shown = render(<OwnRating {...of} zone="Asia/Jakarta" />, wrapper());
  await screen.findByText("4 of 5 stars");
  screen.getByText(given.isi);
  expect(screen.queryByRole("button")).toBeNull();
  shown.unmount();
  fakeApi(() => ({ body: { penilaian: null, sampai: null } }));
  const { container } = render(<OwnRating {...of} zone="Asia/Jakarta" />, wrapper());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.querySelector("section, form")).toBeNull();
});

test("the staff read what the customer said, and whether everybody can", async () => {
  fakeApi(() => ({ body: { penilaian: { ...given, tampil: true }, sampai: null } }));
  render(<GivenRating {...of} />, wrapper());
  const card = await screen.findByRole("region", { name: "The customer's rating" });
  expect(card.textContent).toContain("4 of 5 stars");
  expect(card.textContent).toContain("published");
  expect(card.textContent).not.toContain("not published");
});

const line = { ...given, bookingid: 7, namapemesan: "Siti", bulan: "2026-11" };
const list = { jumlah: 2, rata: 3.5, records: [line, { ...line, bookingid: 8, isi: "", bintang: 3 }] };

test("the super user publishes the sentence that was read; stars without one have no button", async () => {
  const written = fakeApi(({ method }) => ({ body: method === "GET" ? list : { tampil: true } }));
  render(<ObjectRatings objectid={5} />, wrapper(["system/pengaturan"], "superuser"));
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first?.textContent).toContain("Siti, November 2026, booking 7");
  expect(second && within(second).queryByRole("button")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Publish: booking 7" }));
  await screen.findByText("Everybody can read it now.");
  expect(written).toEqual([{ method: "POST", path: "penilaian/tampil/7", body: { tampil: true, diubah: at } }]);
});

test("those who look after an object read its ratings and publish none", async () => {
  fakeApi(() => ({ body: list }));
  render(<ObjectRatings objectid={5} />, wrapper(["mst_objectretribusi/view"]));
  await screen.findByText("3.5 of 5 stars on average, from 2 ratings");
  expect(screen.queryByRole("button")).toBeNull();
});

test("everybody reads published sentences, two equal ones as well, and the average only where it is told", async () => {
  const said = { bintang: 5, isi: "Bagus", inisial: "S", bulan: "2026-11" };
  fakeApi(() => ({ body: { jumlah: 0, rata: null, records: [said, said, { ...said, inisial: null }] } }));
  render(<PublishedRatings objectid={5} />, wrapper());
  const section = await screen.findByRole("region", { name: "What guests say" });
  const lines = within(section).getAllByRole("listitem");
  expect(lines.map((one) => one.textContent)).toEqual([
    expect.stringContaining("S., November 2026"),
    expect.stringContaining("S., November 2026"),
    expect.stringContaining("A guest, November 2026"),
  ]);
  expect(section.textContent).not.toContain("average");
});
