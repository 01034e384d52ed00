import { weekdayOf } from "@retribusi/contract/define/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cast, createCast, dayFrom } from "../../testing/booking-steps.ts";
import { changePolicy, createHall, weekWith } from "../../testing/policy.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
/** The first such weekday (1 is Monday) at least a week from now. */
const next = (weekday: number) => dayFrom(8 + ((weekday - weekdayOf(dayFrom(8)) + 7) % 7));

async function reasonAt(objectid: number, tanggal: string, sesi: "pagi" | "sore"): Promise<string | null> {
  const body = { waktu: { satuan: "kegiatan", tanggal, sesi }, jumlahunit: 1, kelompoktarif: "umum" };
  const answer = await cast.customer.post(`catalogue/${objectid}/quote`, body).expect(200);
  return answer.body.alasan?.kode ?? null;
}

test("opening times let a session only where it is open all through it", async () => {
  const objectid = await createHall(app, app.world.home, { satuantarif: "kegiatan" });
  const lawful = {
    satuantarif: "kegiatan",
    berlakumulai: new Date("2024-01-01"),
    dasarhukum: "Perda 1/2024",
  } as const;
  await prisma().tarif_object.createMany({
    data: (["pagi", "sore"] as const).map((sesi) => ({
      ...{ ...lawful, objectid, sesi, kelompoktarif: "umum" as const, tarif: 500_000n },
    })),
  });
  await changePolicy(cast.manager, objectid, {
    jampekan: weekWith({
      3: { jambuka: "08:30", jamtutup: "22:00" },
      5: { jambuka: "18:00", jamtutup: "02:00" },
      6: { jambuka: "08:00", jamtutup: "16:00" },
    }),
  });
  const offered = async (day: string) => {
    const { body } = await cast.customer.get(`catalogue/${objectid}/hours?tanggal=${day}`).expect(200);
    return body.sesi.flatMap(({ sesi }: { sesi: string | null }) => sesi ?? []);
  };
  const reasons = async (tanggal: string) => [
    await reasonAt(objectid, tanggal, "pagi"),
    await reasonAt(objectid, tanggal, "sore"),
  ];
  const outside = "OUTSIDE_HOURS";
  for (const [weekday, open, why] of [
    [2, ["pagi", "sore"], [null, null]],
    [3, ["sore"], [outside, null]],
    [5, [], [outside, outside]],
    [6, ["pagi"], [null, outside]],
  ] as const) {
    expect([await offered(next(weekday)), await reasons(next(weekday))]).toEqual([open, why]);
  }
});
