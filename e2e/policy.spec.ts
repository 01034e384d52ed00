import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";

test("a manager says on what terms a house is let, and the public page, the calendar and the order go by it", async ({
  as,
  visitor: asVisitor,
}) => {
  const page = await as("pengelola");
  await page.goto("/");
  const { objectid, name } = await addOrderable(page, 2);
  await open(page, "/mst_objectretribusi/aturan");
  await page.getByRole("combobox", { name: "Object" }).fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  const arrival = page.getByRole("region", { name: "Arrival and departure" });
  await expect(arrival).toBeVisible();
  await expect(page.getByRole("region", { name: "Opening times" })).toHaveCount(0);
  await expectAccessible(page);

  const save = page.getByRole("button", { name: "Save", exact: true });
  await arrival.getByRole("textbox", { name: /^Latest arrival/ }).fill("10:00");
  await save.click();
  await expect(page.getByRole("alert")).toContainText("Latest arrival");
  await expect(page.getByRole("alert")).toContainText("before check-in");
  await expectAccessible(page);
  await arrival.getByRole("textbox", { name: /^Latest arrival/ }).fill("24:00");
  await page.getByRole("textbox", { name: "Shortest booking" }).fill("2");
  await page.getByText("By days before").click();
  const cancelling = page.getByRole("region", { name: "Cancelling" });
  const days = cancelling.getByRole("textbox", { name: /^Days before the beginning/ });
  await days.pressSequentially("0,5");
  await expect(days, "half a day isn't five").toHaveValue("0,5 days");
  await days.fill("7");
  await cancelling.getByRole("textbox", { name: "Comes back" }).fill("50");
  await cancelling.getByRole("textbox", { name: "Refund when leaving early" }).fill("25");
  await page.getByRole("combobox", { name: "Facilities" }).click();
  await page.getByRole("option", { name: "Wi-Fi" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "People per unit" }).fill("4");
  await save.click();
  await expect(page.getByText("The rules are saved.")).toBeVisible();
  await expect(save).toBeDisabled();
  const other = await addOrderable(page, 1);
  await open(page, `/mst_objectretribusi/aturan?objectid=${other.objectid}`);
  await page.getByRole("button", { name: "Take over from another object…" }).click();
  await page.getByRole("combobox", { name: "Take over the rules of" }).fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  await expect(page.getByRole("textbox", { name: "Shortest booking" })).toHaveValue("2");
  await save.click();
  await expect(page.getByText("The rules are saved.")).toBeVisible();
  const policies = await Promise.all(
    [objectid, other.objectid].map((id) => readAs(page, "pengelola", `mst_objectretribusi/aturan/${id}`)),
  );
  // Where it is and what it has aren't taken over.
  const own = { objectid, objectname: name, kapasitas: 4, fasilitas: ["wifi"] };
  expect({ ...policies[1], ...own }).toEqual(policies[0]);
  expect(policies[1]).toMatchObject({ kapasitas: null, fasilitas: [] });
  expect(policies[0]).toMatchObject({
    ...{ batascheckin: "24:00", minlama: 2, kapasitas: 4, fasilitas: ["wifi"] },
    ...{ aturanbatal: [{ sampaijam: 168, persen: 50 }], persenpulangawal: 25 },
  });

  const visitor = await asVisitor({ viewport: phone, language: "id" });
  await open(visitor, `/index/catalogue/${objectid}`);
  await expect(visitor.getByText("masing-masing untuk 4 orang")).toBeVisible();
  await visitor.mouse.wheel(0, 600);
  const terms = visitor.getByRole("region", { name: "Pemesanan dan pembatalan" });
  await expect(terms).toContainText("Paling sedikit 2 malam untuk sekali pesan.");
  await expect(terms).toContainText("paling lambat 7 hari sebelum mulai: kembali 50%");
  await expect(terms).toContainText("Yang pulang lebih awal mendapat kembali 25%");
  await expect(visitor.getByRole("region", { name: "Fasilitas" })).toContainText("Wi-Fi");
  await expectAccessible(visitor);
  await open(visitor, "/index/catalogue");
  await visitor.getByText("Lainnya: harga, jumlah orang, fasilitas").click();
  await visitor.getByRole("textbox", { name: "Tempat atau nama" }).fill(name);
  await visitor.getByRole("spinbutton", { name: "Jumlah orang" }).fill("5");
  await visitor.getByRole("checkbox", { name: "Wi-Fi" }).check();
  await visitor.getByRole("button", { name: "Cari", exact: true }).click();
  await expect(visitor.getByRole("link", { name: "Tanpa harga, jumlah orang, dan fasilitas" })).toBeVisible();
  await visitor.getByRole("button", { name: /^Ubah pencarian/ }).click();
  await visitor.getByRole("spinbutton", { name: "Jumlah orang" }).fill("4");
  await visitor.getByRole("button", { name: "Cari", exact: true }).click();
  await expect(visitor.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible();
  await expectAccessible(visitor);
});

test("a hall stays closed on Sundays and open over midnight on Saturdays; hands find the same on a phone", async ({
  as,
  visitor: asVisitor,
}) => {
  const page = await as("pengelola", { viewport: phone });
  await page.goto("/");
  const { objectid } = await addOrderable(page, 1, "jam");
  await open(page, `/mst_objectretribusi/aturan?objectid=${objectid}`);
  const opening = page.getByRole("region", { name: "Opening times" });
  await expect(opening).toBeVisible();
  await expect(page.getByRole("region", { name: "Arrival and departure" })).toHaveCount(0);
  await opening.getByRole("switch", { name: "Sunday" }).click();
  await opening.getByRole("textbox", { name: "Saturday: opens at" }).fill("18");
  await opening.getByRole("textbox", { name: "Saturday: closes at" }).fill("02:00");
  await expect(opening.getByText("on the next day", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The rules are saved.")).toBeVisible();

  const visitor = await asVisitor();
  const { hariini } = await readAs(page, "pengelola", `catalogue/${objectid}`);
  const weekday = new Date(hariini).getUTCDay();
  const dayFrom = (days: number) => new Date(Date.parse(hariini) + days * 86_400_000).toISOString().slice(0, 10);
  const saturday = dayFrom(7 + ((6 - weekday + 7) % 7));
  await open(visitor, `/index/catalogue/${objectid}?satuan=jam&mulai=${saturday}`);
  await expect(visitor.getByText("Saturday: Open 18:00–02:00 WIB (next day)")).toBeVisible();
  await expect(visitor.getByText("Sunday: closed")).toBeVisible();
  await visitor.getByRole("button", { name: "23:00–24:00, free" }).click();
  await visitor.getByRole("button", { name: "01:00–02:00, free" }).last().click();
  await expect(visitor.getByText(/3 hours/).first()).toBeVisible();
  await expectAccessible(visitor);
});
