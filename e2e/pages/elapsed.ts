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
