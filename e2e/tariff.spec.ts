import { randomUUID } from "node:crypto";
import { addDays, weekdayOf } from "@retribusi/contract/define/dates";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";
import { textOfPdf } from "./pages/paper.ts";
import { pdf } from "./pages/record-form.ts";
import { callAs, details } from "./pages/walk-in.ts";

/** A night after the first of January that comes next. */
const nextYear = new Date().getUTCFullYear() + 1;
const night = { satuan: "malam", checkin: `${nextYear}-01-10`, checkout: `${nextYear}-01-11` };
const order = (objectid: number, totalbiaya: number) => ({
  ...{ objectid, waktu: night, jumlahunit: 1, kelompoktarif: "umum", totalbiaya },
  ...{ kunci: randomUUID(), namapemesan: "Tamu Loket" },
});

test("a tariff is proposed and approved from the first of January: an older booking keeps its price, and papers name the regulation", async ({
  as,
  visitor,
}) => {
  const [dinas, pemda, pengelola] = await Promise.all([as("dinas"), as("pemda", { viewport: phone }), as("pengelola")]);
  await dinas.goto("/");
  const { objectid, name } = await addOrderable(dinas, 2);
  const older = await callAs(dinas, "pengelola", "trx_penginapan/pesan", order(objectid, 100_000));

  await test.step("the regional government writes the regulation down", async () => {
    await open(pemda, "/tbl_dasarhukum/list_pemda");
    await expectAccessible(pemda);
    await open(pemda, "/tbl_dasarhukum/add_pemda");
    await pemda.getByRole("textbox", { name: /^Regulation and number/ }).fill(`Perkada Nomor ${objectid} Tahun 2026`);
    await pemda.getByRole("textbox", { name: /^Article or annex/ }).fill("Lampiran II");
    await pemda.getByRole("textbox", { name: /^About/ }).fill("Tarif Retribusi");
    const chooser = pemda.locator("input[type=file]");
    await chooser.setInputFiles({ name: "a.docx", mimeType: "application/msword", buffer: Buffer.from("PK") });
    await expect(pemda.getByText("a.docx: File format not supported")).toBeVisible();
    await chooser.setInputFiles({ ...pdf("besar.pdf"), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await expect(pemda.getByText("besar.pdf: Max file size of 10MB is allowed")).toBeVisible();
    await chooser.setInputFiles({ ...pdf("palsu.pdf"), buffer: Buffer.from("no pdf") });
    await expect(pemda.getByText("palsu.pdf: File format not supported")).toBeVisible();
    await pemda.getByRole("button", { name: "Remove palsu.pdf" }).click();
    await chooser.setInputFiles(pdf("perkada.pdf"));
    await expect(pemda.getByRole("link", { name: "Open the document" })).toBeVisible();
    await expect(pemda.getByRole("textbox", { name: /^About/ })).toHaveValue("Tarif Retribusi");
    await expectAccessible(pemda);
    await pemda.getByRole("button", { name: "Save", exact: true }).click();
    await expect(pemda.getByText("Record added successfully")).toBeVisible();
  });

  await test.step("the agency proposes", async () => {
    await open(dinas, `/mst_objectretribusi/tarif?objectid=${objectid}`);
    await expect(dinas.getByRole("region", { name: "General public, per night" })).toContainText("In force");
    await expectAccessible(dinas);
    await dinas.getByRole("link", { name: "Propose a tariff" }).click();
    await expect(dinas.getByRole("heading", { level: 1, name: "Propose a tariff" })).toBeVisible();
    await dinas.getByRole("button", { name: "Send the proposal" }).click();
    await expect(dinas.getByText("Please choose the first day.").first()).toBeVisible();
    await dinas.getByRole("textbox", { name: /^Tariff/ }).fill("120000");
    const start = dinas.getByRole("textbox", { name: /^Valid from/ });
    await start.fill(`1 January ${nextYear}`);
    await start.press("Tab");
    await dinas.getByRole("combobox", { name: /^Legal basis/ }).fill(`Nomor ${objectid} `);
    await dinas.getByRole("option", { name: `Perkada Nomor ${objectid} Tahun 2026, Lampiran II` }).click();
    await expect(dinas.getByText("20 % more than Rp 100.000 per night now")).toBeVisible();
    await expectAccessible(dinas);
    await dinas.getByRole("button", { name: "Send the proposal" }).click();
    await expect(dinas.getByText("Proposed", { exact: true })).toBeVisible();
  });

  await test.step("the regional government approves on a phone", async () => {
    await open(pemda, "/mst_objectretribusi/setujui_tarif");
    const card = pemda.getByRole("listitem", { name });
    await expect(card).toContainText("Rp 120.000 per night");
    await expectAccessible(pemda);
    await card.getByRole("button", { name: "Approve" }).click();
    await pemda.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expect(pemda.getByText(`The tariff of ${name} is approved.`)).toBeVisible();
    await expect(card).toBeHidden();
  });

  await test.step("a visitor reads what the regulation says", async () => {
    const guest = await visitor();
    await open(guest, `/index/catalogue/${objectid}`);
    const basis = guest.getByRole("link", { name: `Perkada Nomor ${objectid} Tahun 2026, Lampiran II` });
    const read = await guest.request.get(String(await basis.getAttribute("href")));
    expect([read.status(), read.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect(await read.body()).toEqual(pdf("perkada.pdf").buffer);
  });

  await test.step("what is ordered now costs the new price, the older booking its own", async () => {
    await dinas.reload();
    await expect(dinas.getByText("To come")).toBeVisible();
    const newer = await callAs(dinas, "pengelola", "trx_penginapan/pesan", order(objectid, 120_000));
    expect(newer.dasarhukum).toBe(`Perkada Nomor ${objectid} Tahun 2026, Lampiran II`);
    for (const [booking, total, basis] of [
      [newer, 120_000, newer.dasarhukum],
      [older, 100_000, older.dasarhukum],
    ] as const) {
      const step = (path: string, data: object) =>
        callAs(dinas, "pengelola", `trx_penginapan/${path}/${booking.id}`, data);
      const filled = await step("isi_kelengkapan", { versi: booking.versi, ...details });
      const agreed = await step("konfirmasipesanan_nasabah", { versi: filled.versi, totalbiaya: total, setuju: true });
      const { idbilling } = await step("konfirmasipesanan", { versi: agreed.versi });
      const paid = { referensi: randomUUID(), waktutransaksi: new Date().toISOString() };
      await callAs(dinas, "bank", "billing/terima", { idbilling, jumlah: total, ...paid });
      await open(pengelola, `/trx_penginapan/cetak_pesanan/${booking.id}`);
      const receipt = (await textOfPdf(pengelola)).replace(/\s+/g, " ");
      expect(receipt).toContain("LUNAS");
      expect(receipt).toContain(basis);
    }
    expect(older.dasarhukum).not.toBe(newer.dasarhukum);
    const shown = await readAs(dinas, "dinas", `mst_objectretribusi/view/${objectid}`);
    expect(shown.tarif, "until its day the old one is shown").toBe(100_000);
  });
});

test("an hour on a weekend has a tariff of its own: it is proposed, citizens see it, and the price of the day is the right one", async ({
  as,
}) => {
  const [dinas, nasabah] = await Promise.all([as("dinas"), as("nasabah", { viewport: phone })]);
  await dinas.goto("/");
  const { objectid, today } = await addOrderable(dinas, 2, "jam");

  await test.step("the agency proposes it beside the tariff of every day", async () => {
    await open(dinas, `/mst_objectretribusi/usulkan_tarif/${objectid}`);
    await dinas.getByRole("checkbox", { name: "Only on weekends and holidays" }).check();
    await dinas.getByRole("textbox", { name: /^Tariff/ }).fill("175000");
    await expect(dinas.getByText("75 % more than Rp 100.000 per hour now")).toBeVisible();
    const start = dinas.getByRole("textbox", { name: /^Valid from/ });
    await start.fill(new Date(today).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" }));
    await start.press("Tab");
    await dinas.getByRole("combobox", { name: /^Legal basis/ }).click();
    await dinas.getByRole("option").first().click();
    await expectAccessible(dinas);
    await dinas.getByRole("button", { name: "Send the proposal" }).click();
    const calendar = dinas.getByRole("region", { name: "What counts when" });
    await expect(calendar.getByRole("img", { name: /weekends and holidays.*Rp 175.000.*Proposed/ })).toBeVisible();
    await expectAccessible(dinas);
    const { records } = await readAs(dinas, "pemda", `mst_objectretribusi/tarif?objectid=${objectid}`);
    const { id, versi } = records.find(({ statustarif }: { statustarif: string }) => statustarif === "diajukan");
    await callAs(dinas, "pemda", `mst_objectretribusi/setujuitarif/${id}`, { versi });
  });

  await test.step("a citizen reads it and pays it on a Saturday, and that of every day on a working day", async () => {
    // Beyond the week in which the journey below has its holiday.
    const fortnight = Array.from({ length: 14 }, (_, at) => addDays(today, at + 8));
    const saturday = fortnight.find((day) => weekdayOf(day) === 6) ?? "";
    const { records } = await readAs(dinas, "superuser", "tbl_harilibur?limit=200");
    const off = new Set(records.map(({ tanggal }: { tanggal: string }) => tanggal));
    const workday = fortnight.find((day) => weekdayOf(day) < 6 && !off.has(day)) ?? "";
    for (const [day, price, hints] of [
      [saturday, "Rp 350.000", 1],
      [workday, "Rp 200.000", 0],
    ] as const) {
      await open(nasabah, `/index/catalogue/${objectid}?mulai=${day}&jammulai=10:00&jamakhir=12:00`);
      await expect(nasabah.getByText(price).first()).toBeVisible();
      await expect(nasabah.getByText("Tariff of weekends and holidays")).toHaveCount(hints);
    }
    const tariffs = nasabah.getByRole("region", { name: "Tariffs" });
    await expect(
      tariffs.getByRole("row", { name: /Saturdays, Sundays and holidays, days of collective leave included/ }),
    ).toContainText("Rp 175.000 per hour");
    await expectAccessible(nasabah);
  });
});

test("a holiday of the region is added, and the deadline of an answer moves by it", async ({ as }) => {
  const pemda = await as("pemda");
  await pemda.goto("/");
  const { objectid, today } = await addOrderable(pemda, 2);
  const submit = async () => {
    const wish = { satuan: "malam", checkin: `${nextYear}-02-10`, checkout: `${nextYear}-02-11` };
    const ordered = await callAs(pemda, "pengelola", "trx_penginapan/pesan", {
      ...order(objectid, 100_000),
      waktu: wish,
    });
    const step = (path: string, data: object) =>
      callAs(pemda, "pengelola", `trx_penginapan/${path}/${ordered.id}`, data);
    const filled = await step("isi_kelengkapan", { versi: ordered.versi, ...details });
    const agreed = await step("konfirmasipesanan_nasabah", { versi: filled.versi, totalbiaya: 100_000, setuju: true });
    return String(agreed.bataswaktu).slice(0, 10);
  };
  const before = await submit();
  const days = Array.from({ length: 7 }, (_, at) => new Date(Date.parse(today) + (at + 1) * 86_400_000));
  const working = days.find((day) => ![0, 6].includes(day.getUTCDay()));
  if (!working) throw new Error("a week has a working day");
  const [month, day] = [
    working.toLocaleDateString("en", { month: "long", timeZone: "UTC" }),
    `${working.getUTCDate()} `,
  ];
  await open(pemda, "/tbl_harilibur/list_pemda");
  await expect(pemda.getByText("Kelahiran Yesus Kristus").first()).toBeVisible();
  await expectAccessible(pemda);
  await open(pemda, "/tbl_harilibur/add_pemda");
  const date = pemda.getByRole("textbox", { name: /^Day/ });
  await date.fill(`${day}${month} ${working.getUTCFullYear()}`);
  await date.press("Tab");
  await pemda.getByRole("textbox", { name: /^Holiday/ }).fill("Hari Jadi Provinsi");
  await pemda.getByRole("combobox", { name: /^Kind/ }).click();
  await pemda.getByRole("option", { name: "Regional holiday" }).click();
  await date.fill("31 February 2027");
  await date.press("Tab");
  await expect(pemda.getByText("“31 February 2027” can't be read as a day.")).toBeVisible();
  await expect(date, "the day before stands again").toHaveValue(new RegExp(`^${day}${month} `));
  await expectAccessible(pemda);
  await pemda.getByRole("button", { name: "Save", exact: true }).click();
  await expect(date, "nothing is sent past it").toBeFocused();
  await date.press("Enter");
  await expect(pemda.getByText("Record added successfully")).toBeVisible();
  const after = await submit();
  expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
  const { records } = await readAs(pemda, "pemda", "tbl_harilibur?search=Hari Jadi Provinsi");
  for (const { id } of records) await readAs(pemda, "pemda", `tbl_harilibur/delete/${id}`);
});
