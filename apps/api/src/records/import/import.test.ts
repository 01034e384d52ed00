import { afterAll, beforeAll, expect, test } from "vitest";
import { importCsv, problemsOf } from "../../testing/csv.ts";
import { legalBasis } from "../../testing/tariff.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { underWay, upload } from "../../testing/uploads.ts";

let product: TestApp;
let bank: Caller;
let dinas: Caller;
beforeAll(async () => {
  product = await createTestApp();
  bank = await product.as("bank");
  dinas = await product.as("dinas");
});
afterAll(() => product.close());

const prisma = () => product.deps.db.prisma;
const agencies = () => prisma().tbl_skpd.count();

test("a file with names and codes in any order is added, with one audit row", async () => {
  const file = `Dinas;Pemerintah daerah;skpdid;Alamat\r\n"Dinas ""Satu""; Bandung";32;7.01;"Jl. A\r\nNo. 1"\r\n;;;\r\nDinas Dua;Provinsi 33;7.02;\r\n`;
  const { body } = await importCsv(product, bank, "tbl_skpd", file).expect(200);
  expect(body).toMatchObject({ rows: 2, added: 2, refused: 0, dryrun: false });
  const rows = await prisma().tbl_skpd.findMany({
    where: { skpdid: { startsWith: "7.0" } },
    orderBy: { skpdid: "asc" },
  });
  expect(rows.map(({ idpemda, skpdname, alamat }) => [idpemda, skpdname, alamat])).toEqual([
    [product.world.home.idpemda, 'Dinas "Satu"; Bandung', "Jl. A\r\nNo. 1"],
    [product.world.rival.idpemda, "Dinas Dua", null],
  ]);
  const audit = await prisma().audit.findMany({ where: { aksi: "import" } });
  expect(audit).toMatchObject([
    { entitas: "tbl_skpd", userid: bank.userid, sesudah: { berkas: "data.csv", baris: 2 } },
  ]);
});

test("the template's headers are those that the import reads, whoever asks", async () => {
  for (const [caller, entity] of [
    [bank, "mst_objectretribusi"],
    [dinas, "tbl_kelompokpengelola"],
  ] as const) {
    const answer = await caller.get(`${entity}/import/template`).set("Accept-Language", "id").expect(200);
    expect(answer.text).toMatch(/^\uFEFF.+\r\n$/);
    const { body } = await importCsv(product, caller, entity, answer.text, { dryrun: true }).expect(400);
    expect(body.error.message).toContain("no rows below");
  }
  await (await product.as("nasabah")).get("tbl_skpd/import/template").expect(403);
});

const accounts = "idpemda,idskpd,idjenis,rekeninganggaran,uraiananggaran\n";

test.each([
  ["UTF-8 with BOM and tabs", Buffer.from(`\uFEFFidpemda\tskpdid\tskpdname\n32\t8.01\tDinas Béda\n`), "8.01"],
  ["UTF-16 LE", Buffer.from(`\uFEFFidpemda;skpdid;skpdname\r\n32;8.02;Dinas Béda\r\n`, "utf16le"), "8.02"],
  ["UTF-16 BE", Buffer.from(`\uFEFFidpemda,skpdid,skpdname\n32,8.03,Dinas Béda`, "utf16le").swap16(), "8.03"],
])("%s", async (_, content, skpdid) => {
  await importCsv(product, bank, "tbl_skpd", content).expect(200);
  const row = await prisma().tbl_skpd.findFirstOrThrow({ where: { skpdid } });
  expect(row.skpdname).toBe("Dinas Béda");
});

test("a dry run tells line by line what would happen and changes nothing", async () => {
  const before = await prisma().tbl_mataanggaran.count();
  const file = `${accounts}32,1.03.01,4.1.02.02,4.1.9,Baik\n32,1.03.01,4.1.02.02,4.1.9,Kembar\n32,9.99,x,4.1.8,Dinas lain\n32,1.03.01,4.1.02.02,4.1.02.02.20.0001,Sudah ada\n32,1.03.01,4.1.02.02,,Kosong\n`;
  const { body } = await importCsv(product, bank, "tbl_mataanggaran", file, { dryrun: true }).expect(200);
  expect(body).toMatchObject({ dryrun: true, rows: 5, added: 1, refused: 4 });
  expect(body.sample).toMatchObject([{ line: 2, action: "add", values: { uraiananggaran: "Baik" } }]);
  expect(problemsOf(body)).toEqual({
    3: { rekeninganggaran: "Already exist! The same is in line 2." },
    4: { idskpd: expect.stringContaining("no agency “9.99”"), idjenis: "Please fill in this field." },
    5: { rekeninganggaran: "Already exist!" },
    6: { rekeninganggaran: "Please fill in this field." },
  });
  expect(await prisma().tbl_mataanggaran.count()).toBe(before);
});

test("one wrong line keeps all out", async () => {
  const before = await agencies();
  const rows = Array.from({ length: 1200 }, (_, n) => `32;6.${n};Dinas ${n}`);
  const file = ["idpemda;skpdid;skpdname", ...rows, "32;6.7;Kembar"].join("\n");
  const { body } = await importCsv(product, bank, "tbl_skpd", file).expect(400);
  expect(body.error).toMatchObject({
    code: "NOTHING_INSERTED",
    message: expect.stringContaining("No record inserted"),
  });
  expect(problemsOf(body.error.details.report)).toEqual({ 1202: { skpdid: expect.stringContaining("line 9") } });
  expect(await agencies()).toBe(before);
});

test("what fails only while it is written leaves nothing behind either", async () => {
  const before = await agencies();
  // Our comparison takes these for two; the database's collation takes them for one.
  const { body } = await importCsv(product, bank, "tbl_skpd", "idpemda;skpdid;skpdname\n32;ß;Satu\n32;ss;Dua\n").expect(
    409,
  );
  expect(body.error.code).toBe("ALREADY_EXISTS");
  expect(await agencies()).toBe(before);
});

test("a row of another agency is refused like in the form", async () => {
  const { home, rival } = product.world;
  const file = `pengelolaname;idskpd\nMilik kami;${home.idskpd}\nMilik orang;${rival.idskpd}\nMilik kami juga;\n`;
  const { body } = await importCsv(product, dinas, "tbl_kelompokpengelola", file, { dryrun: true }).expect(200);
  expect(body).toMatchObject({ added: 2, refused: 1 });
  expect(Object.keys(problemsOf(body))).toEqual(["3"]);
  await importCsv(product, dinas, "tbl_skpd", "skpdid;skpdname\n1;x\n").expect(403);
});

test("objects come in with their inventory, numbers and choices as people write them", async () => {
  const template = await bank.get("mst_objectretribusi/import/template").expect(200);
  const headers = template.text.trim().replace("\uFEFF", "").split(";");
  const { idjenis } = product.world.home;
  await legalBasis(product);
  const cells: Record<string, string> = {
    "Regional government": "32",
    Agency: "1.03.01",
    "Revenue type": String(idjenis),
    "Budget account": "4.1.02.02.20.0001",
    "Manager group": "Pengelola 32",
    Object: "Wisma Impor",
    Address: "Jl. Impor",
    "City or regency": "Bandung",
    "Number of units": "4",
    Unit: "kamar",
    Tariff: "Rp 1.250.000",
    "Legal basis of the tariff": "Perda 1/2024, Lampiran",
    "Charged per": "malam",
    Status: "Aktif",
    "Billing id valid for (minutes)": "1440",
    "Check-in from": "14:00",
    "Check-out until": "12:00",
    "Latest arrival": "22:00",
    "Opens at": "08:00",
    "Closes at": "22:00",
    "Pause between bookings (minutes)": "0",
    Description: "<p>Baik</p><script>alert(1)</script>",
  };
  const category = await prisma().tbl_kategoriobject.findFirstOrThrow();
  const row = headers.map((header) => (header === "Category" ? category.kategoriname : (cells[header] ?? "")));
  await importCsv(product, bank, "mst_objectretribusi", `${headers.join(";")}\n${row.join(";")}\n`).expect(200);
  const object = await prisma().mst_objectretribusi.findFirstOrThrow({
    where: { objectname: "Wisma Impor" },
    include: { object_inventory: true, kapasitas_object: true, tarif_object: true },
  });
  expect(object).toMatchObject({
    tarif: null,
    dasarhukumid: null,
    tarif_object: [
      { tarif: 1_250_000n, statustarif: "diajukan", dasarhukum: "Perda 1/2024, Lampiran", diajukanoleh: bank.userid },
    ],
    statusobject: 1,
    deskripsi: "<p>Baik</p>",
    object_inventory: { urutan: 0n },
    kapasitas_object: [{ jumlahobject: object.jumlahobject, statusobject: 1, satuantarif: "malam", jamtutup: "22:00" }],
  });
  // Its words are found when they are mistyped.
  const words = await prisma().trigram_kata.findMany({ where: { kata: { in: ["Wisma", "Impor"] } } });
  expect(words.map(({ trigram }) => trigram).sort()).toEqual(
    [" Im", "Imp", "mpo", "por", "or", " Wi", "Wis", "ism", "sma", "ma"].sort(),
  );
});

const header = "idpemda;skpdid;skpdname\n";
const hostile: readonly [string, string | Buffer, string | RegExp, { name?: string }?][] = [
  ["a formula", `${header}32;5.1;"=HYPERLINK(""http://x"")"\n`, /formula/],
  ["a command behind a sign", `${header}32;5.1;+1|'cmd'!A0\n`, /formula/],
  ["an empty file", "", /empty/],
  ["blank lines only", "\n\n;;\n", /empty/],
  ["a header alone", header, /no rows/],
  ["an unknown column", "idpemda;skpdid;skpdname;warna\n32;5.1;x;y\n", /not known here: “warna”/],
  ["a missing column", "idpemda;skpdname\n32;x\n", /missing: “Agency code”/],
  ["a column that is there twice", "idpemda;skpdid;skpdname;Agency code\n32;5.1;x;y\n", /twice: “Agency code”/],
  ["the same header twice", "idpemda;idpemda;skpdid;skpdname\n32;32;5.1;x\n", /twice: “idpemda”/],
  ["101 columns", `${Array.from({ length: 101 }, (_, n) => `k${n}`).join(";")}\n`, /101 columns/],
  ["a column without a header", "idpemda;;skpdid;skpdname\n32;;5.1;x\n", /Column 2 has no header/],
  ["a field of 5 MB", `${header}32;5.1;${"x".repeat(5 * 1024 * 1024)}\n`, /Line \d+ is too long/],
  ["a quote that never ends", `${header}32;5.1;"x\n`, /quotes/],
  ["text after a quote", `${header}32;5.1;"x"y\n`, /quotes/],
  ["a text that is too long", `${header}32;5.1;${"x".repeat(200)}\n`, /150/],
  ["a row with more cells", `${header}32;5.1;x;y\n`, /more cells/],
  ["a wrong type", "Pemerintah daerah;skpdid;skpdname\nsemua;5.1;x\n", /no regional government “semua”/],
  ["an injection", `${header}32' OR 1=1 --;5.1;x\n`, /no regional government/],
  ["NUL bytes", `${header}32;5.1;a\0b\n`, "File format not supported"],
  ["bytes that are no text", Buffer.from([...Buffer.from(header), 0xff, 0xc0, 0x0a]), "File format not supported"],
  [
    "a renamed xlsx",
    Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(200, 0x9f)]),
    "File format not supported",
  ],
  ["another ending", `${header}32;5.1;x\n`, "File format not supported", { name: "data.xlsx" }],
  ["a path as a name", `${header}32;5.1;x\n`, "File format not supported", { name: "../../etc/passwd" }],
];

test.each(hostile)("%s gets a clear error and leaves no trace", async (_, content, message, options) => {
  const before = [await agencies(), await prisma().audit.count(), await prisma().berkas.count()];
  const { status, body } = await importCsv(product, bank, "tbl_skpd", content, options);
  expect([400, 415]).toContain(status);
  const lines = body.error.details ? Object.values(problemsOf(body.error.details.report)[2] ?? {}).join() : "";
  expect(`${body.error.message} ${lines}`).toMatch(message);
  expect([await agencies(), await prisma().audit.count(), await prisma().berkas.count()]).toEqual(before);
  expect(await underWay(product)).toEqual([]);
});

test("no file, the wrong field and too large a file are told in the catalogue's words", async () => {
  const none = await bank.post("tbl_skpd/import").expect(400);
  expect(none.body.error.message).toBe("No file selected for upload");
  const large = await importCsv(product, bank, "tbl_skpd", Buffer.alloc(50 * 1024 * 1024 + 1, 0x61)).expect(413);
  expect(large.body.error.message).toBe("Max file size of 50MB is allowed");
});

test("rights, users and bookings don't come from a file", async () => {
  const superuser = await product.as("superuser");
  for (const entity of ["userdata", "roles", "system", "trx_gedung"]) {
    await importCsv(product, superuser, entity, "a;b\n1;2\n").expect(404);
  }
});

test("a streamed answer tells how far it is, then the report or the failure", async () => {
  const read = (text: string) =>
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  const file = (code: string) => `${header}32;${code};Dinas Alir\n`;
  const good = await importCsv(product, bank, "tbl_skpd", file("4.1"), { stream: true }).responseType("blob");
  expect(read(String(good.body))).toMatchObject([
    { progress: { step: "check", rows: 1 } },
    { progress: { step: "write", rows: 1, of: 1 } },
    { report: { added: 1 } },
  ]);
  const bad = await importCsv(product, bank, "tbl_skpd", file("4.1"), { stream: true }).responseType("blob");
  expect(read(String(bad.body)).at(-1)).toMatchObject({
    status: 400,
    failure: { error: { code: "NOTHING_INSERTED" } },
  });
});

test("a stored file is imported by its owner only", async () => {
  const stored = await upload(
    product,
    bank,
    [{ content: Buffer.from(`${header}32;3.9;Simpan\n`), name: "a.csv", field: "import" }],
    "csv",
  ).expect(200);
  await (await product.as("bank")).post("tbl_skpd/import", { path: stored.body.path }).expect(404);
  const { body } = await bank.post("tbl_skpd/import?dryrun=1", { path: stored.body.path }).expect(200);
  expect(body.added).toBe(1);
  await upload(
    product,
    bank,
    [{ content: Buffer.from("PK\u0003\u0004\0"), name: "a.csv", field: "import" }],
    "csv",
  ).expect(415);
});
