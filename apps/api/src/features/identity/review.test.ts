import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPerson, login } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";

let app: TestApp;
let reviewer: Caller;
let other: Caller;

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: "https://contoh.example/" });
  reviewer = await app.as("superuser");
  other = await app.as("superuser");
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const waiting = () => createPerson(app, "nasabah", 3);
const signIn = ({ username, password }: { username: string; password: string }) => login(app, { username, password });
const statusOf = async (userid: number) =>
  (await prisma().userdata.findUniqueOrThrow({ where: { userid } })).statusakun;
const queueOf = async (who: Caller) => (await who.get("userdata/peninjauan").expect(200)).body;
const mailsTo = async (to: string) =>
  (await prisma().outbox.findMany({ orderBy: { id: "asc" } }))
    .map(({ muatan }) => JSON.parse(JSON.stringify(muatan)))
    .filter((mail) => mail.to === to);
const auditOf = (entitas: string, kunci: number) =>
  prisma().audit.findMany({ where: { entitas, kunci: String(kunci) }, orderBy: { id: "asc" } });

async function decide(who: Caller, userid: number, wish: object = { putusan: "setuju", kelompoktarif: "umum" }) {
  const versi = await app.versionOf("userdata", userid);
  return who.post(`userdata/peninjauan/akun/${userid}`, { versi, ...wish });
}

/** Rows stay as they were whatever is decided: what an unprotected decision would find. */
async function withoutMemory(table: string, kept: string, work: () => Promise<void>): Promise<void> {
  await app.owner.prisma.$executeRawUnsafe(
    `CREATE TRIGGER forgetful BEFORE UPDATE ON ${table} FOR EACH ROW SET ${kept}`,
  );
  try {
    await work();
  } finally {
    await app.owner.prisma.$executeRawUnsafe("DROP TRIGGER forgetful");
  }
}

describe("an account that waits for review", () => {
  test("stands in the queue with what was entered, its identity number masked; no other account does", async () => {
    const [person, twin] = [await waiting(), await createPerson(app, "nasabah", 0)];
    await prisma().userdata.update({
      where: { userid: person.userid },
      data: { jenisakun: "organisasi", namaorganisasi: "Yayasan Contoh", nib: "1234567890123" },
    });
    const { akun, jumlahakun } = await queueOf(reviewer);
    const ids = akun.map(({ userid }: { userid: number }) => userid);
    expect(ids).toContain(person.userid);
    expect(ids).not.toContain(twin.userid);
    expect(jumlahakun).toBe(ids.length);
    expect(akun.find(({ userid }: { userid: number }) => userid === person.userid)).toMatchObject({
      namaorganisasi: "Yayasan Contoh",
      nib: "1234567890123",
      noidentitas: expect.stringMatching(/^3273\*{8}\d{4}$/),
      peran: ["nasabah"],
      surat: null,
    });
    const { num } = (await reviewer.get("userdata/peninjauan/count")).body;
    expect(num).toBe(jumlahakun);
  });

  test("is opened with the payer group that was proved, and its owner is told in their language", async () => {
    const person = await waiting();
    await prisma().userdata.update({ where: { userid: person.userid }, data: { bahasa: "id" } });
    expect((await signIn(person)).body.error.code).toBe("ACCOUNT_WAITING");
    const answer = await decide(reviewer, person.userid, { putusan: "setuju", kelompoktarif: "sosial" });
    expect([answer.status, answer.body]).toEqual([200, { statusakun: 1 }]);
    expect((await prisma().userdata.findUniqueOrThrow({ where: { userid: person.userid } })).kelompoktarif).toBe(
      "sosial",
    );
    await signIn(person).expect(200);
    const [mail] = await mailsTo(person.email);
    expect(mail.subject).toBe("Akun e-Retribusi Anda sudah dibuka");
    expect(mail.text).toContain("https://contoh.example/#/index/login");
    expect(await auditOf("userdata", person.userid)).toMatchObject([
      { aksi: "approve", userid: reviewer.userid, sesudah: { statusakun: 1, kelompoktarif: "sosial" } },
    ]);
  });

  test("that is refused is not active, with the reason in the mail and in the trail", async () => {
    const person = await waiting();
    await decide(reviewer, person.userid, { putusan: "tolak" }).then(({ status }) => expect(status).toBe(400));
    expect(await statusOf(person.userid)).toBe(3);
    const answer = await decide(reviewer, person.userid, { putusan: "tolak", alasan: "Surat tidak terbaca." });
    expect([answer.status, await statusOf(person.userid)]).toEqual([200, 0]);
    const [mail] = await mailsTo(person.email);
    expect(mail.text).toContain("Surat tidak terbaca.");
    expect(mail.text).toContain("Answer this e-mail");
    expect((await auditOf("userdata", person.userid))[0]?.sesudah).toMatchObject({ alasan: "Surat tidak terbaca." });
    expect((await signIn(person)).body.error.code).toBe("ACCOUNT_NOT_ACTIVE");
  });

  test("is decided once: of two reviewers at the same moment the second is told who was first", async () => {
    const { userid, email } = await waiting();
    const answers = await Promise.all([
      decide(reviewer, userid),
      decide(other, userid, { putusan: "tolak", alasan: "Tidak lengkap." }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    const first = late === answers[0] ? other : reviewer;
    const { fullname } = await prisma().userdata.findUniqueOrThrow({ where: { userid: first.userid } });
    expect(late?.body.error).toMatchObject({ code: "CONFLICT", details: { changed: { name: fullname, own: false } } });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("would be decided twice if it were not compared (control)", async () => {
    const { userid, email } = await waiting();
    await withoutMemory("userdata", "NEW.statusakun = OLD.statusakun, NEW.versi = OLD.versi", async () => {
      const answers = [await decide(reviewer, userid), await decide(other, userid)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test("is not decided by who saw an older one, nor when it doesn't wait", async () => {
    const [{ userid }, active] = [await waiting(), await createPerson(app, "nasabah", 1)];
    const versi = await app.versionOf("userdata", userid);
    await reviewer.post(`userdata/edit/${userid}`, { versi, fullname: "Nama Lain" }).expect(200);
    const wish = { putusan: "setuju", kelompoktarif: "umum" };
    await other.post(`userdata/peninjauan/akun/${userid}`, { versi, ...wish }).expect(409);
    expect(await statusOf(userid)).toBe(3);
    expect((await decide(reviewer, active.userid, { putusan: "tolak", alasan: "Coba." })).status).toBe(409);
    expect(await statusOf(active.userid)).toBe(1);
    await reviewer.post("userdata/peninjauan/akun/999999", { versi: 1, ...wish }).expect(404);
  });
});

test("an organisation's letter is opened by a reviewer, and the look is noted", async () => {
  const [{ userid }, without] = [await waiting(), await waiting()];
  const { id } = await prisma().berkas.create({
    data: { path: "surat/abc.pdf", namaasli: "surat.pdf", mime: "application/pdf", ukuran: 10, pemilik: userid },
  });
  await prisma().userdata.update({ where: { userid }, data: { suratorganisasi: id } });
  const { body } = await reviewer.get(`userdata/peninjauan/surat/${userid}`).expect(200);
  expect(body.path).toMatch(/^\/files\/surat\/abc\.pdf\?sampai=/);
  expect(await auditOf("userdata", userid)).toMatchObject([
    { aksi: "lihat_surat", userid: reviewer.userid, sesudah: { berkas: "surat.pdf" } },
  ]);
  await reviewer.get(`userdata/peninjauan/surat/${without.userid}`).expect(404);
});

describe("the queue is for reviewers", () => {
  test.each(["nasabah", "pengelola", "dinas", "pemda", "bank", "default"] as const)(
    "%s may not open it",
    async (role) => {
      const caller = await app.as(role);
      for (const path of ["userdata/peninjauan", "userdata/peninjauan/count", "userdata/peninjauan/surat/1"]) {
        await caller.get(path).expect(403);
      }
      await caller.post("userdata/peninjauan/akun/1", { versi: 1, putusan: "tolak", alasan: "x" }).expect(403);
      await caller.post("userdata/peninjauan/peran/1", { putusan: "setuju" }).expect(403);
    },
  );

  test("a page held beside a role that doesn't see others' accounts opens an empty one", async () => {
    const [{ userid }, pemda] = [await waiting(), await app.as("pemda")];
    const { id } = await prisma().permissions.findUniqueOrThrow({ where: { name: "userdata/peninjauan" } });
    await prisma().model_has_permissions.create({ data: { permission_id: id, model_id: pemda.userid } });
    expect(await queueOf(pemda)).toEqual({ akun: [], jumlahakun: 0, permintaan: [], jumlahpermintaan: 0 });
    expect((await decide(pemda, userid)).status).toBe(404);
    await pemda.get(`userdata/peninjauan/surat/${userid}`).expect(404);
    expect(await statusOf(userid)).toBe(3);
    expect((await queueOf(reviewer)).jumlahakun).toBeGreaterThan(0);
  });

  test("an account is deleted with its open request", async () => {
    const userid = await createUser(app.deps.db, "default", app.world.home);
    const role_id = (await prisma().roles.findUniqueOrThrow({ where: { name: "bank" } })).id;
    await prisma().permintaan_peran.create({ data: { userid, role_id, alasan: "Pegawai baru" } });
    await reviewer.delete(`userdata/delete/${userid}`).expect(200);
  });
});
