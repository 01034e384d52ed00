import { randomUUID } from "node:crypto";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";
import { callAs, details } from "./pages/walk-in.ts";

const dayOf = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
const typed = (day: string): string =>
  new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

test("two rooms are closed for painting: one booking moves, one is given back, one stays; then it is lifted", async ({
  as,
}) => {
  const page = await as("pengelola");
  await page.goto("/");
  const { objectid, name, today } = await addOrderable(page, 3);
  const waktu = { satuan: "malam", checkin: dayOf(today, 40), checkout: dayOf(today, 41) };
  const bookings = await Promise.all(
    [0, 1, 2].map(() =>
      callAs(page, "pengelola", "trx_penginapan/pesan", {
        ...{ objectid, waktu, jumlahunit: 1, kelompoktarif: "umum", totalbiaya: 100_000 },
        ...{ kunci: randomUUID(), namapemesan: "Tamu Loket" },
      }),
    ),
  );
  const [moved, paid, kept] = bookings;
  const step = (path: string, data: object) => callAs(page, "pengelola", `trx_penginapan/${path}/${paid.id}`, data);
  const filled = await step("isi_kelengkapan", { versi: paid.versi, ...details });
  const agreed = await step("konfirmasipesanan_nasabah", { versi: filled.versi, totalbiaya: 100_000, setuju: true });
  const { idbilling } = await step("konfirmasipesanan", { versi: agreed.versi });
  const money = { idbilling, jumlah: 100_000, referensi: randomUUID(), waktutransaksi: new Date().toISOString() };
  await callAs(page, "bank", "billing/terima", money);

  await open(page, `/mst_objectretribusi/penutupan?objectid=${objectid}`);
  await expect(page.getByText("Nothing is closed")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close this object…" }).click();
  const form = page.getByRole("region", { name: "Close", exact: true });
  await form.getByRole("button", { name: /^Check which/ }).click();
  await expect(form.getByText("Please say why.").first()).toBeVisible();
  for (const [label, days] of [
    [/^First day/, 39],
    [/^Last day/, 41],
  ] as const) {
    const field = form.getByRole("textbox", { name: label });
    await field.fill(typed(dayOf(today, days)));
    await field.press("Tab");
  }
  await form.getByText("Some units").click();
  await form.getByRole("textbox", { name: /^How many of 3/ }).fill("2");
  await form.getByRole("textbox", { name: /^Reason/ }).fill("Pengecatan");
  await form.getByRole("button", { name: /^Check which/ }).click();
  await expect(form.getByText("3 bookings are in the way")).toBeVisible();
  const send = form.getByRole("button", { name: "Close and tell the customers" });
  await expect(send).toBeDisabled();
  const choose = (id: number, label: RegExp) =>
    form
      .getByRole("radiogroup", { name: new RegExp(`Booking ${id},`) })
      .getByRole("radio", { name: label })
      .check();
  await choose(moved.id, /^Move it/);
  await choose(paid.id, /give back all of Rp\s100\.000/);
  await choose(kept.id, /^Keep it/);
  await expectAccessible(page);
  await send.click();
  await expect(page.getByText("The object is closed.")).toBeVisible();
  const closure = page.getByRole("region", { name });
  await expect(closure).toContainText("1 booking moved · 1 cancelled · 1 kept");

  const viewOf = (id: number) => readAs(page, "pengelola", `trx_penginapan/view/${id}`);
  expect((await viewOf(moved.id)).waktu).not.toEqual(waktu);
  expect(await viewOf(paid.id)).toMatchObject({ statusbooking: 90, pengembalian: [{ jumlah: 100_000 }] });
  expect((await viewOf(kept.id)).waktu).toEqual(waktu);

  await closure.getByRole("button", { name: "Lift the closure" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lift the closure" }).click();
  await expect(
    page
      .getByText(`${name} – `)
      .or(page.getByText(`${name} can be ordered again.`))
      .first(),
  ).toBeVisible();
  await expect(closure).toContainText("Lifted");
});

test("a hall is closed every Friday from 11 to 13, on a phone", async ({ as, visitor }) => {
  const page = await as("superuser", { viewport: phone });
  await page.goto("/");
  const { records } = await readAs(page, "superuser", "mst_objectretribusi?filter[satuantarif]=jam&limit=1");
  const { objectid } = records[0];
  await open(page, `/mst_objectretribusi/penutupan?objectid=${objectid}`);
  await page.getByRole("button", { name: "Close this object…" }).click();
  const form = page.getByRole("region", { name: "Close", exact: true });
  await form.getByText("Every week").click();
  await form.getByText("Friday", { exact: true }).click();
  const today = new Date().toISOString().slice(0, 10);
  for (const [label, days] of [
    [/^First day/, 200],
    [/^Last day/, 214],
  ] as const) {
    const field = form.getByRole("textbox", { name: label });
    await field.fill(typed(dayOf(today, days)));
    await field.press("Tab");
  }
  await form.getByRole("textbox", { name: /^From/ }).fill("11:00");
  await form.getByRole("textbox", { name: /^Until/ }).fill("13:00");
  await form.getByRole("textbox", { name: /^Reason/ }).fill("Salat Jumat");
  await form.getByRole("button", { name: /^Check which/ }).click();
  await expect(form.getByText("No booking is in the way.")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("The object is closed.")).toBeVisible();

  const friday = [200, 201, 202, 203, 204, 205, 206]
    .map((days) => dayOf(today, days))
    .find((day) => new Date(day).getUTCDay() === 5);
  const guest = await visitor();
  await guest.goto("/");
  const hours = await (await guest.request.get(`/api/catalogue/${objectid}/hours?tanggal=${friday}`)).json();
  const full = hours.jam.filter(({ bebas }: { bebas: number }) => bebas === 0);
  expect(full.map(({ jammulai }: { jammulai: string }) => jammulai)).toEqual(["11:00", "12:00"]);
});
