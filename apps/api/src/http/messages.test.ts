import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { importCsv } from "../testing/csv.ts";
import { createPerson, login, password } from "../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";
import { jpeg, upload } from "../testing/uploads.ts";

/** The messages of the specification (§8), each from the case it was made for. They are written out by hand. */

let app: TestApp;
let superuser: Caller;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
});
afterAll(() => app.close());

type Answer = { readonly status: number; readonly body: { readonly error: { readonly message: string } } };
const reported = ({ status, body }: Answer) => [status, body.error.message];

const category = (kategoriname: string) => ({ kategoriname, jenisbooking: "gedung" });
async function addCategory(name: string): Promise<number> {
  const { body } = await superuser.post("tbl_kategoriobject/add", category(name)).expect(200);
  return body.kategoriid;
}

describe("a call", () => {
  test("that fails through a fault of ours: Error processing request!", async () => {
    vi.spyOn(app.deps.db.pool, "query").mockRejectedValue(new Error("planted"));
    const answer = await superuser.get("tbl_pemda");
    vi.restoreAllMocks();
    expect(reported(answer)).toEqual([500, "Error processing request!"]);
    await superuser.get("tbl_pemda").expect(200);
  });

  test("whose body is no JSON: Invalid request", async () => {
    const broken = superuser.post("tbl_kategoriobject/add").set("Content-Type", "application/json");
    expect(reported(await broken.serialize((body) => body).send('{"kategoriname": '))).toEqual([
      400,
      "Invalid request",
    ]);
  });

  test("for a record that isn't there: No Record Found", async () => {
    expect(reported(await superuser.get("tbl_kategoriobject/view/999999"))).toEqual([404, "No Record Found"]);
  });
});

describe("a record", () => {
  test("that is added with something wrong: Error inserting record", async () => {
    const answer = await superuser.post("tbl_kategoriobject/add", { kategoriname: "" });
    expect(reported(answer)).toEqual([400, "Error inserting record. Please correct the marked fields."]);
    expect(Object.keys(answer.body.error.fields)).toEqual(["kategoriname", "jenisbooking"]);
    const indonesian = await superuser.post("tbl_kategoriobject/add", {}).set("Accept-Language", "id");
    expect(reported(indonesian)).toEqual([400, "Data gagal ditambahkan. Perbaiki isian yang ditandai."]);
  });

  test("that is there already: Already exist!", async () => {
    await addCategory("Kembar");
    expect(reported(await superuser.post("tbl_kategoriobject/add", category("Kembar")))).toEqual([
      409,
      "Already exist!",
    ]);
  });

  test("that is gone when its change comes, or changed with something wrong: No record updated", async () => {
    const id = await addCategory("Sebentar");
    const wrong = await superuser.post(`tbl_kategoriobject/edit/${id}`, { versi: 1, kategoriname: "" });
    expect(reported(wrong)).toEqual([400, "No record updated. Please correct the marked fields."]);
    await superuser.delete(`tbl_kategoriobject/delete/${id}`).expect(200);
    const gone = await superuser.post(`tbl_kategoriobject/edit/${id}`, { versi: 1, kategoriname: "Lama" });
    expect(reported(gone)).toEqual([404, "No record updated. No Record Found"]);
    expect(gone.body.error.code).toBe("NOT_FOUND");
  });

  test("that is gone or in use when it is deleted: Error deleting the record. please make sure that the record exit", async () => {
    const sentence = "Error deleting the record. please make sure that the record exit";
    const gone = await superuser.delete("tbl_kategoriobject/delete/999999");
    expect(reported(gone)).toEqual([404, `${sentence}. No Record Found`]);
    const used = await superuser.delete(`tbl_skpd/delete/${app.world.home.idskpd}`);
    expect(used.status).toBe(409);
    expect(used.body.error.message.startsWith(`${sentence}. It is still used by: `)).toBe(true);
  });
});

/** A folder that can be made and no file fits into: with a file's name the path is longer than the system allows. */
const deepBelow = (place: string) => `${place}/${"x".repeat(99)}`.padEnd(4070, `/${"y".repeat(99)}`);

describe("a file", () => {
  test("that isn't chosen: No file selected for upload", async () => {
    expect(reported(await upload(app, superuser, []))).toEqual([400, "No file selected for upload"]);
  });

  test("of another format: File format not supported", async () => {
    const text = [{ content: Buffer.from("no picture"), name: "a.jpg" }];
    expect(reported(await upload(app, superuser, text))).toEqual([415, "File format not supported"]);
  });

  test("that can't be received or stored: Error uploading file", async () => {
    const picture = [{ content: await jpeg(9, 9) }];
    const sentence =
      "Error uploading file. Please try again in a moment; if it keeps happening, tell the administrator.";
    vi.spyOn(app.deps.files, "write").mockRejectedValue(new Error("no space left on device"));
    expect(reported(await upload(app, superuser, picture))).toEqual([500, sentence]);
    vi.restoreAllMocks();
    const { within } = app.deps.temporary;
    vi.spyOn(app.deps.temporary, "within").mockImplementation((work) => within((place) => work(deepBelow(place))));
    expect(reported(await upload(app, superuser, picture))).toEqual([500, sentence]);
    vi.restoreAllMocks();
    await upload(app, superuser, picture).expect(200);
  });

  test("of records, one of which is wrong: No record inserted", async () => {
    const file = "kategoriname,jenisbooking\nAula,gedung\nBus,terbang\n";
    const answer = await importCsv(app, superuser, "tbl_kategoriobject", file);
    expect(reported(answer)).toEqual([400, "No record inserted. 1 of 2 lines have problems."]);
  });
});

describe("signing in", () => {
  test("with a captcha that wasn't solved: Invalid captcha code", async () => {
    const { username } = await createPerson(app);
    for (let n = 0; n < 3; n += 1) await login(app, { username, password: "Salah#2026" }).expect(401);
    const answer = await login(app, { username, password, captcha: "nonsense" });
    expect(reported(answer)).toEqual([400, "Invalid captcha code"]);
    await app.deps.db.prisma.percobaan_login.deleteMany();
  });

  test("with a wrong password: Username or password not correct.", async () => {
    const { username } = await createPerson(app);
    const answer = await login(app, { username, password: "Salah#2026" });
    expect(reported(answer)).toEqual([401, "Username or password not correct."]);
  });

  const stateOf = async (status: number) => {
    const { username } = await createPerson(app, "nasabah", status);
    return reported(await login(app, { username, password }));
  };

  test("to an account that was blocked: Your account has been blocked.", async () => {
    expect(await stateOf(2)).toEqual([403, "Your account has been blocked."]);
  });

  test("to an account that isn't active: Your account is not active. Please contact system administrator for more information.", async () => {
    expect(await stateOf(0)).toEqual([
      403,
      "Your account is not active. Please contact system administrator for more information.",
    ]);
  });

  test("to an account that waits: Your account is waiting for review.", async () => {
    expect(await stateOf(3)).toEqual([403, "Your account is waiting for review."]);
  });
});

test("a new password that isn't repeated: Your password confirmation is not consistent.", async () => {
  const change = { passwordlama: password, password: "Panjang#2026-baru", konfirmasipassword: "lain" };
  const answer = await superuser.post("account/edit", { versi: 1, ...change }).expect(400);
  expect(answer.body.error.fields.konfirmasipassword).toBe("Your password confirmation is not consistent.");
});
