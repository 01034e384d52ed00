// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Link, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { objectWith } from "../../../testing/object.ts";
import { refused, startOrders } from "../../../testing/order.ts";
import { type Answer, screenOf } from "../../../testing/show.tsx";
import type { BookingRecord } from "../../booking/booking-query.ts";
import { WalkInPage } from "./walk-in-page.tsx";

afterEach(() => sessionStorage.clear());

const pages = ["pesan", "isi_kelengkapan", "konfirmasipesanan", "cetak_pesanan", "view"].map(
  (page) => `trx_penginapan/${page}`,
);
const nights = "&mulai=2027-01-12&akhir=2027-01-14";
const waktu = { satuan: "malam", checkin: "2027-01-12", checkout: "2027-01-14" } as const;
const found = { nama: "S*** C***", tandapemesan: "a.signed.mark" };

function Address() {
  const { pathname, search, state } = useLocation();
  return <output aria-label="Place">{[pathname + search, ...(state ? [`from ${state}`] : [])].join(" ")}</output>;
}
const address = () => screen.getByRole("status", { name: "Place" }).textContent ?? "";

/** The booking as the server has it after each step; a refusal stands in the way of a step as often as it is named. */
function desk(
  refusals: string[] = [],
  ordered: (name: string) => Partial<Parameters<typeof bookingWith>[0]> = () => ({}),
) {
  const states: Record<string, BookingRecord["statusbooking"]> = {
    isi_kelengkapan: 20,
    konfirmasipesanan_nasabah: 30,
    konfirmasipesanan: 40,
  };
  const taken: (readonly [string, unknown])[] = [];
  let now = bookingWith({ statusbooking: 10, versi: 0, waktu, namapemesan: "Siti Contoh", idpemesan: null });
  const started = startOrders({
    object: objectWith(),
    customer: found,
    order: (body) => {
      now = { ...now, ...ordered(String(Object(body).namapemesan)) };
      return { body: now };
    },
    step: (path, body): Answer => {
      const [, step = ""] = path.split("/");
      if (step !== "view") {
        taken.push([step, body]);
        const at = refusals.indexOf(step);
        if (at >= 0) {
          refusals.splice(at, 1);
          return refused("ACTION_REFUSED", "Not by yourself.");
        }
        now = { ...now, statusbooking: states[step] ?? now.statusbooking, versi: now.versi + 1 };
      }
      return { body: now };
    },
  });
  return { ...started, taken };
}

function open(search = nights, held = pages) {
  const wrapper = screenOf("pengelola", held, `/trx_penginapan/pesan?satuan=malam&objectid=7${search}`);
  render(
    <>
      <WalkInPage />
      <Address />
      <Link replace to="/trx_penginapan/pesan?objectid=8">
        Another object
      </Link>
    </>,
    { wrapper },
  );
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name = "Approve and print the bill") => screen.getByRole("button", { name });
const priced = async (name?: string) => {
  await waitFor(() => expect(screen.getByText("Total").nextSibling?.textContent).toMatch(/300\.000/));
  await waitFor(() => expect(button(name)).toHaveProperty("disabled", false));
};
const agree = () =>
  fireEvent.click(screen.getByRole("checkbox", { name: /^The customer agrees to the price of Rp.300\.000/ }));

function fill() {
  type(/^Ordered by/, "Siti Contoh");
  type(/^Phone/, "081234567890");
  type(/^Identity number/, "3273010101900001");
  type(/^Address/, "Jl. Contoh 2");
  type(/^Purpose/, "Menginap");
  agree();
}

test("one press takes a guest to the bill: ordered, filled in, agreed to and approved, each with the version before", async () => {
  const { ordered, taken } = desk();
  open();
  await priced();
  fill();
  fireEvent.click(button());
  await waitFor(() => expect(address()).toBe("/trx_penginapan/cetak_pesanan/5 from counter"));
  expect(ordered).toHaveLength(1);
  expect(ordered[0]).toMatchObject({ waktu, totalbiaya: 300_000, namapemesan: "Siti Contoh", tandapemesan: null });
  const details = { noidentitas: "3273010101900001", alamatpemesan: "Jl. Contoh 2", namapengguna: "Siti Contoh" };
  expect(taken).toEqual([
    ["isi_kelengkapan", expect.objectContaining({ versi: 0, ...details, keperluan: "Menginap", dokumen: [] })],
    ["konfirmasipesanan_nasabah", { versi: 1, totalbiaya: 300_000, setuju: true }],
    ["konfirmasipesanan", { versi: 2 }],
  ]);
  expect(Object.keys(sessionStorage)).not.toContain("retribusi.order.7");
});

test("the browser keeps the key and the note of an order, and nothing of who stands at the counter", async () => {
  desk();
  open();
  await priced();
  fill();
  fireEvent.click(screen.getByRole("button", { name: "Add a note" }));
  type(/^Note/, "Dua kursi lagi");
  const kept = JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)]);
  expect(kept).toContain("Dua kursi lagi");
  for (const told of ["Siti", "081234567890", "3273010101900001", "Contoh 2"]) expect(kept).not.toContain(told);
});

test("an empty form says what is missing, each line leading to its field, and sends nothing", async () => {
  const { ordered } = desk();
  open();
  await priced();
  fireEvent.click(button());
  const summary = await screen.findByRole("alert");
  expect(summary.textContent).toContain("Write who orders.");
  expect(summary.textContent).toContain("Enter the identity number: 16 digits");
  expect(summary.textContent).toContain("Tick the box to agree to price and terms");
  expect(document.activeElement).toBe(summary);
  fireEvent.click(screen.getByRole("button", { name: "Enter the purpose" }));
  expect(document.activeElement).toBe(field(/^Purpose/));
  expect(ordered).toEqual([]);
});

test("who comes to the counter comes for tonight, until other days are chosen", async () => {
  const { quoted } = desk();
  open("");
  await waitFor(() => expect(quoted).toHaveBeenCalled());
  expect(quoted.mock.lastCall?.[0].waktu).toEqual({ satuan: "malam", checkin: "2027-01-10", checkout: "2027-01-11" });
  expect(screen.getByRole("button", { name: /Check-in – check-out/ }).textContent).toContain("10 Jan 2027");
});

test("by what an account is looked for stays while another object is chosen, like what is typed of the guest", async () => {
  const { quoted } = desk();
  open();
  await priced();
  type(/^Customer with an account/, "0812");
  type(/^Ordered by/, "Siti");
  fireEvent.click(screen.getByRole("link", { name: "Another object" }));
  await waitFor(() => expect(quoted.mock.lastCall?.[1]).toBe("catalogue/8/quote"));
  expect([field(/^Customer with an account/).value, field(/^Ordered by/).value]).toEqual(["0812", "Siti"]);
});

test("hours that are missing are in the summary, for a bill and for holding alike", async () => {
  const { ordered } = startOrders({ object: objectWith({ satuan: ["jam"], satuantarif: "jam" }) });
  open("");
  for (const name of ["Approve and print the bill", "Only hold it, details later"]) {
    fireEvent.click(await screen.findByRole("button", { name }));
    expect(await screen.findByRole("button", { name: /^Choose when/ })).toBeTruthy();
  }
  expect(ordered).toEqual([]);
});

test("only held: a name is enough, nothing more is done, and its page comes", async () => {
  const { ordered, taken } = desk();
  open();
  await priced();
  type(/^Phone/, "12");
  fireEvent.click(button("Only hold it, details later"));
  const summary = await screen.findByRole("alert");
  expect(summary.textContent).toContain("Write who orders.");
  expect(summary.textContent).not.toContain("identity number");
  type(/^Ordered by/, "Siti Contoh");
  type(/^Phone/, "");
  fireEvent.click(button("Only hold it, details later"));
  await waitFor(() => expect(address()).toBe("/trx_penginapan/view/5"));
  expect([ordered.length, taken]).toEqual([1, []]);
});

test("a guest's details are asked about before they are left, and no longer once the order stands", async () => {
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  desk();
  open();
  await priced();
  expect(isAsked()).toBe(false);
  type(/^Ordered by/, "Siti Contoh");
  expect(isAsked()).toBe(true);
  fireEvent.click(button("Only hold it, details later"));
  await waitFor(() => expect(address()).toBe("/trx_penginapan/view/5"));
  expect(isAsked()).toBe(false);
});

test("what stops on the way is told, and the same button goes on without ordering twice", async () => {
  const { ordered, taken } = desk(["konfirmasipesanan"]);
  open();
  await priced();
  fill();
  fireEvent.click(button());
  expect(await screen.findByText("Order 5 is placed; its units are held")).toBeTruthy();
  expect(screen.getByText("Not by yourself.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Only hold it, details later" })).toBeNull();
  expect(field(/^Ordered by/).value).toBe("Siti Contoh");
  fireEvent.click(button());
  await waitFor(() => expect(address()).toBe("/trx_penginapan/cetak_pesanan/5 from counter"));
  expect(ordered).toHaveLength(1);
  const last = taken.map(([step]) => step).slice(2);
  expect(last).toEqual(["konfirmasipesanan", "konfirmasipesanan"]);
});

test("an earlier guest's order, whose answer was lost, isn't taken for this guest's", async () => {
  const { taken } = desk([], () => ({ namapemesan: "Budi Lain" }));
  open();
  await priced();
  fill();
  fireEvent.click(button());
  await waitFor(() => expect(address()).toBe("/trx_penginapan/view/5"));
  expect(await screen.findByText(/whose answer was lost/)).toBeTruthy();
  expect(taken).toEqual([]);
});

test("other days are another price: what was agreed to has to be agreed to again", async () => {
  desk();
  open();
  await priced();
  agree();
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /^The customer agrees/ });
  expect(box().checked).toBe(true);
  fireEvent.change(field(/^Units/), { target: { value: "2" } });
  await waitFor(() => expect(box().checked).toBe(false));
});

test("what the server finds wrong stands at its field, and all that was typed is kept", async () => {
  const fields = { emailpemesan: "This is no address." };
  const { ordered } = startOrders({
    object: objectWith(),
    order: () => refused("VALIDATION", "Please correct the marked fields.", { fields }),
  });
  open();
  await priced();
  fill();
  type(/^E-mail/, "siti@contoh.example");
  fireEvent.click(button());
  const summary = await screen.findByRole("alert");
  expect(summary.textContent).toContain("This is no address.");
  expect(field(/^E-mail/).getAttribute("aria-invalid")).toBe("true");
  expect(field(/^Ordered by/).value).toBe("Siti Contoh");
  expect(ordered).toHaveLength(1);
});

test("an account that was found is ordered for, and no longer once it was taken off", async () => {
  const { ordered } = startOrders({
    object: objectWith(),
    customer: found,
    order: () => refused("ACTION_REFUSED", "End."),
  });
  const hold = "Only hold it, details later";
  open();
  await priced(hold);
  const search = () => field(/^Customer with an account/);
  fireEvent.change(search(), { target: { value: "081234567890" } });
  expect(fireEvent.keyDown(search(), { key: "Enter" }), "Enter places no order here").toBe(false);
  expect(await screen.findByText("Account found: S*** C***")).toBeTruthy();
  expect(ordered).toEqual([]);
  type(/^Ordered by/, "Siti Contoh");
  fireEvent.click(button(hold));
  await screen.findByText("End.");
  await priced(hold);
  fireEvent.click(screen.getByRole("button", { name: "Order without the account" }));
  fireEvent.click(button(hold));
  await waitFor(() => expect(ordered).toHaveLength(2));
  expect(ordered.map(({ tandapemesan }) => tandapemesan)).toEqual(["a.signed.mark", null]);
  expect(ordered[1]?.kunci).toBe(ordered[0]?.kunci);
});

test("whoever doesn't approve can hold, and no more", async () => {
  desk();
  open(nights, ["trx_penginapan/pesan", "trx_penginapan/isi_kelengkapan"]);
  await priced("Only hold it, details later");
  expect(screen.queryByRole("button", { name: "Approve and print the bill" })).toBeNull();
});
