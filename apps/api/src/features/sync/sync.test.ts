import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sealSecret } from "../../lib/secret.ts";
import { startBank } from "../../testing/bank-service.ts";
import { loseAnswer } from "../../testing/lost-answer.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepComparisons } from "./history.query.ts";

let product: TestApp;
let service: Awaited<ReturnType<typeof startBank>>;
let bank: Caller;
let pemda: Caller;
beforeAll(async () => {
  product = await createTestApp();
  service = await startBank(product);
  bank = await product.as("bank");
  pemda = await product.as("pemda");
});
afterAll(async () => {
  await service.close();
  await product.close();
});
beforeEach(() => service.asked.splice(0));

const prisma = () => product.deps.db.prisma;
const agency = (pemdaid: string, skpdid: string, skpdname: string) => ({ pemdaid, skpdid, skpdname });
const compare = (who: Caller, entity = "tbl_skpd", idpemda: number | null = null) =>
  who.post(`sync/${entity}/bank`, { idpemda });

test("new, changed, same and missing rows stand side by side, and nothing is written yet", async () => {
  await prisma().tbl_skpd.create({
    data: { idpemda: product.world.home.idpemda, skpdid: "0.9", skpdname: "Hanya kami" },
  });
  service.give([
    agency("32", "1.03.01", "Dinas Bina Marga"),
    agency("32", "2.15", "Perhubungan"),
    agency("33", "1.03.01", "Dinas 33"),
  ]);
  const before = await prisma().tbl_skpd.findMany();
  const { body } = await compare(bank).expect(200);
  expect(body.differences).toMatchObject([
    {
      action: "edit",
      label: "1.03.01 · Dinas 32",
      changes: [{ field: "skpdname", before: "Dinas 32", after: "Dinas Bina Marga" }],
    },
    { action: "add", label: "2.15 · Perhubungan", place: "Provinsi 32" },
  ]);
  expect(body).toMatchObject({ same: 1, missingTotal: 1, missing: [{ label: "0.9 · Hanya kami" }], refused: [] });
  expect(await prisma().tbl_skpd.findMany()).toEqual(before);
  expect(service.asked).toEqual(["/reference/tbl_skpd"]);
});

test("ticked rows are taken over, the others stay, and it is told who did it", async () => {
  service.give([
    agency("32", "1.03.01", "Dinas Ganti"),
    agency("32", "2.20", "Baru satu"),
    agency("32", "2.21", "Baru dua"),
  ]);
  const { body } = await compare(bank).expect(200);
  const [change, first] = body.differences;
  const answer = await bank.post(`sync/tbl_skpd/apply/${body.id}`, { keys: [change.key, first.key] }).expect(200);
  expect(answer.body).toEqual({ added: 1, edited: 1 });
  const rows = await prisma().tbl_skpd.findMany({ where: { idpemda: product.world.home.idpemda } });
  const names = rows.map(({ skpdname }) => skpdname);
  expect(names).toEqual(expect.arrayContaining(["Dinas Ganti", "Baru satu"]));
  expect(names).not.toContain("Baru dua");
  const audit = await prisma().audit.findMany({ where: { aksi: "sync" }, orderBy: { id: "asc" } });
  expect(audit).toMatchObject([
    { sebelum: { skpdname: "Dinas 32" }, sesudah: { skpdname: "Dinas Ganti" } },
    { sebelum: null },
  ]);
  const history = await bank.get("sync/tbl_skpd/history").expect(200);
  expect(history.body).toMatchObject([
    { added: 1, edited: 1, offered: 3, source: "bank", who: expect.stringContaining("Contoh bank") },
  ]);
  await bank.post(`sync/tbl_skpd/apply/${body.id}`, { keys: [first.key] }).expect(409);
});

test("a comparison that is kept without an answer of the database is shown all the same, and taken over once", async () => {
  service.give([agency("32", "2.25", "Jawaban hilang")]);
  const happened = loseAnswer(prisma().sinkronisasi, "create");
  const { body } = await compare(bank).expect(200);
  expect(happened()).toBe(true);
  const keys = [body.differences[0].key];
  await bank.post(`sync/tbl_skpd/apply/${body.id}`, { keys }).expect(200);
  // The one that was kept first is shown to nobody, and what it would add is there already.
  await bank.post(`sync/tbl_skpd/apply/${body.id - 1}`, { keys }).expect(409);
  expect(await prisma().tbl_skpd.count({ where: { skpdid: "2.25" } })).toBe(1);
});

test("what has changed since it was shown is refused, with everything else", async () => {
  service.give([agency("33", "1.03.01", "Nama bank"), agency("33", "2.30", "Baru")]);
  const { body } = await compare(bank).expect(200);
  const keys = body.differences.map(({ key }: { key: string }) => key);
  await prisma().tbl_skpd.update({ where: { idskpd: product.world.rival.idskpd }, data: { skpdname: "Nama lain" } });
  const stale = await bank.post(`sync/tbl_skpd/apply/${body.id}`, { keys }).expect(409);
  expect(stale.body.error).toMatchObject({ code: "CONFLICT", details: { key: keys[0] } });
  expect(await prisma().tbl_skpd.count({ where: { skpdid: "2.30" } })).toBe(0);

  await prisma().tbl_skpd.create({
    data: { idpemda: product.world.rival.idpemda, skpdid: "2.30", skpdname: "Sudah ada" },
  });
  await bank.post(`sync/tbl_skpd/apply/${body.id}`, { keys: [keys[1]] }).expect(409);
  expect(await prisma().tbl_skpd.count({ where: { skpdid: "2.30" } })).toBe(1);
});

test("a form that was open while its row was taken over is told so, that of a row left alone is not", async () => {
  const { home, rival } = product.world;
  service.give([agency("32", "1.03.01", "Nama dari bank"), agency("33", "1.03.01", "Juga dari bank")]);
  const versions = await Promise.all(
    [home, rival].map(({ idskpd }) => prisma().tbl_skpd.findUniqueOrThrow({ where: { idskpd } })),
  );
  const [open, other] = versions.map(({ versi }) => ({ versi, alamat: "Jl. Formulir" }));
  const { body } = await compare(bank).expect(200);
  const taken = body.differences.find(({ label }: { label: string }) => label.includes(versions[0]?.skpdname ?? ""));
  await bank.post(`sync/tbl_skpd/apply/${body.id}`, { keys: [taken.key] }).expect(200);
  const { body: late } = await pemda.post(`tbl_skpd/edit/${home.idskpd}`, open ?? {}).expect(409);
  expect(late.error.details).toMatchObject({ record: { skpdname: "Nama dari bank" }, changed: { role: "bank" } });
  await bank.post(`tbl_skpd/edit/${rival.idskpd}`, other ?? {}).expect(200);
});

test("of two who take over the same comparison at once, one does", async () => {
  service.give([agency("32", "2.40", "Sekali saja")]);
  const { body } = await compare(bank).expect(200);
  const keys = [body.differences[0].key];
  const answers = await Promise.all([1, 2].map(() => bank.post(`sync/tbl_skpd/apply/${body.id}`, { keys })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a region sees, gets and takes over its own rows only", async () => {
  const { home, rival } = product.world;
  service.give([agency("32", "2.50", "Milik kami"), agency("33", "2.51", "Milik orang")]);
  const { body } = await compare(pemda).expect(200);
  expect(service.asked).toEqual(["/reference/tbl_skpd?pemdaid=32"]);
  expect(body.differences).toMatchObject([{ label: "2.50 · Milik kami" }]);
  expect(body.refused).toMatchObject([{ line: 2, problems: { pemdaid: expect.stringContaining("“33”") } }]);
  await compare(pemda, "tbl_skpd", rival.idpemda).expect(403);
  await compare(pemda, "tbl_pemda").expect(403);
  const theirs = await compare(await product.as("pemda", rival)).expect(200);
  const keys = [theirs.body.differences[0].key];
  await pemda.post(`sync/tbl_skpd/apply/${theirs.body.id}`, { keys }).expect(404);
  await pemda.post(`sync/tbl_skpd/apply/${body.id}`, { keys: ["something else"] }).expect(400);
  await pemda.post(`sync/tbl_skpd/apply/${body.id}`, { keys: [body.differences[0].key] }).expect(200);
  expect(await prisma().tbl_skpd.count({ where: { skpdid: "2.50", idpemda: home.idpemda } })).toBe(1);
});

test("who doesn't hold the page, and what is no master data, are turned away", async () => {
  for (const role of ["dinas", "pengelola", "nasabah"] as const) await compare(await product.as(role)).expect(403);
  for (const none of ["userdata", "mst_objectretribusi"]) {
    await compare(await product.as("superuser"), none).expect(404);
  }
  service.give([{ pemdaid: "32", pemdaname: "Provinsi 32" }]);
  const { body } = await compare(await product.as("superuser"), "tbl_pemda").expect(200);
  expect(body).toMatchObject({ same: 1, missingTotal: 1 });
});

test("accounts find their agency and revenue type by code, and a source may break rules or repeat itself", async () => {
  const row = {
    pemdaid: "33",
    skpdid: "1.03.01",
    jenispenerimaan: "4.1.02.02",
    rekeninganggaran: "4.1.7",
    uraiananggaran: "Tujuh",
  };
  service.give([row, { ...row, uraiananggaran: "Lagi" }, { ...row, rekeninganggaran: "x".repeat(31) }]);
  const { body } = await compare(bank, "tbl_mataanggaran", product.world.rival.idpemda).expect(200);
  expect(body.differences).toMatchObject([{ action: "add", label: "4.1.7 · Tujuh" }]);
  expect(body.refused.map(({ line }: { line: number }) => line)).toEqual([3, 2].sort());
  await bank.post(`sync/tbl_mataanggaran/apply/${body.id}`, { keys: [body.differences[0].key] }).expect(200);
  const added = await prisma().tbl_mataanggaran.findFirstOrThrow({ where: { rekeninganggaran: "4.1.7" } });
  expect(added).toMatchObject({ idjenis: product.world.rival.idjenis, idskpd: product.world.rival.idskpd });
});

test("a csv file is a source like the bank", async () => {
  const file = Buffer.from("Pemerintah daerah;Kode dinas;Dinas\r\n32;2.60;Dari berkas\r\n");
  const send = (content: Buffer, name: string) =>
    supertest(product.app)
      .post("/api/sync/tbl_skpd/file")
      .set("Authorization", `Bearer ${bank.token}`)
      .attach("import", content, { filename: name });
  const { body } = await send(file, "dinas.csv").expect(200);
  expect(body).toMatchObject({ origin: "dinas.csv", differences: [{ label: "2.60 · Dari berkas" }] });
  await send(file, "dinas.xlsx").expect(415);
  await send(Buffer.from("a;b\n1;2\n"), "dinas.csv").expect(400);
});

test("the authorisation goes to the configured address and to no other", async () => {
  const url = `${service.url}/api/`;
  const authorization = sealSecret(product.deps.env, "rahasia-bank");
  await prisma().system.updateMany({ data: { authorization, url } });
  service.answer((_, response) => response.writeHead(302, { location: "http://example.test/" }).end());
  const { body } = await compare(bank).expect(502);
  expect(body.error.message).toContain("another address");
  expect(service.asked).toEqual(["/api/reference/tbl_skpd Bearer rahasia-bank"]);
  await prisma().system.updateMany({ data: { authorization: null, url: service.url } });
});

test.each([
  ["refuses", "refused the request", (): void => service.answer((_, response) => response.writeHead(403).end())],
  ["never answers", "too long to answer", (): void => service.answer(() => undefined)],
  [
    "answers without end",
    "answer is too long",
    (): void => service.answer((_, response) => void response.end("x".repeat(2 * 1024 * 1024))),
  ],
  ["sends no JSON", "agreed form", (): void => service.answer((_, response) => void response.end("<html>"))],
  [
    "sends another form",
    "agreed form",
    (): void => service.answer((_, response) => void response.end('{"records":[{"skpdid":{"a":1}}]}')),
  ],
  ["sends too many rows", "agreed form", (): void => service.give(Array.from({ length: 5001 }, (_, n) => ({ a: n })))],
  [
    "sends unknown columns",
    "not known here: “warna”",
    (): void => service.give([{ ...agency("32", "1", "x"), warna: "biru" }]),
  ],
])("a service that %s is told, and leaves no trace", async (_, message, arrange) => {
  arrange();
  const before = await prisma().sinkronisasi.count();
  const { status, body } = await compare(bank);
  expect([400, 502]).toContain(status);
  expect(body.error.message).toContain(message);
  expect(await prisma().sinkronisasi.count()).toBe(before);
});

test("a service that is down, not configured or no http address is told", async () => {
  for (const [url, message] of [
    ["http://127.0.0.1:1", "can't be reached"],
    ["file:///etc/passwd", "not an http address"],
    [null, "no address"],
  ] as const) {
    await prisma().system.updateMany({ data: { url } });
    const { body } = await compare(bank).expect(502);
    expect(body.error).toMatchObject({ code: "SOURCE_FAILED", message: expect.stringContaining(message) });
  }
  await prisma().system.updateMany({ data: { url: service.url } });
});

test("comparisons that nobody took over are forgotten after a day", async () => {
  await prisma().sinkronisasi.updateMany({ where: { tglditerapkan: null }, data: { date_created: new Date(0) } });
  const kept = await prisma().sinkronisasi.count({ where: { tglditerapkan: { not: null } } });
  expect(await sweepComparisons(product.deps)).toBeGreaterThan(0);
  expect(await prisma().sinkronisasi.count()).toBe(kept);
});

test("what was taken over is told to nobody without a region, whatever page they were given", async () => {
  const stranger = await product.as("nasabah");
  const { id: permission_id } = await prisma().permissions.findUniqueOrThrow({ where: { name: "tbl_skpd/datasync" } });
  await prisma().model_has_permissions.create({ data: { permission_id, model_id: stranger.userid } });
  service.give([agency("32", "2.60", "Dinas Baru")]);
  const { body } = await compare(pemda).expect(200);
  await pemda.post(`sync/tbl_skpd/apply/${body.id}`, { keys: [body.differences[0].key] }).expect(200);
  await prisma().userdata.update({ where: { userid: stranger.userid }, data: { pemdaid: null } });
  expect((await stranger.get("sync/tbl_skpd/history").expect(200)).body).toEqual([]);
  expect((await bank.get("sync/tbl_skpd/history").expect(200)).body).not.toEqual([]);
});
