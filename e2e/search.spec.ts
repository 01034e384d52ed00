import { randomUUID } from "node:crypto";
import { addDays } from "@retribusi/contract/define/dates";
import { arrive, expect, expectAccessible, phone, test } from "./fixtures.ts";
import { addOrderable } from "./pages/own-object.ts";
import { callAs } from "./pages/walk-in.ts";

test("a booking is found from any page by its number, and opened by keys alone", async ({ as }) => {
  const page = await as("pengelola");
  await page.goto("/");
  const { objectid, name, today } = await addOrderable(page, 1);
  const waktu = { satuan: "malam", checkin: addDays(today, 40), checkout: addDays(today, 41) };
  const order = { waktu, jumlahunit: 1, kelompoktarif: "umum", objectid, totalbiaya: 100_000 };
  const namapemesan = `Tamu ${randomUUID().slice(0, 8)}`;
  const { id } = await callAs(page, "pengelola", "trx_penginapan/pesan", {
    ...order,
    kunci: randomUUID(),
    namapemesan,
  });

  // The key is listened to once the frame of the application stands.
  await expect(page.getByRole("button", { name: "Search everything" })).toBeVisible();
  await page.getByRole("link", { name: "Beranda" }).first().focus();
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search everything" });
  const field = dialog.getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill(namapemesan);
  const row = dialog.getByRole("option", { name: new RegExp(`No\\. ${id} · ${name}`) });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Beranda" }).first(), "the focus comes back").toBeFocused();

  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Search everything" }).click();
  await field.fill(String(id));
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await arrive(page);
  await expect(page).toHaveURL(new RegExp(`/trx_penginapan/view/${id}$`));
});
