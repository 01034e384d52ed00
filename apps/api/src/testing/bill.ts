import { bookingOf } from "./booking.ts";
import type { TestApp } from "./test-app.ts";

let serial = 0;

/** A booking that waits for its payment of 150,000, straight in the database: for tests that need many; answers the billing id. */
export async function createBill({ deps, world }: TestApp, userid: number): Promise<string> {
  const { prisma } = deps.db;
  const { home } = world;
  serial += 1;
  const number = serial;
  const idbilling = String(8893200000000000 + number);
  const [issued, expires] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 86_400_000)];
  const bank = { bankid: "110", channelid: "6011", terminalid: "WEB32" };
  const { id: systemid } = await prisma.system.findFirstOrThrow({ where: { idpemda: home.idpemda } });
  const open = { statusbooking: 40, idbilling, tglexpiredbilling: expires, bataswaktu: expires };
  const { id: bookingid } = await prisma.booking.create({
    data: { ...bookingOf(home, "penginapan", userid), ...bank, ...open },
  });
  const nomordokumen = `${number}/SKRD/32.1.03.01/2026`;
  const dates = { tglterbit: issued, tglexpired: expires };
  await prisma.tagihan.create({
    data: {
      ...{ bookingid, systemid, idbilling, nomordokumen, jumlah: 150_000n, idskpd: home.idskpd, selisihkas: 7 },
      ...dates,
    },
  });
  return idbilling;
}
