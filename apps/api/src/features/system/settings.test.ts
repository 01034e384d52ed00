import { noContact } from "@retribusi/contract/features/system/system.contact";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startMailServer } from "../../testing/mail-server.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { jpeg, uploadedPath } from "../../testing/uploads.ts";
import { keepMailer } from "./mailer.ts";
import { findSettings } from "./settings.query.ts";

let app: TestApp;
let superuser: Caller;
let server: Awaited<ReturnType<typeof startMailServer>>;
const environment = {
  SMTP_URL: "smtp://user:geheim@127.0.0.1:49151",
  MAIL_FROM: "Kantor <kantor@contoh.example>",
  PICTURE_HOSTS: ["https://ubin.contoh.go.id"],
};

beforeAll(async () => {
  app = await createTestApp(environment);
  superuser = await app.as("superuser");
  server = await startMailServer();
});
afterAll(async () => {
  await server.stop();
  await app.close();
});

const prisma = () => app.deps.db.prisma;
beforeEach(() => prisma().pengaturan.deleteMany());
async function save(status: number, body: object, who = superuser) {
  const { versi } = await findSettings(prisma());
  return who.post("system/pengaturan", { versi, ...body }).expect(status);
}
const organisation = async () => (await supertest(app.app).get("/api/system/organisation").expect(200)).body;
const testMail = async (email = "budi@contoh.example") =>
  (await superuser.post("system/pengaturan/testmail", { email }).expect(200)).body;

describe("the settings", () => {
  test("begin with what the environment says, and hide its password", async () => {
    const { body } = await superuser.get("system/pengaturan").expect(200);
    expect(body).toEqual({
      versi: 1,
      namaorganisasi: null,
      logo: null,
      notelp: null,
      email: null,
      alamat: null,
      jamlayanan: null,
      zonawaktu: "Asia/Jakarta",
      petaalamat: null,
      petaatribusi: null,
      smtpalamat: null,
      smtppengguna: null,
      smtpsandi: null,
      emailpengirim: null,
      kontakprivasi: null,
      retensidokumen: null,
      batasdiam: null,
      batasjawab: null,
      minimalfoto: null,
      wajibduafaktor: "sukarela",
      lingkungan: { smtp: "smtp://127.0.0.1:49151", pengirim: environment.MAIL_FROM },
    });
  });

  test("are the super user's", async () => {
    const bank = await app.as("bank");
    await bank.get("system/pengaturan").expect(403);
    await save(403, { namaorganisasi: "X" }, bank);
    await bank.post("system/pengaturan/testmail", { email: "a@b.example" }).expect(403);
    expect(await prisma().pengaturan.count()).toBe(0);
  });

  test("show everybody the organisation at once, and leave a trace", async () => {
    const logo = await uploadedPath(app, superuser, await jpeg(200, 200));
    await save(200, { namaorganisasi: "Pemerintah Provinsi Contoh", logo, zonawaktu: "Asia/Makassar" });
    const shown = { namaorganisasi: "Pemerintah Provinsi Contoh", logo, zonawaktu: "Asia/Makassar" };
    const others = { ...noContact, petaalamat: null, petaatribusi: null };
    expect(await organisation()).toEqual({ ...shown, ...others });
    expect(await prisma().berkas.findUniqueOrThrow({ where: { path: logo } })).toMatchObject({ sementara: false });
    await save(200, { namaorganisasi: null });
    expect(await organisation()).toEqual({ ...shown, ...others, namaorganisasi: null });
    const { sebelum, sesudah, userid } = await prisma().audit.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect({ sebelum, sesudah, userid }).toEqual({
      sebelum: { namaorganisasi: shown.namaorganisasi },
      sesudah: { namaorganisasi: null },
      userid: superuser.userid,
    });
  });

  test.each([
    ["namaorganisasi", "x".repeat(121)],
    ["zonawaktu", "Mars/Olympus"],
    ["zonawaktu", null],
    ["logo", "foto/0123456789abcdef0123456789abcdef.webp"],
    ["logo", "../../etc/passwd"],
    ["smtpalamat", "https://mail.example"],
    ["smtpalamat", "smtp://user:password@mail.example"],
    ["smtpalamat", "mail.example"],
    ["emailpengirim", "nobody"],
    ["emailpengirim", "a@b.example\r\nBcc: c@d.example"],
    ["batasdiam", 4],
    ["batasdiam", 481],
    ["batasdiam", 15.5],
    ["batasjawab", 0],
    ["batasjawab", 9],
    ["bahasa", "en"],
  ])("refuse a wrong %s: %s", async (field, value) => {
    const before = await prisma().audit.count();
    const { body } = await save(400, { [field]: value });
    expect(Object.keys(body.error.fields)).toEqual([field]);
    expect([await prisma().pengaturan.count(), await prisma().audit.count()]).toEqual([0, before]);
  });
});

describe("the contact", () => {
  const contact = {
    notelp: "(022) 123-4567",
    email: "layanan@contoh.example",
    alamat: "Jl. Contoh 1\nBandung",
    jamlayanan: "Senin–Jumat 08.00–16.00 WIB",
  };

  test("is shown to everybody as it is set, and what is emptied is gone", async () => {
    await save(200, contact);
    expect(await organisation()).toMatchObject(contact);
    await save(200, { notelp: null, jamlayanan: null });
    expect(await organisation()).toMatchObject({ ...contact, notelp: null, jamlayanan: null });
  });

  test("closes every mail, and where nothing is set no line is added", async () => {
    await save(200, { smtpalamat: server.url });
    const { find, close } = keepMailer(app.deps);
    const sent = async () => {
      await (await find())?.send({ to: "a@b.example", subject: "-", text: "Halo Siti.\n" }, crypto.randomUUID());
      const parts = (server.caught.at(-1)?.source ?? "").split(/^--.+$/m);
      const text = parts.find((part) => /^\s*content-type: text\/plain/i.test(part)) ?? "";
      const [, ...body] = text.trimEnd().split("\r\n\r\n");
      // Letters beyond ASCII travel as quoted-printable.
      const letters = (bytes: string) => decodeURIComponent(bytes.replaceAll("=", "%"));
      return body
        .join("\r\n\r\n")
        .replaceAll("=\r\n", "")
        .replace(/(?:=[0-9A-F]{2})+/g, letters)
        .split("\r\n");
    };
    expect(await sent()).toEqual(["Halo Siti."]);
    await save(200, { namaorganisasi: "Pemprov Contoh" });
    expect(await sent()).toEqual(["Halo Siti."]);
    await save(200, contact);
    const lines = ["Pemprov Contoh", "Jl. Contoh 1, Bandung", "Tel. (022) 123-4567", contact.email, contact.jamlayanan];
    expect(await sent()).toEqual(["Halo Siti.", "", "—", ...lines]);
    close();
  });
});

describe("the map", () => {
  const map = {
    petaalamat: "https://ubin.contoh.go.id/{z}/{x}/{y}@2x.png?kunci=umum",
    petaatribusi: "© kontributor OpenStreetMap <b>",
  };

  test("is told everybody as it is set, and nothing beside it of what the installation keeps to itself", async () => {
    await save(200, { ...map, smtpalamat: "smtp://mail.contoh.example", smtpsandi: "rahasia", batasdiam: 30 });
    const nobody = { namaorganisasi: null, logo: null, zonawaktu: "Asia/Jakarta", ...noContact };
    expect(await organisation()).toEqual({ ...nobody, ...map });
    await save(200, { petaalamat: null });
    expect(await organisation()).toMatchObject({ ...map, petaalamat: null });
  });

  test.each([
    "http://ubin.contoh.go.id/{z}/{x}/{y}.png",
    "javascript:alert({z}{x}{y})",
    "//ubin.contoh.go.id/{z}/{x}/{y}.png",
    "https://ubin.contoh.go.id/{z}/{x}/y.png",
    "https://ubin.contoh.go.id/{z}/{x}/{y}{r}.png",
    "https://{s}.contoh.go.id/{z}/{x}/{y}.png",
    "https://nama:sandi@ubin.contoh.go.id/{z}/{x}/{y}.png",
    "https://ubin.contoh.go.id/{z}/{x}/{y}.png tambahan",
  ])("isn't loaded from %s, and both languages say how an address looks", async (petaalamat) => {
    const { body } = await save(400, { petaalamat });
    expect(body.error.fields.petaalamat).toContain("https://tiles.example.go.id/{z}/{x}/{y}.png");
    const inIndonesian = await superuser
      .post("system/pengaturan", { versi: 1, petaalamat })
      .set("Accept-Language", "id");
    expect(inIndonesian.body.error.fields.petaalamat).toContain("https://ubin.contoh.go.id/{z}/{x}/{y}.png");
    expect(await prisma().pengaturan.count()).toBe(0);
  });

  test.each(["https://ubin.contoh.go.id:8443", "https://foto.ubin.contoh.go.id"])(
    "isn't loaded from %s, from where pages may show nothing, and who runs the server can change that",
    async (origin) => {
      const { body } = await save(400, { petaalamat: `${origin}/{z}/{x}/{y}.png` });
      expect(body.error.fields).toEqual({ petaalamat: expect.stringContaining(`of ${origin}: ask`) });
      expect(await prisma().pengaturan.count()).toBe(0);
    },
  );
});

describe("the usual time zone", () => {
  test("is that of a region entered without one", async () => {
    await save(200, { zonawaktu: "Asia/Jayapura" });
    const { body } = await superuser.post("tbl_pemda/add", { pemdaid: "91", pemdaname: "Papua Barat" }).expect(200);
    expect(body.zonawaktu).toBe("Asia/Jayapura");
  });
});

describe("mail", () => {
  test("goes through the server that is set, with its user and the organisation as sender", async () => {
    const { url: smtpalamat } = server;
    const mail = { smtpalamat, smtppengguna: "kantor", smtpsandi: "rahasia", emailpengirim: "surat@contoh.example" };
    const { body } = await save(200, { ...mail, namaorganisasi: "Pemprov, Contoh" });
    expect(body).toMatchObject({ smtpalamat, smtpsandi: "" });
    expect((await prisma().pengaturan.findUniqueOrThrow({ where: { kunci: "smtpsandi" } })).nilai).toMatch(/^v1\./);
    const audit = await prisma().audit.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(audit.sesudah).toMatchObject({ smtpsandi: "[changed]" });
    expect(await testMail()).toEqual({ result: "sent", detail: null });
    expect(server.caught.at(-1)).toMatchObject({ to: ["budi@contoh.example"], user: "kantor" });
    expect(server.caught.at(-1)?.source).toMatch(/^From: "Pemprov, Contoh" <surat@contoh.example>/m);
    await save(400, { smtpalamat: "smtp://mail.elsewhere.example" });
    await save(200, { smtpsandi: "salah" });
    expect((await testMail()).result).toBe("unauthorised");
  });

  test("of the outbox follows a change at once", async () => {
    const { find, close } = keepMailer(app.deps);
    const send = async (id: string) => (await find())?.send({ to: "a@b.example", subject: id, text: "-" }, id);
    await expect(send("first")).rejects.toThrow(/ECONNREFUSED/);
    await save(200, { smtpalamat: server.url });
    const mailer = await find();
    await send("second");
    expect(server.caught.at(-1)?.source).toMatch(/^From: Kantor <kantor@contoh.example>/m);
    expect(await find()).toBe(mailer);
    await save(200, { smtpalamat: null });
    await expect(send("third")).rejects.toThrow(/ECONNREFUSED/);
    close();
  });

  test.each([
    ["refused", "smtp://127.0.0.1:49151", "budi@contoh.example"],
    ["rejected", () => server.url, "tidak-ada@contoh.example"],
  ])("that is %s is told in the server's words", async (result, url, to) => {
    await save(200, { smtpalamat: typeof url === "string" ? url : url() });
    const answer = await testMail(to);
    expect(answer.result).toBe(result);
    expect(answer.detail).toMatch(result === "refused" ? /ECONNREFUSED/ : /no such user/);
    const { aksi, sesudah } = await prisma().audit.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect([aksi, sesudah]).toEqual(["test_mail", { email: to, ...answer }]);
  });
});
