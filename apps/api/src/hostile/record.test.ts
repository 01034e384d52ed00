import type { EntityName } from "@retribusi/contract/access/entities";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RecordRow } from "../records/row.ts";
import { samples } from "../testing/samples.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";
import { withoutTrace } from "../testing/trace.ts";
import { createUser } from "../testing/world.ts";

let app: TestApp;
let superuser: Caller;
let dinas: Caller;
let nasabah: Caller;
let userid: number;
let n = 900;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
  dinas = await app.as("dinas");
  nasabah = await app.as("nasabah");
  userid = await createUser(app.deps.db, "nasabah", app.world.home);
});
afterAll(() => app.close());

function bodyOf(name: EntityName): RecordRow {
  n += 1;
  const sample = samples[name]?.({ ...app.world, userid, roleid: 1, permissionid: 1 }, n);
  return { ...sample?.body };
}

const huge = "x".repeat(5 * 1024 * 1024);
const deep = Array.from({ length: 500 }).reduce<unknown>((inner) => ({ a: inner }), 1);

/** A wrong value for a field of every kind that is written. */
const wrongValues: readonly [EntityName, string, string, unknown][] = [
  ["tbl_pemda", "pemdaname", "a number for a text", 7],
  ["tbl_pemda", "pemdaname", "an array for a text", ["Jawa Barat"]],
  ["tbl_pemda", "pemdaname", "an object for a text", { $ne: null }],
  ["tbl_pemda", "pemdaname", "a truth for a text", true],
  ["tbl_pemda", "pemdaname", "only blanks", "   "],
  ["tbl_pemda", "pemdaname", "only characters without width", "\u200b\u2060\ufeff"],
  ["tbl_pemda", "pemdaname", "a NUL", "Jawa\u0000Barat"],
  ["tbl_pemda", "pemdaname", "a turned writing direction", "Jawa \u202etaraB"],
  ["tbl_pemda", "pemdaname", "half a character", "Jawa \ud83d"],
  ["tbl_pemda", "pemdaname", "one character too many", "x".repeat(121)],
  ["tbl_pemda", "zonawaktu", "an unknown choice", "Europe/Berlin"],
  ["tbl_pemda", "zonawaktu", "the name of a built-in", "constructor"],
  ["tbl_pemda", "email", "two addresses", "a@b.example, c@d.example"],
  ["tbl_pemda", "email", "a header", "a@b.example\r\nBcc: c@d.example"],
  ["tbl_pemda", "notelp", "letters in a phone number", "0812-ABC-DEF"],
  ["tbl_pemda", "logo", "a path outside", "../../../etc/passwd"],
  ["tbl_pemda", "logo", "an encoded path outside", "logo/%2e%2e%2fpasswd"],
  ["tbl_pemda", "logo", "an absolute path", "/etc/passwd"],
  ["tbl_pemda", "logo", "a path with NUL", "foto/a.webp\u0000.png"],
  ["tbl_pemda", "logo", "a path with backslashes", "..\\..\\secret"],
  ["tbl_pemda", "logo", "another site's picture", "https://evil.example/a.png"],
  ["userdata", "noidentitas", "an identity number of 15 digits", "327301010100001"],
  ["userdata", "password", "5 characters", "12345"],
  ["userdata", "password", "an array for a password", ["rahasia123"]],
  ["userdata", "username", "a markup in the user name", "<b>budi</b>"],
  ["userdata", "statusakun", "a text for a code", "1"],
  ["userdata", "pemdaid", "a row that isn't there", 2 ** 31 - 1],
  ["userdata", "pemdaid", "a key beyond safe numbers", 2 ** 53],
  ["userdata", "pemdaid", "half a key", 1.5],
  ["mst_objectretribusi", "jumlahobject", "a negative number", -1],
  ["mst_objectretribusi", "jumlahobject", "a number as text", "3"],
  ["mst_objectretribusi", "tarif", "a broken amount", 0.5],
  ["mst_objectretribusi", "tarif", "an amount beyond safe numbers", 1e16],
  ["mst_objectretribusi", "tarif", "a negative amount", -150_000],
  ["mst_objectretribusi", "expiredbilling", "a bill that is never payable", 0],
  ["mst_objectretribusi", "deskripsi", "100,001 characters of rich text", "x".repeat(100_001)],
  ["mst_objectretribusi", "deskripsien", "100,001 characters of rich text", "x".repeat(100_001)],
  ["mst_objectretribusi", "aturanen", "5,001 characters of rules", "x".repeat(5001)],
  [
    "mst_objectretribusi",
    "fotoobjectutama",
    "someone's private document",
    "dokumen/0123456789abcdef0123456789abcdef.pdf",
  ],
  ["system", "authorization", "an object for a secret", { set: "x" }],
  ["system", "datests", "a day without a moment", "2026-01-01"],
  ["tbl_statusbooking", "statusbooking", "an array for a number", [200]],
];

/** Fields that nobody may bring along. */
const strangers: readonly [EntityName, string, unknown][] = [
  ["tbl_pemda", "idpemda", 999],
  ["tbl_pemda", "toString", "x"],
  ["userdata", "versitoken", 0],
  ["userdata", "emailterverifikasi", "2026-01-01T00:00:00Z"],
  ["mst_objectretribusi", "date_created", "2020-01-01T00:00:00Z"],
];

describe("adding", () => {
  test.each(wrongValues)("%s.%s: %s", async (name, field, _, value) => {
    const body = { ...bodyOf(name), [field]: value };
    const answer = await withoutTrace(app, () => superuser.post(`${name}/add`, body));
    expect([answer.status, answer.body.error?.code]).toEqual([400, "VALIDATION"]);
    expect(Object.keys(answer.body.error.fields)).toEqual([field]);
    expect(answer.body.error.fields[field]).not.toMatch(/prisma|sql|regex|\/\^/i);
  });

  test.each(strangers)("%s with %s, which is nobody's to write", async (name, field, value) => {
    const body = { ...bodyOf(name), [field]: value };
    const answer = await withoutTrace(app, () => superuser.post(`${name}/add`, body));
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, [field]]);
  });

  test.each([
    ["__proto__", '{"pemdaid":"98","pemdaname":"X","zonawaktu":"Asia/Jakarta","__proto__":{"role":"superuser"}}'],
    ["constructor", '{"pemdaid":"98","pemdaname":"X","zonawaktu":"Asia/Jakarta","constructor":{"prototype":{"a":1}}}'],
    ["prototype", '{"pemdaid":"98","pemdaname":"X","zonawaktu":"Asia/Jakarta","prototype":{}}'],
  ])("with the key %s", async (key, text) => {
    const answer = await withoutTrace(app, () =>
      supertest(app.app)
        .post("/api/tbl_pemda/add")
        .set({ Authorization: `Bearer ${superuser.token}`, "Content-Type": "application/json" })
        .send(text),
    );
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, [key]]);
    expect(Reflect.get({}, "role")).toBeUndefined();
  });

  test("5 MB of text in a field", async () => {
    const body = { ...bodyOf("tbl_pemda"), alamat: huge };
    const answer = await withoutTrace(app, () => superuser.post("tbl_pemda/add", body));
    expect([answer.status, answer.body.error.code]).toEqual([413, "TOO_LARGE"]);
  });

  test("an object in an object, 500 times", async () => {
    const body = { ...bodyOf("tbl_pemda"), alamat: deep };
    const answer = await withoutTrace(app, () => superuser.post("tbl_pemda/add", body));
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, ["alamat"]]);
  });
});

describe("what is strange and right is kept to the letter", () => {
  test.each([
    ["Balai 🏛️ Diklat 👩‍👩‍👧"],
    ["مبنى الضيافة"],
    ["O'Brien; DROP TABLE booking; --"],
    ['100% _ \\ " `'],
    ["{{constructor}} $(id) %{7*7} =1+1"],
  ])("%s", async (pemdaname) => {
    const { body } = await superuser.post("tbl_pemda/add", { ...bodyOf("tbl_pemda"), pemdaname }).expect(200);
    expect(body.pemdaname).toBe(pemdaname);
    const found = await superuser.get(`tbl_pemda?search=${encodeURIComponent(pemdaname)}`).expect(200);
    expect(found.body.records.map((row: { idpemda: number }) => row.idpemda)).toEqual([body.idpemda]);
  });
});

describe("rich text loses what could run", () => {
  test.each([
    "<script>alert(1)</script>",
    "<p onclick=alert(1)>a</p>",
    '<img src=x onerror="alert(1)">',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" java\nscript:alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
    '<iframe src="https://evil.example"></iframe>',
    "<svg><animate onbegin=alert(1) attributeName=x></svg>",
    "<style>@import url(https://evil.example)</style>",
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form action="https://evil.example"><input name=password></form>',
  ])("%s", async (evil) => {
    const deskripsi = `<p>Aula besar</p>${evil}`;
    const { body } = await superuser
      .post("mst_objectretribusi/add", { ...bodyOf("mst_objectretribusi"), deskripsi })
      .expect(200);
    expect(body.deskripsi).toContain("Aula besar");
    expect(body.deskripsi).not.toMatch(/<script|<iframe|<svg|<style|<form|<input|javascript:|data:|\son\w+\s*=/i);
  });
});

describe("somebody else's rows", () => {
  const inRival = () => {
    const { idpemda, idskpd, idjenis, idanggaran, pengelolaid } = app.world.rival;
    return { idpemda, idskpd, idjenis, idanggaran, pengelolaid };
  };

  test.each<[string, () => object]>([
    ["with the neighbour's whole branch", inRival],
    ["with the neighbour's agency", () => ({ idskpd: app.world.rival.idskpd })],
    ["with the neighbour's manager group", () => ({ pengelolaid: app.world.rival.pengelolaid })],
  ])("an object can't be added or moved by an agency %s", async (_, place) => {
    const { objects, idpemda, idskpd, ...own } = app.world.home;
    const { idpemda: __, idskpd: ___, ...rest } = bodyOf("mst_objectretribusi");
    const added = await withoutTrace(app, () => dinas.post("mst_objectretribusi/add", { ...rest, ...own, ...place() }));
    const moved = await withoutTrace(app, () =>
      dinas.post(`mst_objectretribusi/edit/${objects.gedung}`, { versi: 1, ...place() }),
    );
    expect([added.status, moved.status, idpemda > 0, idskpd > 0]).toEqual([400, 400, true, true]);
    for (const { body } of [added, moved]) {
      expect(Object.keys(place())).toEqual(expect.arrayContaining(Object.keys(body.error.fields)));
    }
  });

  test.each([
    [
      "edit",
      () => dinas.post(`mst_objectretribusi/edit/${app.world.rival.objects.gedung}`, { objectname: "Milik saya" }),
    ],
    ["delete", () => dinas.delete(`mst_objectretribusi/delete/${app.world.rival.objects.gedung}`)],
    ["delete by GET", () => dinas.get(`mst_objectretribusi/delete/${app.world.rival.objects.gedung}`)],
  ])("the neighbour's object isn't there for %s", async (_, call) => {
    const answer = await withoutTrace(app, call);
    expect([answer.status, answer.body.error.code]).toEqual([404, "NOT_FOUND"]);
  });

  test.each([
    ["delete by GET", () => nasabah.get(`mst_objectretribusi/delete/${app.world.home.objects.gedung}`)],
    ["edit", () => nasabah.post(`mst_objectretribusi/edit/${app.world.home.objects.gedung}`, { tarif: 1 })],
    ["settings", () => nasabah.post("system/pengaturan", { namaorganisasi: "Milik saya" })],
  ])("a right that one doesn't have is refused: %s", async (_, call) => {
    const answer = await withoutTrace(app, call);
    expect([answer.status, answer.body.error.code]).toEqual([403, "FORBIDDEN"]);
  });
});

describe("what the server alone decides can't be brought along", () => {
  const order = () => ({
    kunci: crypto.randomUUID(),
    objectid: app.world.home.objects.penginapan,
    waktu: { mulai: "2027-03-01", akhir: "2027-03-02" },
    jumlahunit: 1,
    kelompoktarif: "umum",
    totalbiaya: 150_000,
  });
  test.each([
    ["statusbooking", 50],
    ["idpemesan", 1],
    ["userid", 1],
    ["idbilling", "889320000000000001"],
    ["diskon", 150_000],
  ])("an order with %s", async (field, value) => {
    const answer = await withoutTrace(app, () =>
      nasabah.post("trx_penginapan/pesan_nsb", { ...order(), [field]: value }),
    );
    expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION"]);
  });

  test("an order at another price", async () => {
    const answer = await withoutTrace(app, () =>
      nasabah.post("trx_penginapan/pesan_nsb", { ...order(), totalbiaya: 1 }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  test.each([
    ["userid", 1],
    ["statusakun", 1],
    ["roles", ["superuser"]],
    ["pemdaid", 1],
    ["versitoken", 0],
  ])("one's own account with %s", async (field, value) => {
    const answer = await withoutTrace(app, () =>
      nasabah.post("account/edit", { versi: 1, fullname: "Budi", [field]: value }),
    );
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, [field]]);
  });
});
