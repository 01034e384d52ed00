import { randomUUID } from "node:crypto";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";
import { textOfFile } from "./pages/paper.ts";
import { callAs, details } from "./pages/walk-in.ts";

const manager = "pengelola.tahura";
const trx = "trx_penginapan";

test("a guest without an account opens the bill by a link on the phone, has the receipt once it is paid, and neither once it is taken back", async ({
  as,
  visitor,
}) => {
  const page = await as(manager, { language: "id" });
  await page.goto("/");
  const { objectid, name, today } = await addOrderable(page, 2, "malam", {
    manager,
    agency: "dinas.2",
    kind: "penginapan",
  });
  const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const waktu = { satuan: "malam", checkin: day(20), checkout: day(21) };
  const order = { kunci: randomUUID(), objectid, jumlahunit: 1, kelompoktarif: "umum", totalbiaya: 100_000, waktu };
  const { id, versi } = await callAs(page, manager, `${trx}/pesan`, { ...order, namapemesan: "Ibu Tamu" });
  const step = (path: string, data: object) => callAs(page, manager, `${trx}/${path}/${id}`, data);
  const filled = await step("isi_kelengkapan", { versi, ...details });
  const agreed = await step("konfirmasipesanan_nasabah", { versi: filled.versi, totalbiaya: 100_000, setuju: true });
  await step("konfirmasipesanan", { versi: agreed.versi });
  const { idbilling } = await readAs(page, manager, `${trx}/view/${id}`);

  await open(page, `/${trx}/view/${id}`);
  await page.getByRole("button", { name: "Tautan untuk tamu" }).click();
  const window = page.getByRole("dialog", { name: "Tautan untuk tamu" });
  await expect(window.getByRole("img", { name: "Kode QR tautan untuk tamu" })).toBeVisible();
  await expect(window.getByRole("link", { name: "SMS" })).toHaveAttribute("href", /^sms:\d+\?body=.*psn_/);
  await expectAccessible(page);
  const address = (await window.getByText(/#\/index\/pesanan\/psn_/).textContent()) ?? "";
  const path = new URL(address).hash.slice(1);

  const guest = await visitor({ language: "id", viewport: phone });
  const asked: string[] = [];
  guest.on("request", (request) => asked.push(request.url()));
  await open(guest, path);
  await expect(guest.getByRole("heading", { name: /^Bayar Rp.100\.000/ })).toBeVisible();
  await expect(guest.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(guest.locator("output").first()).toHaveAccessibleName(idbilling.split("").join(" "));
  await expect(guest.getByRole("timer")).toContainText(/\d/);
  expect(await guest.evaluate(() => document.body.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(guest);
  const words = await guest.locator("body").textContent();
  for (const secret of [details.noidentitas, details.notelp, details.alamatpemesan])
    expect(words).not.toContain(secret);

  await callAs(page, "bank", "billing/terima", {
    ...{ idbilling, jumlah: 100_000, referensi: randomUUID(), waktutransaksi: new Date().toISOString() },
  });
  await expect(guest.getByRole("heading", { name: "Tunjukkan ini saat datang" })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(guest);
  const saving = guest.waitForEvent("download");
  await guest.getByRole("button", { name: "Simpan bukti bayar (PDF)" }).click();
  const paper = await textOfFile(await (await saving).path());
  expect(paper).toContain("Ibu Tamu");
  expect(paper).not.toContain(details.alamatpemesan);

  await window.getByRole("button", { name: "Cabut" }).click();
  await page.getByRole("dialog", { name: "Cabut tautan ini?" }).getByRole("button", { name: "Cabut" }).click();
  await expect(window.getByText("Tautan sudah dicabut. Buat yang baru bila tamu memerlukannya.")).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("alert").getByText("Pengelola sudah mencabut atau mengganti tautan ini")).toBeVisible();
  await expect(guest.getByText(/^Minta tautan baru kepada /)).toBeVisible();
  await expectAccessible(guest);
  await window.getByRole("button", { name: "Tautan baru" }).click();
  await expect(window.getByText(/#\/index\/pesanan\/psn_/)).not.toHaveText(address);
  await guest.reload();
  await expect(guest.getByRole("alert")).toBeVisible();
  // The link stands after the `#` and in bodies: no address that is asked for has it.
  expect(asked.filter((url) => url.split("#")[0]?.includes("psn_"))).toEqual([]);
});

test("a link that is none of ours says so, and whom to ask", async ({ visitor }) => {
  const guest = await visitor({ language: "en", viewport: phone });
  await open(guest, "/index/pesanan/psn_1_1_forged");
  await expect(guest.getByRole("alert").getByText("We don't know this link")).toBeVisible();
  await expectAccessible(guest);
});
