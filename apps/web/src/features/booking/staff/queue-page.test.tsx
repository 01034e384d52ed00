// @vitest-environment happy-dom
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { conflict, fakeApi, screenOf } from "../../../testing/show.tsx";
import { QueuePage } from "./queue-page.tsx";

const pages = ["booking/antrean"];
const waits = { statusbooking: 30, uraianstatus: "Menunggu konfirmasi pengelola" } as const;
const lodging = bookingWith({ ...waits, id: 5, namapemesan: "Budi" });
const hall = bookingWith({ ...waits, id: 6, namapemesan: "Siti", jenisbooking: "gedung", versi: 3 });
/** The lodging as a colleague has left it meanwhile. */
let lodgingNow = lodging;
const factsOf = (id: number, more: object = {}) => ({
  ...{ id, sejak: new Date(Date.now() - 26 * 3_600_000).toISOString(), bebas: 18, jumlahobject: 24 },
  ...{ takhadir: 0, usulan: null, disurati: [] },
  ...more,
});
const facts = [factsOf(5), factsOf(6, { takhadir: 2, usulan: 50_000 })];

beforeEach(() => {
  sessionStorage.clear();
  lodgingNow = lodging;
});

/** The queue with two orders, of which one that was approved is no longer there. */
function show(answer: (booking: BookingRecord) => object = (booking) => ({ body: { ...booking, statusbooking: 40 } })) {
  const done = new Set<number>();
  const written = fakeApi(({ method, path, query }) => {
    const [first = "", action = "", id] = path.split("/");
    if (method === "POST") {
      const booking = [lodging, hall].find((one) => one.id === Number(id)) ?? lodging;
      done.add(booking.id);
      return { status: 200, body: booking, ...answer(booking) };
    }
    if (path === "booking/cards") {
      const records = [lodgingNow, hall].filter((one) => one.statusbooking === 30 && !done.has(one.id));
      return { body: { records, page: 1, limit: 30, hasMore: false } };
    }
    if (path === "booking/antrean") return { body: { num: 2, tertua: null, usulan: 1, jadwal: 1 } };
    if (path === "booking/pertimbangan") {
      const asked = query.get("id")?.split(",").map(Number) ?? [];
      return { body: { records: facts.filter(({ id: one }) => asked.includes(one)) } };
    }
    return { body: first.startsWith("trx_") && action === "view" && Number(id) === 6 ? hall : lodgingNow };
  });
  render(<QueuePage />, { wrapper: screenOf("pengelola", pages, "/booking/antrean") });
  return written;
}

const items = async () => within(await screen.findByRole("list", { name: "Bookings" })).findAllByRole("listitem");
const press = (key: string, target: Element = document.documentElement) => fireEvent.keyDown(target, { key });
const panelOf = (id: number) => screen.findByRole("link", { name: `Open the booking ${id}` });

test("orders of all kinds stand in one list, each with its kind and what a decision needs to know", async () => {
  show();
  await screen.findAllByText("still free those nights: 18 of 24");
  const [first, second] = await items();
  expect(within(first ?? document.body).getByRole("img", { name: "Lodging" })).toBeTruthy();
  expect(within(second ?? document.body).getByRole("img", { name: "Building or room" })).toBeTruthy();
  expect(first?.textContent).toContain("waits 1 day");
  expect(first?.textContent).not.toContain("no-show");
  expect(second?.textContent).toContain("2 no-shows in 12 months");
  expect(second?.textContent).toMatch(/discount of Rp.50\.000 proposed/);
});

test.each([
  [1, "still free those nights: 1 of 24"],
  [0, "none left those nights: this order takes the last"],
  [-2, "2 units too few then, with this order"],
])("what is left beside an order is said for a person: %i", async (bebas, words) => {
  facts[0] = factsOf(5, { bebas });
  show();
  expect(await screen.findAllByText(words)).not.toHaveLength(0);
  facts[0] = factsOf(5);
});

test("an order over its limit names who was mailed, one in time nobody", async () => {
  facts[0] = factsOf(5, { disurati: ["Sari", "Dewi"] });
  show();
  await screen.findByText("over its limit: mailed to Sari, Dewi");
  expect(screen.getAllByText(/^over its limit/)).toHaveLength(1);
  facts[0] = factsOf(5);
});

test("J and K open the next order and the one before; A, R and T choose what is answered", async () => {
  const written = show();
  await panelOf(5);
  press("j");
  await panelOf(6);
  press("k");
  await panelOf(5);
  press("r");
  const words = await screen.findByLabelText(/^Why is the order rejected/);
  press("t", words);
  expect(screen.queryByLabelText(/^What is missing or wrong/)).toBeNull();
  press("Escape", words);
  await waitFor(() => expect(screen.queryByLabelText(/^Why is the order rejected/)).toBeNull());
  press("t");
  press("Escape", await screen.findByLabelText(/^What is missing or wrong/));
  press("a");
  const question = await screen.findByRole("dialog", { name: "Approve this order?" });
  press("r");
  expect(screen.queryByLabelText(/^Why is the order rejected/)).toBeNull();
  fireEvent.click(within(question).getByRole("button", { name: "Approve" }));
  await waitFor(() => expect(written.map(({ path }) => path)).toEqual(["trx_penginapan/konfirmasipesanan/5"]));
  await panelOf(6);
});

test("the focus goes on to the next order after a step, and to the word that there is none", async () => {
  show();
  await panelOf(5);
  for (const next of [/^Wisma Contoh/, /^No order waits for you/]) {
    press("r");
    const words = await screen.findByLabelText(/^Why is the order rejected/);
    fireEvent.change(words, { target: { value: "Penuh" } });
    words.focus();
    fireEvent.submit(words);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(next));
  }
});

test("words that were left with Escape are there again, and are gone once they were sent", async () => {
  show(() => ({ body: lodging }));
  await panelOf(5);
  const write = async () => {
    press("r");
    return screen.findByLabelText<HTMLTextAreaElement>(/^Why is the order rejected/);
  };
  const words = await write();
  words.blur();
  fireEvent.submit(words);
  await waitFor(() => expect(document.activeElement).toBe(words));
  fireEvent.change(words, { target: { value: "Dokumen kurang" } });
  press("Escape", words);
  await waitFor(() => expect(screen.queryByLabelText(/^Why is the order rejected/)).toBeNull());
  const again = await write();
  expect(again.value).toBe("Dokumen kurang");
  fireEvent.submit(again);
  await waitFor(() => expect(screen.queryByLabelText(/^Why is the order rejected/)).toBeNull());
  expect((await write()).value).toBe("");
});

test("an open form keeps what is typed from the letters; Escape leaves it for the button that opened it", async () => {
  show();
  await panelOf(5);
  press("r");
  const words = await screen.findByLabelText(/^Why is the order rejected/);
  press("t");
  press("a");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByLabelText(/^What is missing or wrong/)).toBeNull();
  expect(screen.getByLabelText(/^Why is the order rejected/)).toBe(words);
  press("Escape", words);
  await waitFor(() => expect(screen.queryByLabelText(/^Why is the order rejected/)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Reject" }));
});

const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
const approve = async (name: string, question: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  const dialog = await screen.findByRole("dialog", { name: question });
  fireEvent.click(within(dialog).getByRole("button", { name }));
};

test("all leaves out what waits for a discount and says so; what is ticked is approved one after the other by its own version", async () => {
  const written = show();
  await screen.findAllByText("still free those nights: 18 of 24");
  tick("Tick all");
  expect(screen.getByText("Not ticked:").parentElement?.textContent).toMatch(/6, Siti: a discount is proposed/);
  expect(screen.getByRole("button", { name: "Approve 1" })).toBeTruthy();
  tick("Tick booking 6, Siti");
  await approve("Approve 2", "Approve 2 orders?");
  expect(await screen.findByText("2 of 2 approved")).toBeTruthy();
  expect(written).toEqual([
    { method: "POST", path: "trx_penginapan/konfirmasipesanan/5", body: { versi: 1 } },
    { method: "POST", path: "trx_gedung/konfirmasipesanan/6", body: { versi: 3 } },
  ]);
  expect(await screen.findByText("No order waits for you")).toBeTruthy();
});

test("an approval that fails doesn't stop the others, and is listed with its number, guest and reason", async () => {
  const refusal = { error: { code: "ACTION_REFUSED", message: "Nobody can arrive any more." } };
  const written = show((booking) => (booking.id === 5 ? { status: 422, body: refusal } : {}));
  await screen.findAllByText("still free those nights: 18 of 24");
  tick("Tick booking 5, Budi");
  tick("Tick booking 6, Siti");
  await approve("Approve 2", "Approve 2 orders?");
  const outcome = await screen.findByRole("alert");
  expect(outcome.textContent).toContain("1 of 2 approved");
  expect(outcome.textContent).toContain("5, Budi: Nobody can arrive any more.");
  expect(outcome.textContent).not.toContain("Siti");
  expect(written).toHaveLength(2);
});

test("an order that a colleague has decided meanwhile is said with who and what, and the next one opens", async () => {
  const now = { ...lodging, versi: 2, statusbooking: 40 as const, uraianstatus: "Menunggu pembayaran" };
  show((booking) => (booking.id === 5 ? conflict() : {}));
  await panelOf(5);
  press("a");
  const question = await screen.findByRole("dialog", { name: "Approve this order?" });
  lodgingNow = { ...now, can: { ...now.can, confirm: { allowed: false, reason: "WRONG_STATE" } } };
  fireEvent.click(within(question).getByRole("button", { name: "Approve" }));
  expect(await screen.findByText(/^Changed by Sari \(Bank\)/)).toBeTruthy();
  expect(screen.getByText(/Menunggu pembayaran/)).toBeTruthy();
  await panelOf(6);
});

test("the keys stand on the buttons that they press", async () => {
  show();
  await panelOf(5);
  const keyOf = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-keyshortcuts");
  expect([keyOf("Approve"), keyOf("Reject"), keyOf("Return to customer")]).toEqual(["A", "R", "T"]);
});
