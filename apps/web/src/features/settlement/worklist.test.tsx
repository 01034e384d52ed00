// @vitest-environment happy-dom
import { settlementReasons } from "@retribusi/contract/features/settlement/settlement.reasons";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { settlement as words } from "../../locales/en/settlement.ts";
import { moneyWith, refundWith } from "../../testing/settlement.ts";
import { conflict, fakeApi, screenOf } from "../../testing/show.tsx";
import { ExceptionsPage } from "./exceptions-page.tsx";
import { RefundsPage, TreasurerPage } from "./refunds-page.tsx";

const now = new Date("2026-11-26T04:04:00.000Z");
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  return () => vi.useRealTimers();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const listOf = (...records: object[]) => ({ body: { records, page: 1, limit: 30, hasMore: false } });
const exceptions = screenOf.bind(null, "dinas", ["billing/pengecualian"]);

test("nothing to settle is said in words", async () => {
  fakeApi(() => listOf());
  render(<ExceptionsPage />, { wrapper: exceptions() });
  expect(await screen.findByText(words.none)).toBeTruthy();
});

test("a worklist that can't be read says so and can be asked again", async () => {
  fakeApi(() => ({ status: 500, body: { error: { code: "INTERNAL", message: "Broken" } } }));
  render(<ExceptionsPage />, { wrapper: exceptions() });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});

test("the list tells owner, age, amount and kind, and shows the oldest beside it", async () => {
  const old = moneyWith({ note: true });
  const young = moneyWith(
    {},
    { id: 8, jenis: "ganda", tglterima: "2026-11-26T01:00:00.000Z", penanggungjawab: { userid: 4, nama: "Sari" } },
  );
  fakeApi(({ path }) => (path === "billing/pengecualian" ? listOf(old, young) : { body: old }));
  render(<ExceptionsPage />, { wrapper: exceptions() });
  const list = await screen.findByRole("list", { name: words.list });
  const [first, second] = within(list).getAllByRole("button");
  expect(first?.textContent).toContain("6 days");
  expect(first?.textContent).toContain(`${words.kinds.terlambat} · Budi, Aula Contoh`);
  expect(first?.textContent).toContain(words.unowned);
  expect(second?.textContent).toContain("today");
  expect(second?.textContent).toContain("Sari looks after it");
  expect(first?.getAttribute("aria-current")).toBe("true");
  expect(await screen.findByRole("heading", { level: 2, name: "Rp\u00a0150.000" })).toBeTruthy();
});

test.each([
  ["keadaan", words.filter.state, "selesai", "keadaan", "selesai"],
  ["jenis", words.filter.kind, "ganda", "jenis", "ganda"],
  ["pemilik", words.filter.owner, "saya", "penanggungjawab", "1"],
  ["pemilik", words.filter.owner, "tanpa", "penanggungjawab", "0"],
  ["lebih", words.filter.age, "7", "lebih", "7"],
])("the filter %s asks for what was chosen", async (_, label, chosen, name, value) => {
  const asked: URLSearchParams[] = [];
  fakeApi(({ query }) => {
    asked.push(query);
    return listOf();
  });
  render(<ExceptionsPage />, { wrapper: exceptions() });
  fireEvent.change(await screen.findByLabelText(label), { target: { value: chosen } });
  await vi.waitFor(() => expect(asked.at(-1)?.get(name)).toBe(value));
});

test("money pays the bill that was chosen, with the reason and the version that was shown", async () => {
  const money = moneyWith({ apply: true, refund: true });
  const bill = {
    idbilling: "8893200000099991",
    nomordokumen: "1",
    jumlah: 150_000,
    tglexpired: "2026-11-27T04:04:00.000Z",
    booking: money.booking,
    orangsama: true,
  };
  const written = fakeApi(({ path, method }) => {
    if (path === "billing/pengecualian") return listOf(money);
    if (path.startsWith("billing/pengecualian/tagihan")) return { body: { records: [bill] } };
    return { body: method === "POST" ? { ...money, versi: 4, penyelesaian: "terapkan" } : money };
  });
  render(<ExceptionsPage />, { wrapper: exceptions() });
  await press(words.buttons.apply);
  fireEvent.click(await screen.findByRole("radio", { name: /8893200000099991/ }));
  await press(words.buttons.apply);
  expect(screen.getByText(words.form.missing)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: " Salah ketik " } });
  await press(words.buttons.apply);
  expect(await screen.findByText(words.done.apply)).toBeTruthy();
  const body = { versi: 3, idbilling: bill.idbilling, catatan: "Salah ketik" };
  expect(written).toEqual([{ method: "POST", path: "billing/pengecualian/terapkan/7", body }]);
});

test("without a fitting bill its number is typed, and nothing is sent without one", async () => {
  const money = moneyWith({ apply: true });
  const written = fakeApi(({ path }) => {
    if (path === "billing/pengecualian") return listOf(money);
    return { body: path.startsWith("billing/pengecualian/tagihan") ? { records: [] } : money };
  });
  render(<ExceptionsPage />, { wrapper: exceptions() });
  await press(words.buttons.apply);
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: "Dipakai" } });
  await press(words.buttons.apply);
  expect(screen.getByText(words.form.billMissing)).toBeTruthy();
  expect(written).toEqual([]);
  fireEvent.change(screen.getByLabelText(words.form.billOther), { target: { value: "8893 2000 0009 9991" } });
  await press(words.buttons.apply);
  await vi.waitFor(() => expect(written).toMatchObject([{ body: { idbilling: "8893200000099991" } }]));
});

test("whoever comes too late is told, and the case is read anew", async () => {
  const money = moneyWith({ refund: true });
  let reads = 0;
  fakeApi(({ path, method }) => {
    if (method === "POST") return conflict();
    if (path.startsWith("billing/pengecualian/view")) reads += 1;
    return path === "billing/pengecualian" ? listOf(money) : { body: money };
  });
  render(<ExceptionsPage />, { wrapper: exceptions() });
  await press(words.buttons.refund);
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: "Dua kali" } });
  await press(words.buttons.refund);
  expect(await screen.findByText(words.changed)).toBeTruthy();
  await vi.waitFor(() => expect(reads).toBe(2));
});

test("a case is given to a colleague, and oneself stands first", async () => {
  const money = moneyWith({ assign: true });
  const people = [
    { userid: 4, nama: "Ani", peran: "pemda" },
    { userid: 1, nama: "Zul", peran: "dinas" },
  ];
  const written = fakeApi(({ path }) => {
    if (path === "billing/pengecualian") return listOf(money);
    return { body: path.startsWith("billing/pengecualian/rekan") ? { records: people } : money };
  });
  render(<ExceptionsPage />, { wrapper: exceptions() });
  await press(words.buttons.assign);
  fireEvent.click(await screen.findByRole("combobox", { name: /Who looks after it/ }));
  const found = await screen.findAllByRole("option", { name: /\(/ });
  const options = found.filter((option) => option.closest("select") === null);
  expect(options.map(({ textContent }) => textContent)).toEqual(["Zul (Agency)", "Ani (Regional government)"]);
  if (options[1]) fireEvent.click(options[1]);
  await press(words.buttons.assign);
  await vi.waitFor(() => expect(written).toMatchObject([{ body: { versi: 3, userid: 4 } }]));
});

test("a refund shows whose turn it is, and why this person may not take the step", async () => {
  const refund = refundWith(
    { approve: "FOUR_EYES", note: true },
    { statuspengembalian: "diverifikasi", giliran: "pemda" },
  );
  fakeApi(({ path }) => (path === "billing/pengembalian" ? listOf(refund) : { body: refund }));
  render(<RefundsPage />, { wrapper: screenOf("pemda", ["billing/pengembalian"]) });
  expect((await screen.findAllByText("Next: the regional government")).length).toBeGreaterThan(0);
  expect(await screen.findByText(settlementReasons.FOUR_EYES.en)).toBeTruthy();
  expect(screen.queryByRole("button", { name: words.buttons.approve })).toBeNull();
  expect(screen.getByRole("button", { name: words.buttons.note })).toBeTruthy();
});

test("the treasurer's page lists what is approved; the account in full is asked for by a press alone", async () => {
  const rekening = {
    namabank: "Bank BJB",
    norekening: "••••6789",
    namarekening: "Budi",
    oleh: "Budi",
    waktu: "2026-11-21T04:04:00.000Z",
  };
  const refund = refundWith({ pay: true, reject: true }, { rekening, lihatrekening: true });
  const asked: string[] = [];
  const written = fakeApi(({ path, query }) => {
    asked.push(`${path}?${query.get("keadaan") ?? ""}`);
    if (path === "billing/pengembalian") return listOf(refund);
    const full = { namabank: "Bank BJB", norekening: "00123456789", namarekening: "Budi" };
    return { body: path.startsWith("billing/bendahara") ? full : refund };
  });
  render(<TreasurerPage />, { wrapper: screenOf("dinas", ["billing/bendahara"]) });
  expect(await screen.findByText(/••••6789/)).toBeTruthy();
  expect(asked).toContain("billing/pengembalian?disetujui");
  expect(asked.filter((one) => one.startsWith("billing/bendahara"))).toEqual([]);
  await press(words.showAccount);
  expect(await screen.findByText("00123456789")).toBeTruthy();
  await press(words.buttons.pay);
  await press(words.buttons.pay);
  expect(screen.getByText(words.form.transferMissing)).toBeTruthy();
  expect(screen.getByText(words.form.proofMissing)).toBeTruthy();
  const transfer = screen.getByLabelText(/^Bank reference/);
  expect(document.activeElement).toBe(transfer);
  fireEvent.change(transfer, { target: { value: "TRF 1" } });
  await press(words.buttons.pay);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose a file" }));
  expect(written).toEqual([]);
});

test("a refusal needs its reason", async () => {
  const refund = refundWith({ reject: true });
  const written = fakeApi(({ path }) => (path === "billing/pengembalian" ? listOf(refund) : { body: refund }));
  render(<RefundsPage />, { wrapper: screenOf("pemda", ["billing/pengembalian"]) });
  await press(words.buttons.reject);
  screen.getAllByRole("button", { name: words.buttons.reject }).at(-1)?.focus();
  await press(words.buttons.reject);
  expect(screen.getByText(words.form.missing)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/Reason/));
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: "Tidak berhak" } });
  await press(words.buttons.reject);
  await vi.waitFor(() =>
    expect(written).toEqual([
      { method: "POST", path: "billing/pengembalian/tolak/9", body: { versi: 3, catatan: "Tidak berhak" } },
    ]),
  );
});
