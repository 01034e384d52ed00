import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../testing/booking.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";
import { createUser } from "../testing/world.ts";

let product: TestApp;
let pemda: Caller;
let dinas: Caller;
let bank: Caller;
let pengelola: Caller;

beforeAll(async () => {
  product = await createTestApp();
  pemda = await product.as("pemda");
  dinas = await product.as("dinas");
  bank = await product.as("bank");
  pengelola = await product.as("pengelola");
});
afterAll(() => product.close());

const agency = { skpdid: "5.05", skpdname: "Dinas Baru" };

test("what the writer has only one of is filled in and can't be chosen", async () => {
  const { body } = await pemda.post("tbl_skpd/add", agency).expect(200);
  expect(body.idpemda).toBe(product.world.home.idpemda);
  const answer = await pemda.post("tbl_skpd/add", { ...agency, idpemda: product.world.rival.idpemda }).expect(400);
  expect(answer.body.error.fields).toHaveProperty("idpemda");
});

test("somebody else's row doesn't exist", async () => {
  const { idskpd } = product.world.rival;
  await pemda.get(`tbl_skpd/view/${idskpd}`).expect(404);
  await pemda.post(`tbl_skpd/edit/${idskpd}`, { skpdname: "Milik saya" }).expect(404);
  await pemda.delete(`tbl_skpd/delete/${idskpd}`).expect(404);
  const { body } = await pemda.get("tbl_skpd?limit=100");
  expect(body.records.map((row: { idskpd: number }) => row.idskpd)).not.toContain(idskpd);
});

test("a reference outside the scope is refused, and so is one of another branch", async () => {
  const { home, rival } = product.world;
  const group = { pengelolaname: "Kelompok silang", idpemda: home.idpemda, idskpd: rival.idskpd };
  const crossed = await bank.post("tbl_kelompokpengelola/add", group).expect(400);
  expect(crossed.body.error.fields.idskpd).toContain("regional government");
  const foreign = await pemda
    .post("tbl_kelompokpengelola/add", { pengelolaname: "x", idskpd: rival.idskpd })
    .expect(400);
  expect(foreign.body.error.fields.idskpd).toContain("list");
});

test("nobody moves a row out of their own scope", async () => {
  const { home, rival } = product.world;
  const move = { idpemda: rival.idpemda, idskpd: rival.idskpd };
  await pemda.post(`tbl_kelompokpengelola/edit/${home.pengelolaid}`, { versi: 1, ...move }).expect(400);
  await pemda.get(`tbl_kelompokpengelola/view/${home.pengelolaid}`).expect(200);
});

test("a row in use stays, and the answer says by what", async () => {
  const { body } = await pemda.delete(`tbl_skpd/delete/${product.world.home.idskpd}`).expect(409);
  expect(body.error.code).toBe("IN_USE");
  expect(body.error.message).toMatch(/used by: \w+/);
});

test("a code that exists is told at its field", async () => {
  const { body } = await pemda.post("tbl_skpd/add", { skpdid: "1.03.01", skpdname: "Kembar" }).expect(409);
  expect(body.error).toMatchObject({
    code: "ALREADY_EXISTS",
    message: "Already exist!",
    fields: { skpdid: "Already exist!" },
  });
});

test("a manager edits an object's description but not its tariff", async () => {
  const { penginapan } = product.world.home.objects;
  const path = `mst_objectretribusi/edit/${penginapan}`;
  const { body } = await pengelola.post(path, { versi: 1, aturan: "Dilarang merokok" }).expect(200);
  expect(body.aturan).toBe("Dilarang merokok");
  for (const field of ["tarif", "idjenis", "idanggaran"]) {
    expect((await pengelola.post(path, { [field]: 1 }).expect(400)).body.error.fields).toHaveProperty(field);
  }
});

test("rich text loses everything that could run", async () => {
  const { penginapan } = product.world.home.objects;
  const deskripsi = `<p onclick="x()">Nyaman</p><script>alert(1)</script><img src="javascript:x" onerror="x()"><a href="javascript:x">y</a>`;
  const { body } = await dinas
    .post(`mst_objectretribusi/edit/${penginapan}`, {
      versi: await product.versionOf("mst_objectretribusi", penginapan),
      deskripsi,
    })
    .expect(200);
  expect(body.deskripsi).toContain("<p>Nyaman</p>");
  expect(body.deskripsi).not.toMatch(/script|onclick|onerror|javascript/);
});

test("a description that was stored before is shown clean, to staff and on the public page", async () => {
  const { objects } = product.world.home;
  const deskripsi =
    '<p>Lama<a href="https://x.test">y</a><img src="http://x.test/a.jpg"><img src="//x.test/b"><img src="data:x"></p>';
  await product.deps.db.prisma.mst_objectretribusi.update({ where: { objectid: objects.alat }, data: { deskripsi } });
  const clean = '<p>Lama<a href="https://x.test" rel="noopener noreferrer nofollow">y</a></p>';
  expect((await pengelola.get(`mst_objectretribusi/view/${objects.alat}`).expect(200)).body.deskripsi).toBe(clean);
  expect((await pengelola.get(`catalogue/${objects.alat}`).expect(200)).body.deskripsi).toBe(clean);
});

test("a withdrawn page is closed at the next request", async () => {
  const { prisma } = product.deps.db;
  const clerk = await product.as("pemda");
  await clerk.get("tbl_skpd").expect(200);
  const grant = { permissions: { name: "tbl_skpd/list_pemda" }, roles: { name: "pemda" } };
  const { permission_id, role_id } = await prisma.role_has_permissions.findFirstOrThrow({ where: grant });
  await prisma.role_has_permissions.delete({ where: { permission_id_role_id: { permission_id, role_id } } });
  await clerk.get("tbl_skpd").expect(403);
  await prisma.role_has_permissions.create({ data: { permission_id, role_id } });
  await clerk.get("tbl_skpd").expect(200);
});

test("an identity number is shown in full to its owner and the manager only", async () => {
  const { deps, world } = product;
  const owner = await product.as("nasabah");
  const data = { ...bookingOf(world.home, "penginapan", owner.userid), noidentitas: "3273010101900001" };
  const { id } = await deps.db.prisma.booking.create({ data });
  const seenBy = async (caller: Caller) => (await caller.get(`trx_penginapan/view/${id}`).expect(200)).body.noidentitas;
  expect(await seenBy(owner)).toBe("3273010101900001");
  expect(await seenBy(pengelola)).toBe("3273010101900001");
  for (const other of [dinas, bank, pemda]) expect(await seenBy(other)).toBe("3273********0001");
});

test("choices are rows in scope, found by search and narrowed by what they must share", async () => {
  const { home, rival } = product.world;
  const all: { value: number }[] = (await bank.get("components_data/tbl_skpd")).body;
  expect(all.map((option) => option.value)).toEqual(expect.arrayContaining([home.idskpd, rival.idskpd]));
  const narrowed: { value: number }[] = (await bank.get(`components_data/tbl_skpd?idpemda=${rival.idpemda}`)).body;
  expect(narrowed.map((option) => option.value)).toEqual([rival.idskpd]);
  const own: { value: number }[] = (await dinas.get("components_data/tbl_skpd")).body;
  expect(own.map((option) => option.value)).toEqual([home.idskpd]);
  expect((await bank.get("components_data/tbl_skpd?search=nothing+like+it")).body).toEqual([]);
  expect((await bank.get(`components_data/tbl_skpd?value=${home.idskpd}`)).body).toHaveLength(1);
  await bank.get("components_data/booking").expect(404);
});

test("a form asks whether a code exists, whoever's it is", async () => {
  await createUser(product.deps.db, "nasabah", product.world.rival);
  const { username } = await product.deps.db.prisma.userdata.findFirstOrThrow();
  const superuser = await product.as("superuser");
  expect((await superuser.get(`components_data/userdata_username_exist/${username}`)).body).toBe(true);
  expect((await superuser.get("components_data/userdata_username_exist/nobody.at.all")).body).toBe(false);
  await superuser.get("components_data/userdata_password_exist/x").expect(404);
  await superuser.get("components_data/userdata_fullname_exist/x").expect(404);
});

test("nobody but who adds or edits such records learns whether one exists, one's own aside", async () => {
  const { userdata } = product.deps.db.prisma;
  const nasabah = await product.as("nasabah");
  const { username, email } = await userdata.findUniqueOrThrow({ where: { userid: nasabah.userid } });
  const stranger = await createUser(product.deps.db, "nasabah", product.world.rival);
  const other = await userdata.findUniqueOrThrow({ where: { userid: stranger } });
  for (const who of [nasabah, pemda, bank]) {
    await who.get(`components_data/userdata_username_exist/${other.username}`).expect(403);
    await who.get("components_data/userdata_username_exist/nobody.at.all").expect(403);
    await who.get(`components_data/userdata_email_exist/${other.email}`).expect(403);
  }
  expect((await nasabah.get(`components_data/userdata_username_exist/${username}`).expect(200)).body).toBe(true);
  expect((await nasabah.get(`components_data/userdata_email_exist/${email.toUpperCase()}`).expect(200)).body).toBe(
    true,
  );
  await nasabah.get("components_data/tbl_skpd_skpdid_exist/1.03.01").expect(403);
});

test("a code is taken only among those it must differ from", async () => {
  const { home, rival } = product.world;
  await pemda.post("tbl_skpd/add", { skpdid: "8.01", skpdname: "Dinas Delapan" }).expect(200);
  const asks = async (who: typeof bank, query = "") =>
    (await who.get(`components_data/tbl_skpd_skpdid_exist/8.01${query}`).expect(200)).body;
  expect(await asks(bank, `?idpemda=${home.idpemda}`)).toBe(true);
  expect(await asks(bank, `?idpemda=${rival.idpemda}`)).toBe(false);
  expect(await asks(pemda), "their own region goes without saying").toBe(true);
});

test("search takes % and _ literally", async () => {
  await pemda.post("tbl_skpd/add", { skpdid: "6.06", skpdname: "Dinas 100%_ASLI" }).expect(200);
  expect((await pemda.get("tbl_skpd?search=100%25_")).body.records).toHaveLength(1);
  expect((await pemda.get("tbl_skpd?search=1%25I")).body.records).toHaveLength(0);
});

test("messages come in the asked language", async () => {
  const answer = await pemda.post("tbl_skpd/add", {}).set("Accept-Language", "id").expect(400);
  expect(answer.body.error.message).toBe("Data gagal ditambahkan. Perbaiki isian yang ditandai.");
  expect(answer.body.error.fields.skpdname).toBe("Isian ini wajib diisi.");
});

test.each(["en-us", "fr", "fr, de;q=0.5", "*"])("messages come in English to whoever asks for %s", async (asked) => {
  const answer = await pemda.post("tbl_skpd/add", {}).set("Accept-Language", asked).expect(400);
  expect(answer.body.error.message).toBe("Error inserting record. Please correct the marked fields.");
  expect(answer.body.error.fields.skpdname).toBe("Please fill in this field.");
});
