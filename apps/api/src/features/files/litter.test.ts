import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { jpeg, uploadedPath } from "../../testing/uploads.ts";
import { sweepLitter } from "./litter.ts";

let app: TestApp;
let caller: Caller;
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: "silent" });
  caller = await app.as("nasabah");
});
afterAll(() => app.close());

const old = new Date(Date.now() - 25 * 3_600_000);
const name = (letter: string) => letter.repeat(32);

async function age(path: string) {
  await utimes(join(app.deps.env.FILES_DIR, path), old, old);
}

async function put(path: string, isOld = true): Promise<string> {
  const place = join(app.deps.env.FILES_DIR, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, "x");
  if (isOld) await age(path);
  return path;
}

const exists = async (path: string) => (await app.deps.files.find(path)) !== null;

test("files that no row names are removed after a day, with copies and halves; used, fresh and foreign ones stay", async () => {
  const used = await uploadedPath(app, caller, await jpeg(300, 300));
  const copy = used.replace(".webp", "-480.webp");
  for (const path of [used, copy]) await age(path);
  const lost = [
    `foto/${name("a")}.webp`,
    `foto/${name("a")}-480.webp`,
    `dokumen/${name("b")}.pdf.${crypto.randomUUID()}`,
  ];
  for (const path of lost) await put(path);
  const kept = [
    await put(`foto/${name("c")}.webp`, false),
    await put("notes/readme.txt"),
    await put("foto/portrait.webp"),
  ];
  expect(await sweepLitter(app.deps)).toBe(3);
  for (const path of lost) expect(await exists(path)).toBe(false);
  for (const path of [used, copy, ...kept]) expect(await exists(path)).toBe(true);
});

test("so are long documents that no row names, and the halves of one; those of a row stay", async () => {
  const used = await put(`laporan/${name("d")}`);
  const half = await put(`laporan/${name("d")}.${crypto.randomUUID()}`);
  const request = {
    judul: "Rekap",
    sumber: "laporan/rekap",
    format: "csv",
    bahasa: "id",
    permintaan: {},
    lingkup: "{}",
  };
  await app.deps.db.prisma.dokumen_laporan.create({ data: { ...request, peran: "pemda", berkas: used } });
  const lost = [await put(`laporan/${name("e")}`), await put(`laporan/${name("e")}.${crypto.randomUUID()}`)];
  const kept = [used, half, await put(`laporan/${name("f")}`, false), await put("laporan/note")];
  expect(await sweepLitter(app.deps)).toBe(2);
  for (const path of lost) expect(await exists(path)).toBe(false);
  for (const path of kept) expect(await exists(path)).toBe(true);
});

test("nothing is removed where most files are in no row: that is another database", async () => {
  for (let count = 0; count < 101; count += 1) await put(`objek/${count.toString(16).padStart(32, "0")}.webp`);
  expect(await sweepLitter(app.deps)).toBe(0);
  expect(await exists(`objek/${name("0")}.webp`)).toBe(true);
});
