import { localTime } from "@retribusi/contract/define/dates";
import type { Schedule } from "@retribusi/contract/features/report/schedule.endpoints";
import { makeDocuments } from "../features/report/document-job.ts";
import { beginDueRuns } from "../features/report/schedule-run.ts";
import type { Deps } from "../lib/deps.ts";
import { readMail } from "../lib/outbox/enqueue.ts";
import { bookingOf } from "./booking.ts";
import { type Caller, createTestApp, type TestApp } from "./test-app.ts";

const never = new AbortController().signal;

export const person = ({ userid }: Pick<Caller, "userid">, peran = "dinas") => ({ userid, peran });

/** This year's orders by agency as csv, every day at the hour that it is now. */
export const wish = (...penerima: readonly object[]) => ({
  judul: "Pesanan tahun ini",
  sumber: "laporan/rekap",
  format: "csv",
  query: { dasar: "pesan", kelompok: "idskpd", kolom: "jumlah" },
  ...{ rentang: "tahun_ini", kekerapan: "harian", hari: null },
  jam: Number(localTime(new Date(), "Asia/Jakarta").slice(0, 2)),
  penerima,
});

export const made = async (caller: Caller, body: object): Promise<Schedule> =>
  (await caller.post("report/jadwal", body).expect(200)).body;
export const listed = async (caller: Caller): Promise<Schedule[]> =>
  (await caller.get("report/jadwal").expect(200)).body.records;
/** Who has got what, by the list that the caller sees. */
export const results = async (caller: Caller) =>
  (await listed(caller)).flatMap(({ penerima }) => penerima.map(({ userid, hasil }) => [userid, hasil]));

/** What the tests of schedules do in their world. */
function toolsOf({ deps }: TestApp) {
  const { prisma } = deps.db;
  /** Everything that is planned becomes due, so many milliseconds ago. */
  const becomeDue = (ago = 1000) =>
    prisma.jadwal_penerima.updateMany({
      where: { berikut: { not: null } },
      data: { berikut: new Date(Date.now() - ago), terakhir: null },
    });
  const begin = (own: Partial<Deps> = {}) => beginDueRuns({ ...deps, ...own });
  const make = () => makeDocuments(deps, never);
  return {
    ...{ prisma, becomeDue, begin, make },
    async run(): Promise<void> {
      await becomeDue();
      await begin();
      await make();
    },
    move: (userid: number, { idpemda, idskpd }: { readonly idpemda: number; readonly idskpd: number }) =>
      prisma.userdata.update({ where: { userid }, data: { pemdaid: idpemda, skpdid: idskpd } }),
    mails: async () =>
      (await prisma.outbox.findMany({ orderBy: { id: "asc" } })).map(({ muatan }) => readMail(deps.env, muatan)),
    emailOf: async ({ userid }: Caller) => (await prisma.userdata.findUniqueOrThrow({ where: { userid } })).email,
    async clear(): Promise<void> {
      await prisma.dokumen_laporan.deleteMany();
      await prisma.jadwal_laporan.deleteMany();
      await prisma.outbox.deleteMany();
      await prisma.inbox.deleteMany();
    },
  };
}

/** Two accounts of one agency, of whose bookings there are two, beside a region with three. */
export async function createScheduleWorld() {
  const app = await createTestApp({ PUBLIC_URL: "https://contoh.example" });
  const owner = await app.as("dinas");
  const twin = await app.as("dinas");
  const { home, rival } = app.world;
  const data = [home, home, rival, rival, rival].map((region) => bookingOf(region, "penginapan", owner.userid));
  await app.deps.db.prisma.booking.createMany({ data });
  return { app, owner, twin, ...toolsOf(app) };
}

export type ScheduleWorld = Awaited<ReturnType<typeof createScheduleWorld>>;
