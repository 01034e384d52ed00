import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Language } from "@retribusi/contract/define/label";
import { expect, tokenOf } from "../fixtures.ts";
import { chooseNight } from "./night.ts";

interface WalkIn {
  readonly id: number;
  readonly entity: "trx_penginapan";
  readonly versi: number;
}

/**
 * Orders a room for somebody at the counter, as the manager of the demonstration: a booking that no other test has to do with, and that
 * agency, region and bank see as well.
 */
export async function orderWalkIn(page: Page, namapemesan = "Tamu Loket"): Promise<WalkIn> {
  const headers = { Authorization: `Bearer ${await tokenOf(page, "pengelola")}` };
  const data = { ...(await chooseNight(page)), kunci: randomUUID(), namapemesan };
  const ordered = await page.request.post("/api/trx_penginapan/pesan", { data, headers });
  expect(ordered.ok(), await ordered.text()).toBe(true);
  const { id, versi } = await ordered.json();
  return { id, versi, entity: "trx_penginapan" };
}

/** Who a booking is for, as its form asks. */
export const details = {
  noidentitas: "3273010101900001",
  alamatpemesan: "Jl. Contoh No. 1",
  notelp: "081234567890",
  namapengguna: "Tamu Contoh",
  keperluan: "Menginap",
};

/** A call as somebody of the demonstration, on whose screen a language is chosen, whose answer is read. */
export async function callAs(page: Page, who: string, path: string, data: object, language: Language = "en") {
  const headers = { Authorization: `Bearer ${await tokenOf(page, who)}`, "Accept-Language": language };
  const answer = await page.request.post(`/api/${path}`, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

const stepOf =
  (page: Page, { id, entity }: Pick<WalkIn, "id" | "entity">) =>
  (path: string, data: object) =>
    callAs(page, "pengelola", `${entity}/${path}/${id}`, data);

/** A walk-in that waits for approval. */
export async function submitWalkIn(page: Page, namapemesan?: string) {
  const { id, versi, entity } = await orderWalkIn(page, namapemesan);
  const step = stepOf(page, { id, entity });
  const filled = await step("isi_kelengkapan", { versi, ...details });
  const totalbiaya = Number(filled.harga.totalbiaya);
  const agreed = await step("konfirmasipesanan_nasabah", { versi: filled.versi, totalbiaya, setuju: true });
  return { id, versi: Number(agreed.versi), entity, totalbiaya };
}

/** A walk-in that is approved and pays at the counter of somebody of the bank; answers the booking as it was billed. */
export async function payWalkIn(page: Page, teller: string) {
  const { totalbiaya, ...submitted } = await submitWalkIn(page);
  const { id, entity } = submitted;
  const billed = await stepOf(page, submitted)("konfirmasipesanan", { versi: submitted.versi });
  const idbilling = String(billed.idbilling);
  const money = { idbilling, jumlah: totalbiaya, referensi: randomUUID() };
  await callAs(page, teller, "billing/terima", { ...money, waktutransaksi: new Date().toISOString() });
  return { id, versi: Number(billed.versi) + 1, entity, idbilling, jumlah: Number(totalbiaya) };
}
