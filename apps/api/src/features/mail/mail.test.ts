import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { bookingMails } from "@retribusi/contract/features/mail/mail.booking";
import { mailNames, type ShownMail } from "@retribusi/contract/features/mail/mail.endpoints";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startMailServer } from "../../testing/mail-server.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let superuser: Caller;
beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
});
afterAll(() => app.close());

const pathOf = (name: string) => `system/surel/${encodeURIComponent(name)}`;
async function show(name: string, bahasa: string, jenis = "penginapan"): Promise<ShownMail> {
  return (await superuser.get(`${pathOf(name)}?bahasa=${bahasa}&jenis=${jenis}`).expect(200)).body;
}

/** What no reader may see: a value that is missing, a name in braces, a dash where a value belongs. */
const unfilled = /undefined|\bnull\b|\bNaN\b|\[object|Invalid Date|\{\w+\}|(?:^|\s)–(?:[.,;]|$)/m;

/** These tell what has happened, and lead nowhere. */
const withoutLink =
  /^(account:(changed|taken|closed)|recovery:reset|review:accountRefused|status:.*|factor:.*|settings:test)$/;

describe("each mail", () => {
  test.each(mailNames)("%s is whole in both languages, and leads into the application", async (name) => {
    const [id, en] = [await show(name, "id"), await show(name, "en")];
    for (const { subject, preheader, text, html } of [id, en]) {
      for (const said of [subject, preheader, text]) expect(said.trim()).not.toBe("");
      for (const said of [subject, preheader, text, html]) expect(said).not.toMatch(unfilled);
      const link = `href="${app.deps.env.PUBLIC_URL.replace(/\/$/, "")}/#/`;
      expect(html.includes(link)).toBe(!withoutLink.test(name));
    }
    expect(id.subject).not.toBe(en.subject);
    expect(id.text).not.toBe(en.text);
    expect([id.html, en.html].map((html) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1])).toEqual(["id", "en"]);
  });

  test.each(bookingMails.map(({ name }) => name))("%s says the same in both languages at once", async (name) => {
    const [both, id, en] = [await show(name, "both"), await show(name, "id"), await show(name, "en")];
    expect(both.subject).toBe(`${id.subject} / ${en.subject}`);
    expect(both.text).not.toMatch(unfilled);
    expect(both.html).toMatch(/lang="id" class="part".*lang="en" class="part"/s);
    // Whoever has no account opens the booking by a link.
    expect(both.html).toContain("/#/index/pesanan/contoh");
    expect(id.html).not.toContain("/#/index/pesanan/");
  });

  test("speaks of what was booked, by nights, days or hours", async () => {
    const said = await Promise.all(bookingKinds.map(async (kind) => (await show("pay", "id", kind)).text));
    expect(said.map((text) => /Objek: (.*)/.exec(text)?.[1])).toEqual([
      "Wisma Contoh, Kamar Melati",
      "Gedung Contoh, Aula Utama",
      "Ekskavator Contoh",
    ]);
    expect(said[0]).toMatch(/Waktu: Masuk .*, 14:00 WIB, keluar .*, 12:00 WIB/);
    expect(said[1]).not.toMatch(/Waktu: Masuk/);
  });

  test("names the papers that the real one carries, and has the date itself", async () => {
    const files = async (name: string) => (await show(name, "id")).lampiran;
    const event = { nama: "pesanan-2000000000.ics", disertakan: true };
    expect(await files("confirm")).toEqual([{ nama: expect.stringMatching(/\.pdf$/), disertakan: false }]);
    expect(await files("pay")).toEqual([event, { nama: expect.stringMatching(/\.pdf$/), disertakan: false }]);
    expect((await files("reminder")).map(({ nama }) => nama)).toEqual([event.nama, expect.stringMatching(/^kartu-/)]);
    expect(await files("reject")).toEqual([]);
  });

  test("names a bill and its steps where it asks for money", async () => {
    const { text } = await show("confirm", "id");
    expect(text).toContain("0000000000000001");
    expect(text).toMatch(/Yang perlu Anda lakukan: Bayar tepat Rp/);
    expect((await show("reject", "id")).text).not.toContain("0000000000000001");
  });

  test("is shown to the super user alone", async () => {
    const path = `${pathOf("confirm")}?bahasa=id&jenis=alat`;
    for (const role of ["pengelola", "dinas", "pemda", "bank", "nasabah"] as const) {
      const caller = await app.as(role);
      await caller.get(path).expect(403);
      await caller.post(pathOf("confirm"), { bahasa: "id", jenis: "alat" }).expect(403);
    }
    await superuser.get(path).expect(200);
    await superuser.get(path.replace("confirm", "confirmed")).expect(404);
    await superuser.get(path.replace("bahasa=id", "bahasa=fr")).expect(400);
  });

  test("leaves nothing behind in the database", async () => {
    const counts = () =>
      Promise.all([
        app.deps.db.prisma.booking.count(),
        app.deps.db.prisma.outbox.count(),
        app.deps.db.prisma.audit.count(),
      ]);
    const before = await counts();
    await show("pay", "both");
    expect(await counts()).toEqual(before);
  });
});

describe("a trial", () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    server = await startMailServer();
    const { body } = await superuser.get("system/pengaturan").expect(200);
    const set = { versi: body.versi, smtpalamat: server.url, emailpengirim: "kantor@contoh.example" };
    await superuser.post("system/pengaturan", set).expect(200);
  });
  afterAll(() => server.stop());

  const own = () => app.deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid: superuser.userid } });
  const confirmed = (emailterverifikasi: Date | null) =>
    app.deps.db.prisma.userdata.update({ where: { userid: superuser.userid }, data: { emailterverifikasi } });
  const send = (name: string, status: number, bahasa = "id") =>
    superuser.post(pathOf(name), { bahasa, jenis: "penginapan" }).expect(status);

  test("goes once to one's own address, and to nobody else, and leaves a trace", async () => {
    await confirmed(new Date());
    const { email } = await own();
    const { body } = await send("pay", 200);
    expect(body).toEqual({ result: "sent", detail: null, email });
    expect(server.caught.map(({ to }) => to)).toEqual([[email]]);
    const [{ source = "" } = {}] = server.caught;
    expect(source).toMatch(/Subject: .*(Uji coba|Trial)/);
    expect(source).toContain("pesanan-2000000000.ics");
    expect(source).not.toMatch(/filename="?[^"\n]*\.pdf/);
    expect(await app.deps.db.prisma.outbox.count({ where: { jenis: "mail" } })).toBe(0);
    const { aksi, sesudah, userid } = await app.deps.db.prisma.audit.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect({ aksi, sesudah, userid }).toMatchObject({
      ...{ aksi: "test_mail", userid: superuser.userid, sesudah: { surel: "pay", email, result: "sent" } },
    });
  });

  test("is refused in words while the address isn't confirmed", async () => {
    await confirmed(null);
    const before = server.caught.length;
    const { body } = await send("pay", 409);
    expect(body.error.kind ?? body.error.code).toBe("ACTION_REFUSED");
    expect(body.error.message).toMatch(/confirmed/);
    expect(server.caught).toHaveLength(before);
    await confirmed(new Date());
    await send("pay", 200);
    expect(server.caught).toHaveLength(before + 1);
  });

  test("is refused when there were thirty within the hour", async () => {
    const kunci = `contohsurel:${superuser.userid}`;
    const before = server.caught.length;
    const tried = (jumlah: number) => app.deps.db.prisma.percobaan_login.update({ where: { kunci }, data: { jumlah } });
    await tried(29);
    await send("order", 200);
    await send("order", 429);
    expect(server.caught).toHaveLength(before + 1);
    await tried(0);
  });

  test("says what went wrong where no server takes it", async () => {
    const { body } = await superuser.get("system/pengaturan").expect(200);
    await superuser.post("system/pengaturan", { versi: body.versi, smtpalamat: "smtp://127.0.0.1:1" }).expect(200);
    expect((await send("order", 200)).body).toMatchObject({ result: "refused", email: (await own()).email });
  });
});
