import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
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
export async function orderWalkIn(page: Page): Promise<WalkIn> {
  const headers = { Authorization: `Bearer ${await tokenOf(page, "pengelola")}` };
  const data = { ...(await chooseNight(page)), kunci: randomUUID(), namapemesan: "Tamu Loket" };
  const ordered = await page.request.post("/api/trx_penginapan/pesan", { data, headers });
  expect(ordered.ok(), await ordered.text()).toBe(true);
  const { id, versi } = await ordered.json();
  return { id, versi, entity: "trx_penginapan" };
}
