import { randomUUID } from "node:crypto";
import { addPerson, expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { setOfferBack } from "./pages/elapsed.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";
import { callAs } from "./pages/walk-in.ts";

/** What becomes free is offered within seconds; what asks by itself takes a minute. */
const soon = { timeout: 20_000 } as const;

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("three people wait for one room: the first lets the offer lapse, the second takes it in two taps, the third is next", async ({
  as,
}) => {
  test.slow();
  const manager = await as("pengelola");
  const { objectid, name } = await addOrderable(manager, 1);
  const waktu = { satuan: "malam", checkin: ahead(40), checkout: ahead(41) };
  const wish = { objectid, waktu, jumlahunit: 1, kelompoktarif: "umum" };
  const held = { ...wish, totalbiaya: 100_000, kunci: randomUUID() };
  const holder = await addPerson(manager);
  const { id, versi } = await callAs(manager, holder, "trx_penginapan/pesan_nsb", held);
  const people = [await addPerson(manager), await addPerson(manager), await addPerson(manager)] as const;
  const [one, two, three] = people;

  const first = await as(one, { viewport: phone, language: "id" });
  const query = `satuan=malam&mulai=${waktu.checkin}&akhir=${waktu.checkout}`;
  await open(first, `/mst_objectretribusi/add_object_nasabah/${objectid}?${query}`);
  await expect(first.getByText("Belum ada yang menunggu.")).toBeVisible();
  await expectAccessible(first);
  await first.getByRole("button", { name: "Tunggu sampai kosong" }).click();
  await expect(first.getByText("Anda sedang menunggu")).toBeVisible();
  await expect(first.getByText("Anda berikutnya")).toBeVisible();
  for (const who of [two, three]) await callAs(manager, who, "booking/tunggu", { ...wish, kunci: randomUUID() });

  const third = await as(three);
  await open(third, "/booking/tunggu");
  await expect(third.getByText("2 people before you")).toBeVisible();
  await expectAccessible(third);

  await open(first, "/booking/tunggu");
  const reason = { versi, alasanpembatalan: "Rencana kami berubah" };
  await callAs(manager, holder, `trx_penginapan/pembatalan/${id}`, reason);
  const region = first.getByRole("region", { name: "Kini tersedia untuk Anda" });
  await expect(region.getByRole("timer")).toBeVisible(soon);
  await expect(first.getByRole("link", { name: /^Kotak masuk: 1 pesan/ })).toBeVisible(soon);
  await expectAccessible(first);

  const second = await as(two);
  await open(second, "/inbox");
  await expect(second.getByRole("heading", { name: new RegExp(`^Free for you now: ${name}`) })).toHaveCount(0);
  await setOfferBack(objectid);
  await expect(first.getByText("Tawaran tidak diambil tepat waktu")).toBeVisible(soon);
  await expect(region).toHaveCount(0);

  await second.getByRole("link", { name: new RegExp(`^Open: .*${name}`) }).click(soon);
  await expect(second.getByRole("heading", { level: 1, name: "Free for you" })).toBeVisible();
  await expect(second.getByRole("timer")).toBeVisible();
  await expectAccessible(second);
  await second.getByRole("button", { name: /^Order for Rp.100\.000$/ }).click();
  await expect(second).toHaveURL(/isi_kelengkapan_nsb\/\d+/);

  await open(third, "/booking/tunggu?lagi");
  await expect(third.getByText("You are next")).toBeVisible();
  const { records } = await readAs(manager, three, "booking/tunggu");
  expect(records.map(({ keadaan }: { keadaan: string }) => keadaan)).toEqual(["menunggu"]);
});
