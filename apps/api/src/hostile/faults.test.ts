import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { randomFrom } from "@retribusi/db/seed/random";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { type Cluster, startCluster } from "../testing/breakdown/cluster.ts";
import { type CheckerName, checkerNames, checkers } from "../testing/fault/checkers.ts";
import { type Lab, openLab } from "../testing/fault/lab.ts";
import { runFaults } from "../testing/fault/run.ts";

/**
 * Sixteen people and a bank work on three nodes of a database while everything ends, stops and breaks off, by plans that seeds give. Only in the
 * long form; `npm run faults` runs many seeds, `npm run test:long` one of ten faults. Histories are in `.data/faults/`.
 */
const isLong = process.env["LONG_TESTS"] === "1";
const seeds = (process.env["FAULT_SEEDS"] ?? "1").split(",").map(Number);
const count = Number(process.env["FAULT_COUNT"] ?? 10);

const folder = resolve(import.meta.dirname, "../../../../.data/faults");
const tell = (line: object) => appendFileSync(resolve(folder, "report.jsonl"), `${JSON.stringify(line)}\n`);

/** Those that failed, which come first the next time. */
function keepFate(seed: number, isWell: boolean): void {
  const file = resolve(folder, "failing.json");
  const known = existsSync(file) ? z.array(z.int()).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
  const others = known.filter((one) => one !== seed);
  writeFileSync(file, JSON.stringify(isWell ? others : [...others, seed]));
}

/** The code that the run is of, where it is known. */
function commitOf(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}

/** What each checker is there for, done to the database or to what has arrived behind everybody's back. */
const plants: Readonly<Record<CheckerName, (lab: Lab) => Promise<unknown>>> = {
  async orders({ app: { owner }, history }) {
    const kuncipesanan = history.of("order").find(({ type }) => type === "ok")?.key ?? "";
    await owner.prisma.booking.updateMany({ where: { kuncipesanan }, data: { kuncipesanan: "somebody else's" } });
  },
  /** Of two units one is gone, both of which somebody was told they have. */
  async inventory({ app: { owner }, objects: [objectid = 0] }) {
    await owner.prisma.mst_objectretribusi.update({ where: { objectid }, data: { jumlahobject: 1 } });
  },
  async money({ app: { owner } }) {
    const { id, jumlah } = await owner.prisma.pembayaran.findFirstOrThrow();
    await owner.prisma.pembayaran.update({ where: { id }, data: { jumlah: jumlah + 1n } });
  },
  async versions({ app: { owner } }) {
    const { id } = await owner.prisma.audit.findFirstOrThrow({
      where: { entitas: "tbl_kategoriobject", aksi: "edit" },
    });
    await owner.prisma.audit.delete({ where: { id } });
  },
  async letters({ mails }) {
    mails.caught.pop();
  },
};

describe.runIf(isLong)("whatever ends, stops or breaks off", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    cluster = await startCluster();
    vi.stubEnv("TEST_DATABASE_URL", cluster.url);
  }, 600_000);
  afterAll(async () => {
    await cluster?.close();
    vi.unstubAllEnvs();
  });

  test("control: each checker is content with a day on which nothing happened, and sees what it is there for", async () => {
    const lab = await openLab(cluster, "one", randomFrom(0), resolve(folder, "control.jsonl"));
    try {
      const { wrong } = await runFaults(lab, 0, 0);
      expect(Object.values(wrong).flat()).toEqual([]);
      for (const name of checkerNames) {
        await plants[name](lab);
        expect([name, await checkers[name](lab)]).not.toEqual([name, []]);
      }
    } finally {
      await lab.close();
    }
  }, 900_000);

  test.each(seeds)(
    "seed %i: nothing is lost, doubled or oversold",
    async (seed) => {
      await cluster.whole();
      const writers = seed % 2 === 0 ? "many" : "one";
      keepFate(seed, false);
      const lab = await openLab(cluster, writers, randomFrom(seed), resolve(folder, `seed-${seed}.jsonl`));
      try {
        const report = await runFaults(lab, seed, count);
        tell({ seed, writers, commit: commitOf(), ...report });
        expect(Object.values(report.wrong).flat()).toEqual([]);
        expect(report.faults).toHaveLength(count);
        // Else it shows nothing.
        for (const times of Object.values(report.seen)) expect(times).toBeGreaterThan(0);
        keepFate(seed, true);
      } finally {
        await lab.close();
      }
    },
    1_800_000,
  );
});
