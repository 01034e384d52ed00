import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { mataanggaran } from "@retribusi/contract/features/revenue/mataanggaran.entity";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BillingWorld, createBillingWorld } from "../../testing/billing-world.ts";
import { createAgency } from "../../testing/world.ts";
import { writerOf } from "../../testing/writer.ts";
import { createLookup } from "./lookup.ts";

let base: BillingWorld;
beforeAll(async () => {
  base = await createBillingWorld();
});
afterAll(() => base.close());

const bank = writerOf("bank");
const lookup = (...[entity = skpd, user = bank]: Partial<[typeof skpd | typeof mataanggaran, typeof bank]>) =>
  createLookup(base, user, entity);
const noRegion = (typed: string) => ({
  problem: {
    en: `There is no regional government “${typed}” that you may choose here.`,
    id: `Tidak ada pemerintah daerah “${typed}” yang dapat Anda pilih di sini.`,
  },
});

test("a reference is known by its code, its name and its id", async () => {
  const { idpemda } = base.world.home;
  const find = lookup();
  for (const typed of ["32", "Provinsi 32", "provinsi 32", String(idpemda)]) {
    expect(await find("idpemda", typed, {})).toEqual({ value: idpemda });
  }
});

test("an id may have several digits, and is its own and not that of what it lies within", async () => {
  const idpemda = 471_112;
  await base.db.prisma.tbl_pemda.create({ data: { idpemda, pemdaid: "98", pemdaname: "Provinsi 98" } });
  await createAgency(base.db.prisma, idpemda, "9.8.1", "Dinas Jauh");
  expect(await lookup()("idpemda", String(idpemda), {})).toEqual({ value: idpemda });
  const read = await lookup(mataanggaran)("idskpd", String(idpemda), { idpemda });
  expect(read).toMatchObject({ problem: { en: expect.stringContaining("no agency") } });
});

test("what nobody is called is told, a long text by its beginning", async () => {
  const find = lookup();
  expect(await find("idpemda", "Bandung", {})).toEqual(noRegion("Bandung"));
  expect(await find("idpemda", "x".repeat(99), {})).toEqual(noRegion("x".repeat(60)));
  expect(await find("idpemda", "1234567890", {})).toEqual(noRegion("1234567890"));
  expect(await find("idpemda", `1 OR 1=1`, {})).toEqual(noRegion("1 OR 1=1"));
});

test("what the writer may not see is none", async () => {
  const find = lookup(skpd, writerOf("pemda", base.world.rival));
  expect(await find("idpemda", "33", {})).toEqual({ value: base.world.rival.idpemda });
  expect(await find("idpemda", "32", {})).toEqual(noRegion("32"));
  expect(await lookup(skpd, writerOf("nasabah"))("idpemda", "32", {})).toEqual(noRegion("32"));
});

test("what lies within another is looked for there, also when the same was found elsewhere before", async () => {
  const { home, rival } = base.world;
  const find = lookup(mataanggaran);
  const agency = (idpemda: number) => find("idskpd", "1.03.01", { idpemda });
  expect([await agency(home.idpemda), await agency(rival.idpemda)]).toEqual([
    { value: home.idskpd },
    { value: rival.idskpd },
  ]);
  expect(await agency(0)).toMatchObject({ problem: { en: expect.stringContaining("no agency “1.03.01”") } });
});

test("a name that two bear means neither", async () => {
  const { idpemda } = base.world.home;
  const { prisma } = base.db;
  for (const code of ["7.1", "7.2"]) await createAgency(prisma, idpemda, code, `Dinas ${"Kembar".repeat(12)}`);
  const typed = `Dinas ${"Kembar".repeat(12)}`;
  expect(await lookup(mataanggaran)("idskpd", typed, { idpemda })).toEqual({
    problem: {
      en: `“${typed.slice(0, 60)}” means more than one. Please write the full name or the code.`,
      id: `“${typed.slice(0, 60)}” berarti lebih dari satu. Tulis nama lengkap atau kodenya.`,
    },
  });
});

test("what was asked once is known, until the file ends", async () => {
  const { prisma } = base.db;
  const find = lookup();
  expect(await find("idpemda", "99", {})).toEqual(noRegion("99"));
  const { idpemda } = await prisma.tbl_pemda.create({ data: { pemdaid: "99", pemdaname: "Provinsi 99" } });
  expect(await find("idpemda", "99", {})).toEqual(noRegion("99"));
  expect(await lookup()("idpemda", "99", {})).toEqual({ value: idpemda });
});

test("a text that refers to nothing stays as it is", async () => {
  expect(await lookup()("skpdname", "Dinas", {})).toEqual({ value: "Dinas" });
});
