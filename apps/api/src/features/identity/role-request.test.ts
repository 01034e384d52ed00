import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let reviewer: Caller;
let other: Caller;
let asker: Caller;
let bystander: Caller;

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: "https://contoh.example" });
  reviewer = await app.as("superuser");
  other = await app.as("superuser");
  bystander = await app.as("default");
});
beforeEach(async () => {
  asker = await app.as("default");
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const bank = { peran: "bank", alasan: "Teller di cabang contoh." };
const place = ({ idpemda: pemdaid, idskpd: skpdid, pengelolaid } = app.world.home) => ({
  pemdaid,
  skpdid,
  pengelolaid,
});
const manager = (more: object = {}) => ({ peran: "pengelola", alasan: "Petugas wisma.", ...place(), ...more });

/** Asks, and answers with the id of the request. */
async function ask(who: Caller, wish: object): Promise<number> {
  const { body } = await who.post("account/peran", wish).expect(200);
  return body.permintaan[0].id;
}
const decide = (who: Caller, id: number, alasan?: string) =>
  who.post(`userdata/peninjauan/peran/${id}`, alasan ? { putusan: "tolak", alasan } : { putusan: "setuju" });
const own = async (who: Caller) => (await who.get("account/peran").expect(200)).body;
const stateOf = async (id: number) => (await prisma().permintaan_peran.findUniqueOrThrow({ where: { id } })).keadaan;
const me = async (who: Caller) => (await who.get("account/currentuserdata").expect(200)).body;
const mailsOf = async (userid: number) => {
  const { email } = await prisma().userdata.findUniqueOrThrow({ where: { userid } });
  const mails = (await prisma().outbox.findMany()).map(({ muatan }) => JSON.parse(JSON.stringify(muatan)));
  return mails.filter(({ to }) => to === email);
};

describe("asking for a role", () => {
  test("tells what may be asked for: what one doesn't have, and never the super user's", async () => {
    expect((await own(asker)).peran).toEqual(["nasabah", "pengelola", "dinas", "pemda", "bank"]);
    expect((await own(await app.as("bank"))).peran).not.toContain("bank");
    const answer = await asker.post("account/peran", { ...bank, peran: "superuser" }).expect(400);
    expect(Object.keys(answer.body.error.fields)).toEqual(["peran"]);
    await asker.post("account/peran", { ...bank, peran: "default" }).expect(400);
    const held = await (await app.as("nasabah")).post("account/peran", { ...bank, peran: "nasabah" }).expect(400);
    expect(Object.keys(held.body.error.fields)).toEqual(["peran"]);
  });

  test.each([
    ["a region", {}, "pemdaid"],
    ["an agency", { pemdaid: true }, "skpdid"],
    ["a group", { pemdaid: true, skpdid: true }, "pengelolaid"],
  ])("a manager's needs %s", async (_, given, missing) => {
    const here: Readonly<Record<string, number>> = place();
    const typed = Object.fromEntries(Object.keys(given).map((name) => [name, here[name]]));
    const { body } = await asker
      .post("account/peran", { peran: "pengelola", alasan: "Petugas.", ...typed })
      .expect(400);
    expect(Object.keys(body.error.fields)).toEqual([missing]);
  });

  test("names places that belong together", async () => {
    const { rival } = app.world;
    const { body } = await asker.post("account/peran", manager({ pengelolaid: rival.pengelolaid })).expect(400);
    expect(Object.keys(body.error.fields)).toEqual(["pengelolaid"]);
    const agency = await asker.post("account/peran", manager({ skpdid: rival.idskpd })).expect(400);
    expect(Object.keys(agency.body.error.fields)).toEqual(["skpdid"]);
  });

  test("keeps only the place that the role works for", async () => {
    const id = await ask(asker, { ...bank, ...place() });
    expect(await prisma().permintaan_peran.findUniqueOrThrow({ where: { id } })).toMatchObject({
      pemdaid: null,
      skpdid: null,
      pengelolaid: null,
    });
  });

  test("offers the names of regions, and of what lies in the chosen one", async () => {
    const { home, rival } = app.world;
    const offered = async (query: string) => (await asker.get(`account/peran/tempat${query}`).expect(200)).body;
    expect((await offered("")).pemdaid.map(({ value }: { value: number }) => value)).toEqual([
      home.idpemda,
      rival.idpemda,
    ]);
    expect((await offered("")).skpdid).toEqual([]);
    const inside = await offered(`?pemdaid=${home.idpemda}&skpdid=${home.idskpd}`);
    expect(inside.skpdid).toMatchObject([{ value: home.idskpd }]);
    expect(inside.pengelolaid).toMatchObject([{ value: home.pengelolaid }]);
  });

  test("leaves one open request: another is refused until the first is withdrawn", async () => {
    const id = await ask(asker, bank);
    const again = await asker.post("account/peran", { ...bank, peran: "nasabah" }).expect(409);
    expect(again.body.error.details).toEqual({ reason: "openRequest" });
    const { body } = await asker.post("account/peran/tarik", { id }).expect(200);
    expect(body.permintaan).toMatchObject([{ id, keadaan: "ditarik" }]);
    await ask(asker, { ...bank, peran: "nasabah" });
  });

  const opened = (userid: number) => prisma().permintaan_peran.count({ where: { userid, keadaan: "menunggu" } });
  const fiveAtOnce = () => Promise.all(Array.from({ length: 5 }, () => asker.post("account/peran", bank)));

  test("five times at one moment opens one request", async () => {
    const answers = await fiveAtOnce();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await opened(asker.userid)).toBe(1);
  });

  test("would open five without the index over open requests (control)", async () => {
    await app.owner.prisma.$executeRawUnsafe("ALTER TABLE permintaan_peran DROP INDEX permintaan_peran_terbuka_key");
    try {
      await fiveAtOnce();
      expect(await opened(asker.userid)).toBe(5);
    } finally {
      await prisma().permintaan_peran.deleteMany({ where: { userid: asker.userid } });
      await app.owner.prisma.$executeRawUnsafe(
        "ALTER TABLE permintaan_peran ADD UNIQUE INDEX permintaan_peran_terbuka_key (terbuka)",
      );
    }
  });

  test("is one's own affair: nobody sees or withdraws somebody else's request", async () => {
    const id = await ask(asker, bank);
    expect((await own(bystander)).permintaan).toEqual([]);
    await bystander.post("account/peran/tarik", { id }).expect(404);
    expect(await stateOf(id)).toBe("menunggu");
  });
});

describe("a request", () => {
  test("stands in the queue with who asks and what they have", async () => {
    const customer = await app.as("nasabah");
    const id = await ask(customer, manager());
    const { permintaan } = (await reviewer.get("userdata/peninjauan").expect(200)).body;
    expect(permintaan.find((one: { id: number }) => one.id === id)).toMatchObject({
      userid: customer.userid,
      peran: "pengelola",
      dipegang: ["nasabah"],
      pengelolaname: "Pengelola 32",
      alasan: "Petugas wisma.",
      sendiri: false,
    });
  });

  test("that is approved gives the role and the place at the next request, and the mail says so", async () => {
    const customer = await app.as("nasabah");
    const id = await ask(customer, manager());
    const { body } = await decide(reviewer, id).expect(200);
    expect(body.peran).toEqual(["nasabah", "pengelola"]);
    const now = await me(customer);
    expect(now.roles).toEqual(["nasabah", "pengelola"]);
    expect(now.user).toMatchObject(place());
    expect((await own(customer)).permintaan).toMatchObject([{ id, keadaan: "disetujui" }]);
    const [mail] = await mailsOf(customer.userid);
    expect(mail.text).toContain('the role "Facility manager"');
    const audit = await prisma().audit.findMany({
      where: { userid: reviewer.userid },
      orderBy: { id: "desc" },
      take: 2,
    });
    expect(audit).toMatchObject([
      { aksi: "approve", entitas: "permintaan_peran", kunci: String(id) },
      {
        aksi: "rights",
        entitas: "userdata",
        kunci: String(customer.userid),
        sesudah: { peran: ["nasabah", "pengelola"] },
      },
    ]);
  });

  test("that is refused gives nothing, says why, and one may ask again", async () => {
    const id = await ask(asker, manager());
    await reviewer.post(`userdata/peninjauan/peran/${id}`, { putusan: "tolak" }).expect(400);
    await decide(reviewer, id, "Bukan pegawai kami.").expect(200);
    expect((await me(asker)).roles).toEqual(["default"]);
    expect((await own(asker)).permintaan).toMatchObject([{ keadaan: "ditolak", alasanputus: "Bukan pegawai kami." }]);
    const [mail] = await mailsOf(asker.userid);
    expect(mail.text).toContain("Bukan pegawai kami.");
    await ask(asker, bank);
  });

  test("is not decided by who asked", async () => {
    const id = await ask(reviewer, bank);
    await decide(reviewer, id).expect(409);
    expect(await stateOf(id)).toBe("menunggu");
    expect((await me(reviewer)).roles).toEqual(["superuser"]);
    await decide(other, id, "Tidak perlu.").expect(200);
  });

  test("is decided once: of approving, refusing and withdrawing at one moment one counts, the others are told who", async () => {
    const id = await ask(asker, bank);
    const answers = await Promise.all([
      decide(reviewer, id),
      decide(other, id, "Tidak."),
      asker.post("account/peran/tarik", { id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body.error.code).toBe("CONFLICT");
      expect(body.error.details.changed.at).toEqual(expect.any(String));
    }
    const roles = (await me(asker)).roles;
    expect(roles).toEqual((await stateOf(id)) === "disetujui" ? ["bank"] : ["default"]);
  });

  test("would be decided twice if it were not compared (control)", async () => {
    const id = await ask(asker, bank);
    await app.owner.prisma.$executeRawUnsafe(
      "CREATE TRIGGER forgetful BEFORE UPDATE ON permintaan_peran FOR EACH ROW SET NEW.keadaan = OLD.keadaan",
    );
    try {
      await decide(reviewer, id).expect(200);
      await decide(other, id, "Tidak.").expect(200);
    } finally {
      await app.owner.prisma.$executeRawUnsafe("DROP TRIGGER forgetful");
    }
    expect(await mailsOf(asker.userid)).toHaveLength(2);
  });

  test("that would move a role one has is refused, when it is made and when it is decided; nothing of it stays", async () => {
    const dinas = await app.as("dinas");
    const { rival } = app.world;
    const away = await dinas.post("account/peran", manager(place(rival))).expect(400);
    expect(Object.keys(away.body.error.fields)).toEqual(["pemdaid"]);
    const id = await ask(dinas, manager());
    const moved = { pemdaid: rival.idpemda, skpdid: rival.idskpd };
    await prisma().userdata.update({ where: { userid: dinas.userid }, data: moved });
    const { body } = await decide(reviewer, id).expect(409);
    expect(body.error.message).toContain("works somewhere else");
    expect(await stateOf(id)).toBe("menunggu");
    expect((await me(dinas)).roles).toEqual(["dinas"]);
    expect(await mailsOf(dinas.userid)).toEqual([]);
  });

  test("takes the place of what was left from a role taken away", async () => {
    const { rival } = app.world;
    const left = { pemdaid: rival.idpemda, skpdid: rival.idskpd, pengelolaid: rival.pengelolaid };
    await prisma().userdata.update({ where: { userid: asker.userid }, data: left });
    const { pemdaid } = place();
    await decide(reviewer, await ask(asker, { peran: "pemda", pemdaid, alasan: "Bapenda." })).expect(200);
    expect((await me(asker)).user).toMatchObject({ pemdaid, skpdid: null, pengelolaid: null });
  });
});
