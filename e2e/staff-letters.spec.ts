import type { Page } from "@playwright/test";
import { formatDays, localDate, usualZone } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { expect, readers, test } from "./fixtures.ts";
import { accountMailReader } from "./pages/account-mails.ts";
import { setMoneyBack, setStepBack } from "./pages/elapsed.ts";
import { mailMorning, remindNow } from "./pages/jobs.ts";
import { personReading } from "./pages/own-account.ts";
import { readAs } from "./pages/own-object.ts";
import { arrived, type Order, orderBy, payOrder, proposeDiscount, submitOrder } from "./pages/own-order.ts";
import { working } from "./pages/staff-sayings.ts";
import { callAs } from "./pages/walk-in.ts";

/** This year's orders by agency. */
const report = { sumber: "laporan/rekap", format: "csv", query: { dasar: "pesan", kelompok: "idskpd" } };

const addressOf = (who: string) => `${who}@example.test`;

type Person = Awaited<ReturnType<typeof personReading>>;

/** A colleague of somebody of the demonstration, who reads a language. */
async function colleague(page: Page, language: Language, role: "dinas" | "pengelola") {
  const { pemdaid, skpdid, pengelolaid } = await readAs(page, role, "account");
  return personReading(page, language, role, role === "dinas" ? { pemdaid, skpdid } : { pemdaid, skpdid, pengelolaid });
}

/** Money that fits no bill, and whose it is to look after; answers its number. */
async function giveMoney(page: Page, order: Order, userid: number): Promise<number> {
  const { idbilling } = await readAs(page, "pengelola", `trx_penginapan/view/${order.id}`);
  const { pengecualian } = await callAs(
    page,
    "bank",
    "billing/uangmasuk",
    arrived(String(idbilling), order.totalbiaya),
  );
  const id = Number(pengecualian.id);
  const { versi } = await readAs(page, "pengelola", `billing/pengecualian/view/${id}`);
  await callAs(page, "pengelola", `billing/pengecualian/tugaskan/${id}`, { versi, userid });
  return id;
}

/** A document that somebody asks for whose rights are others before it is made. */
async function loseDocument(page: Page, language: Language, { who, userid }: Person): Promise<void> {
  const { pemdaid, skpdid } = await readAs(page, who, "account");
  const { records } = await readAs(page, "superuser", `tbl_skpd?filter[idpemda]=${pemdaid}&limit=100`);
  const others = records.filter(({ idskpd }: { idskpd: number }) => idskpd !== skpdid);
  let [at, moved] = [0, skpdid];
  // Whoever makes documents looks each five seconds, and may be faster than the move.
  await expect(async () => {
    const { id } = await callAs(page, who, "report/dokumen", report, language);
    const { versi } = await readAs(page, "superuser", `userdata/view/${userid}`);
    moved = others[at % others.length].idskpd;
    at += 1;
    await callAs(page, "superuser", `userdata/edit/${userid}`, { versi, skpdid: moved });
    const stateOf = async () =>
      (await readAs(page, who, "report/dokumen")).records.find((one: { id: number }) => one.id === id)?.status;
    await expect.poll(stateOf).toMatch(/^(siap|gagal)$/);
    expect(await stateOf()).toBe("gagal");
  }).toPass();
}

for (const language of readers) {
  test(`the mails to staff about orders, dates and discounts say what waits and lead to it, in ${language}`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const read = await accountMailReader(visitor, language);
    const manager = await colleague(page, language, "pengelola");
    const agency = await colleague(page, language, "dinas");
    const order = await orderBy(page, language);
    const { id, name } = order;
    const versi = await submitOrder(order);
    await read(addressOf(manager.who), working.order, [name], id);
    const proposed = await proposeDiscount(page, order, versi);
    await read(addressOf(agency.who), working.discount, [name, `SK-${id}`], id);
    await order.step("dinas", "tolakdiskon", { versi: proposed.versi });
    await setStepBack(id, 7 * 24 * 60);
    await read(addressOf(agency.who), working.late, [name], id);

    const asking = await orderBy(page, language);
    const wish = { waktu: asking.nightOf(50), totalbiaya: 100_000, alasan: "Rapat dipindah" };
    await asking.step(asking.who, "mintajadwal", { versi: await payOrder(page, asking), ...wish });
    await read(addressOf(manager.who), working.request, [asking.name], asking.id);
  });

  test(`the mails to staff about money, the morning, documents and settings say what there is and lead to it, in ${language}`, async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto("/");
    const read = await accountMailReader(visitor, language);
    const manager = await colleague(page, language, "pengelola");
    const order = await orderBy(page, language);
    await payOrder(page, order);
    const money = await giveMoney(page, order, manager.userid);
    await read(addressOf(manager.who), working.owner, [], money);
    await setMoneyBack(money, 5);
    await remindNow();
    await read(addressOf(manager.who), working.waits);
    await mailMorning();
    const today = localDate(new Date(), usualZone);
    await read(addressOf(manager.who), working.morning, [], formatDays(today, today, language));

    const agency = await colleague(page, language, "dinas");
    await callAs(page, agency.who, "report/dokumen", report, language);
    await read(addressOf(agency.who), working.ready);
    const { userid } = agency;
    const regular = {
      ...{ judul: "Pesanan tahun ini", sumber: "laporan/rekap", format: "csv", query: report.query },
      ...{ rentang: "tahun_ini", kekerapan: "harian", hari: null, jam: 7, penerima: [{ userid, peran: "dinas" }] },
    };
    const { id } = await callAs(page, agency.who, "report/jadwal", regular);
    await callAs(page, agency.who, `report/jadwal/${id}/kirim`, {});
    const year = today.slice(0, 4);
    await read(addressOf(agency.who), working.regular, [], formatDays(`${year}-01-01`, `${year}-12-31`, language));
    await loseDocument(page, language, agency);
    await read(addressOf(agency.who), working.failed);

    const other = `uji.${agency.who}@example.test`;
    await callAs(page, "superuser", "system/pengaturan/testmail", { email: other }, language);
    await read(other, working.test);
  });
}
