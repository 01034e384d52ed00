import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { createDatabase, type Database } from "@retribusi/db/client";
import { testSchemaUrl } from "@retribusi/db/testing";
import { schemaName } from "../ports.ts";

const minute = 60_000;
const ago = (minutes: number): Date => new Date(Date.now() - minutes * minute);

/** What can't be waited for has passed: the rows are as the database's owner would find them then. */
async function asOwner(work: (prisma: Database["prisma"]) => Promise<unknown>): Promise<void> {
  const database = createDatabase({ url: testSchemaUrl(schemaName).href, connectionLimit: 1 });
  try {
    await work(database.prisma);
  } finally {
    await database.close();
  }
}

/** The latest step of a booking was so many minutes ago. */
export const setStepBack = (id: number, minutes: number): Promise<void> =>
  asOwner((prisma) => prisma.booking.update({ where: { id }, data: { tglstatus: ago(minutes) } }));

/** The time for the next step of a booking is over. */
export const setDeadlineBack = (id: number): Promise<void> =>
  asOwner((prisma) => prisma.booking.update({ where: { id }, data: { bataswaktu: ago(1) } }));

/** The time is over in which the bill of a booking, or its supplementary bill, could be paid. */
export const setBillOver = (id: number): Promise<void> =>
  asOwner(async (prisma) => {
    const tglexpired = ago(1);
    await prisma.tagihan.updateMany({ where: { bookingid: id, statustagihan: "terbit" }, data: { tglexpired } });
    const isOwn = { id, statusbooking: codeOf("awaitingPayment") };
    await prisma.booking.updateMany({ where: isOwn, data: { tglexpiredbilling: tglexpired, bataswaktu: tglexpired } });
  });

/** The time is over in which a request for other dates could be answered. */
export const setRequestOver = (bookingid: number): Promise<void> =>
  asOwner((prisma) => prisma.permintaan_jadwal.updateMany({ where: { bookingid }, data: { batasjawab: ago(1) } }));

/** The bank has not been able to take the bill of a booking, of whose time an hour is left. */
export const setBankSilent = (bookingid: number): Promise<void> =>
  asOwner(async (prisma) => {
    const bill = await prisma.tagihan.findFirstOrThrow({ where: { bookingid, statustagihan: "terbit" } });
    const soon = ago(-60);
    await prisma.tagihan.update({ where: { id: bill.id }, data: { tglexpired: soon } });
    await prisma.booking.update({ where: { id: bookingid }, data: { tglexpiredbilling: soon, bataswaktu: soon } });
    const waited = {
      tglada: null,
      percobaan: 2,
      tglgagal: ago(60),
      keadaan: "menunggu",
      tersediapada: ago(1),
    } as const;
    await prisma.tagihan_bank.update({ where: { tagihanid: bill.id }, data: waited });
  });

/** The days of grace are over for somebody who wants their account closed. */
export const setClosingBack = (userid: number): Promise<void> =>
  asOwner((prisma) => prisma.userdata.update({ where: { userid }, data: { tutuppada: ago(1) } }));

/** Money that fits no bill came so many days ago. */
export const setMoneyBack = (id: number, days: number): Promise<void> =>
  asOwner((prisma) =>
    prisma.pengecualian_bayar.update({ where: { id }, data: { tglterima: ago(days * 24 * 60), pengingat: 0 } }),
  );

/** The time that somebody waits for has come. */
export const setWaitOver = (userid: number): Promise<void> =>
  asOwner((prisma) =>
    prisma.daftar_tunggu.updateMany({ where: { userid }, data: { tglmulai: ago(60), tglakhir: ago(-60) } }),
  );

/** The bill of a booking was made nineteen hours ago and expires in five; answers when. */
export async function setBillBack(id: number): Promise<Date> {
  const tglexpired = ago(-5 * 60);
  await asOwner(async (prisma) => {
    await prisma.tagihan.updateMany({ where: { bookingid: id }, data: { tglterbit: ago(19 * 60), tglexpired } });
    await prisma.booking.update({ where: { id }, data: { tglexpiredbilling: tglexpired, bataswaktu: tglexpired } });
  });
  return tglexpired;
}

/** The time is over in which what is offered of an object could be taken. */
export const setOfferBack = (objectid: number): Promise<void> =>
  asOwner((prisma) =>
    prisma.daftar_tunggu.updateMany({ where: { objectid, keadaan: "ditawari" }, data: { bataswaktu: ago(1) } }),
  );
