import { kelompokpengelola } from "@retribusi/contract/features/catalog/kelompokpengelola.entity";
import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { mataanggaran } from "@retribusi/contract/features/revenue/mataanggaran.entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BillingWorld, createBillingWorld } from "../../testing/billing-world.ts";
import { writerOf } from "../../testing/writer.ts";
import { createRowReader } from "./row-reader.ts";

let base: BillingWorld;
beforeAll(async () => {
  base = await createBillingWorld();
});
afterAll(() => base.close());

const groups = { name: "tbl_kelompokpengelola", entity: kelompokpengelola } as const;
const agencies = { name: "tbl_skpd", entity: skpd } as const;
const accounts = { name: "tbl_mataanggaran", entity: mataanggaran } as const;
const reading = (
  ...[user, target, header]: [ReturnType<typeof writerOf>, typeof groups | typeof agencies | typeof accounts, string]
) => createRowReader(base, user, target, header.split(";"));

/** The fields with problems, and what is said of them in English. */
const wordsOf = (read: Awaited<ReturnType<ReturnType<typeof createRowReader>["read"]>>) =>
  "problems" in read ? Object.fromEntries(Object.entries(read.problems).map(([field, { en }]) => [field, en])) : read;

describe("somebody with every region's rows", () => {
  const header = "idpemda;skpdid;skpdname;alamat";
  test("names region and agency in the file, and gets the row as the form would write it", async () => {
    const reader = reading(writerOf("bank"), agencies, header);
    expect(reader.columns.map(({ field }) => field)).toEqual(header.split(";"));
    const row = { idpemda: base.world.rival.idpemda, skpdid: "7.1", skpdname: "Dinas", kepala: null, nipkepala: null };
    expect(await reader.read(["33", " 7.1 ", "Dinas", "Jl. A"])).toEqual({ row: { ...row, alamat: "Jl. A" } });
    expect(await reader.read(["33", "7.1", "Dinas"])).toEqual({ row: { ...row, alamat: null } });
  });

  test("hears of every field what is wrong with it", async () => {
    const reader = reading(writerOf("bank"), agencies, header);
    expect(wordsOf(await reader.read(["Bandung", "", "x".repeat(151), "=1"]))).toEqual({
      idpemda: expect.stringContaining("no regional government “Bandung”"),
      skpdid: "Please fill in this field.",
      skpdname: expect.stringContaining("150"),
      alamat: expect.stringContaining("formula"),
    });
  });

  test("hears of cells behind the last column, unless they are empty", async () => {
    const reader = reading(writerOf("bank"), agencies, header);
    expect(wordsOf(await reader.read(["33", "7.1", "Dinas", "", "x"]))).toEqual({
      "#5": "The row has more cells than the header.",
    });
    expect(await reader.read(["33", "7.1", "Dinas", "", "", " "])).toHaveProperty("row");
  });

  test("hears only of the region where that is wrong, and not of what lies within it", async () => {
    const reader = reading(writerOf("bank"), accounts, "idpemda;idskpd;idjenis;rekeninganggaran;uraiananggaran");
    expect(wordsOf(await reader.read(["x", "1.03.01", "4.1.02.02", "1", "a"]))).toEqual({
      idpemda: expect.stringContaining("no regional government “x”"),
      idskpd: "Please fill in this field.",
      idjenis: "Please fill in this field.",
    });
    const { idpemda, idskpd, idjenis } = base.world.home;
    expect(await reader.read(["32", "1.03.01", "4.1.02.02", "1", "a"])).toEqual({
      row: { idpemda, idskpd, idjenis, rekeninganggaran: "1", uraiananggaran: "a" },
    });
  });

  test("brings no column that the page hasn't", () => {
    const user = { ...writerOf("bank"), pages: new Set(["tbl_skpd/add_pemda"]) };
    expect(() => reading(user, agencies, header)).toThrow("NOTHING_INSERTED");
    expect(reading(user, agencies, "skpdid;skpdname").columns).toHaveLength(2);
  });

  test("has to name what isn't known otherwise", () => {
    expect(() => reading(writerOf("bank"), agencies, "skpdid;skpdname")).toThrow("NOTHING_INSERTED");
  });
});

describe("somebody of an agency", () => {
  const dinas = () => writerOf("dinas", base.world.home);

  test("need not name it, and gets it into every row", async () => {
    const { idpemda, idskpd } = base.world.home;
    const row = { idpemda, idskpd, pengelolaname: "Milik kami", notelp: null, alamat: null, batasjawab: null };
    expect(await reading(dinas(), groups, "pengelolaname").read(["Milik kami"])).toEqual({ row });
    const named = reading(dinas(), groups, "pengelolaname;idskpd;idpemda");
    expect(await named.read(["Milik kami", String(idskpd), "32"])).toEqual({ row });
    expect(await named.read(["Milik kami", "", ""])).toEqual({ row });
  });

  test("that was taken away writes nothing, and can't name it", async () => {
    const user = { ...dinas(), skpdid: null };
    expect(() => reading(user, groups, "pengelolaname;idskpd")).toThrow("NOTHING_INSERTED");
    expect(await reading(user, groups, "pengelolaname").read(["Milik siapa"])).toHaveProperty("problems");
  });

  test("writes none of another's", async () => {
    const { home, rival } = base.world;
    const reader = reading(dinas(), groups, "pengelolaname;idskpd;idpemda");
    const unseen = await reader.read(["Milik orang", String(rival.idskpd), ""]);
    expect(Object.keys(wordsOf(unseen))).toEqual(["idskpd"]);
    const region = await reader.read(["Milik orang", String(home.idskpd), "33"]);
    expect(Object.keys(wordsOf(region))).toContain("idpemda");
  });
});

test("what is written will be one of the writer's own, whatever pages they hold", async () => {
  const { home } = base.world;
  const user = { ...writerOf("bank"), role: "pengelola", pemdaid: home.idpemda, skpdid: 0, pengelolaid: 0 } as const;
  const read = await reading(user, agencies, "idpemda;skpdid;skpdname").read(["32", "7.1", "Dinas"]);
  expect(wordsOf(read)).toEqual({ idpemda: "This belongs to another region or agency than yours." });
});
