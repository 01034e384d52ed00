import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "../../lib/log.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { createTestDeps, type TestDeps } from "../../testing/test-deps.ts";
import { createUser, createWorld, type World } from "../../testing/world.ts";
import { createKey } from "./api-key.ts";
import { endSession, endSessions, findSession, getChanged, openSession } from "./session.ts";
import { writeUses } from "./session-use.ts";
import { signToken } from "./token.ts";

let own: TestDeps;
let world: World;
beforeAll(async () => {
  own = await createTestDeps();
  world = await createWorld(own.deps.db);
});
afterAll(() => own.close());

/** What was logged, the latest last. */
let logged: Record<string, unknown>[] = [];
const log = createLog("info", { write: (line) => void logged.push(JSON.parse(line)) });
const hour = 3_600_000;
const start = new Date(Date.now());
/** Hours after the start. */
const at = (hours: number) => new Date(start.getTime() + hours * hour);
const depsAt = (hours: number) => ({ ...own.deps, log, clock: { now: () => at(hours) } });

let userid: number;
beforeEach(async () => {
  userid = await createUser(own.deps.db, "dinas", world.home);
  logged = [];
});

const place = { ip: "192.0.2.7", userAgent: "a browser", id: "request 1" };
const request = { ...place, language: "en" as const, page: "/api/auth/logout", token: undefined };
const prisma = () => own.deps.db.prisma;
const open = (facts: Partial<Parameters<typeof openSession>[1]> = {}, more: { token?: string } = {}) =>
  openSession(depsAt(0), { userid, versitoken: 0, remembered: false, ...facts }, { ...place, ...more });
const find = (token: string, hours = 0, isUse = false) => findSession(depsAt(hours), token, isUse);
const rows = () => prisma().sesi.findMany({ where: { userid }, orderBy: { dibuat: "asc" } });
const trail = () => prisma().audit.findMany({ where: { userid }, orderBy: { id: "asc" } });

/** Why a token opens nothing. */
async function refused(token: string, hours = 0) {
  const error: unknown = await find(token, hours).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  return error;
}
const because = (code: string, reason?: string) => ({
  code,
  facts: expect.objectContaining(reason ? { details: { reason } } : {}),
});

describe("a session that is opened", () => {
  test("is kept with its place, its span and what proved the person, and is in the trail, the log and the account", async () => {
    const { token, penutupanbatal } = await open();
    expect(penutupanbatal).toBe(false);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    const span = { dibuat: start, terakhir: start, kedaluwarsa: at(8) };
    expect(row).toMatchObject({ versi: 0, alamatip: place.ip, perangkat: place.userAgent, faktor: "sandi", ...span });
    const entry = { aksi: "login", entitas: "sesi", kunci: row?.jti, alamatip: place.ip };
    expect(await trail()).toMatchObject([{ ...entry, sesudah: { faktor: "sandi" } }]);
    const security = {
      kind: "masuk",
      userid,
      faktor: "sandi",
      jti: row?.jti,
      ip: place.ip,
      userAgent: place.userAgent,
    };
    expect(logged).toMatchObject([{ msg: "security event", security: { ...security, requestId: place.id } }]);
    expect((await prisma().userdata.findUniqueOrThrow({ where: { userid } })).tglmasuk).toEqual(start);
    const signedIn = {
      userid,
      role: "dinas",
      roles: ["dinas"],
      named: { role: "dinas", roles: ["dinas"] },
      signedIn: start,
    };
    expect(await find(token)).toMatchObject({ ...signedIn, jti: row?.jti, skpdid: world.home.idskpd });
  });

  test("is told from others by its factor and lasts thirty days when it is remembered", async () => {
    await open({ faktor: "totp", remembered: true });
    expect(await rows()).toMatchObject([{ faktor: "totp", kedaluwarsa: at(30 * 24) }]);
    expect(await trail()).toMatchObject([{ sesudah: { faktor: "totp" } }]);
  });

  test("ends the one that the device had, and no other", async () => {
    const [mine, other] = [await open(), await open()];
    await open({}, { token: mine.token });
    expect(await refused(mine.token)).toMatchObject(because("SESSION_ENDED", "replaced"));
    expect((await find(other.token)).userid).toBe(userid);
    expect((await trail()).map(({ aksi }) => aksi)).toEqual(["login", "login", "logout", "login"]);
  });

  test("is none when what proved the person is used up", async () => {
    const claim = () => Promise.reject(new Error("used up"));
    const opening = { userid, versitoken: 0, remembered: false };
    await expect(openSession(depsAt(0), opening, place, claim)).rejects.toThrow("used up");
    expect([await rows(), await trail(), logged]).toEqual([[], [], []]);
  });

  test("keeps an account that was to be closed", async () => {
    await prisma().userdata.update({ where: { userid }, data: { tutuppada: at(100) } });
    expect((await open()).penutupanbatal).toBe(true);
  });

  test("speaks for the role that was chosen in it, and for the first one when that was taken away", async () => {
    const { token } = await open();
    const { id } = await prisma().roles.findUniqueOrThrow({ where: { name: "bank" } });
    const second = { model_id: userid, role_id: id, urutan: 2 };
    await prisma().model_has_roles.create({ data: second });
    expect(await find(token)).toMatchObject({ role: "dinas", roles: ["dinas", "bank"] });
    await prisma().sesi.updateMany({ where: { userid }, data: { peran: "bank" } });
    expect(await find(token)).toMatchObject({ role: "bank", roles: ["dinas", "bank"], named: { role: "bank" } });
    await prisma().model_has_roles.deleteMany({ where: { model_id: userid, role_id: id } });
    expect(await find(token)).toMatchObject({ role: "dinas", roles: ["dinas"] });
  });

  test("of a role that we don't know has no rights of any we know", async () => {
    const { id } = await prisma().roles.create({ data: { name: `tamu ${userid}` } });
    await prisma().model_has_roles.updateMany({ where: { model_id: userid }, data: { role_id: id } });
    const { token } = await open();
    expect(await find(token)).toMatchObject({ role: "default", roles: ["default"], named: { role: `tamu ${userid}` } });
  });
});

describe("a token", () => {
  test("that we didn't sign opens nothing", async () => {
    expect(await refused("nonsense")).toMatchObject(because("UNAUTHENTICATED"));
  });

  test("runs out with its session, to the second", async () => {
    const { token } = await open();
    await prisma().sesi.updateMany({ where: { userid }, data: { terakhir: at(7.9) } });
    expect((await find(token, 7.99)).userid).toBe(userid);
    expect(await refused(token, 8)).toMatchObject(because("SESSION_ENDED", "expired"));
  });

  test("of one person never opens the session of another, and it is noted whose it says to be", async () => {
    await open();
    const [row] = await rows();
    const other = await createUser(own.deps.db, "bank", world.home);
    const token = signToken(own.deps, { jti: row?.jti ?? "", userid: other }, start, at(8));
    const error = await refused(token);
    expect(error).toMatchObject({ code: "SESSION_ENDED", facts: { security: { userid: other } } });
  });

  test("of a session that never was says nothing of a reason, and whose it says to be", async () => {
    const token = signToken(own.deps, { jti: crypto.randomUUID(), userid }, start, at(8));
    const error = await refused(token);
    expect(error).toMatchObject({ code: "SESSION_ENDED", facts: { security: { userid } } });
    expect(error).not.toHaveProperty("facts.details");
  });

  test("is used when somebody works with it, and not by an open screen", async () => {
    const { token } = await open();
    const used = async () => (await rows())[0]?.terakhir;
    await find(token, 1);
    await writeUses(depsAt(1));
    expect(await used()).toEqual(start);
    await findSession(depsAt(1), token);
    await writeUses(depsAt(1));
    expect(await used()).toEqual(at(1));
  });

  test("lies unused for as long as staff may leave it, and the session ends with that", async () => {
    const { token } = await open();
    expect(await refused(token, 7.9)).toMatchObject(because("SESSION_ENDED", "idle"));
    expect(await rows()).toMatchObject([{ sebabcabut: "diam" }]);
  });
});

describe("a personal key", () => {
  const keyOf = async () => {
    const { token } = await open();
    return (await createKey(depsAt(0), await find(token), userid, place.ip)).key;
  };

  test("speaks for its owner, who didn't sign in with it, for a year", async () => {
    const key = await keyOf();
    const holder = await find(key);
    expect([holder.userid, holder.signedIn]).toEqual([userid, undefined]);
    expect((await find(key, 365 * 24 - 0.01)).userid).toBe(userid);
    expect(await refused(key, 365 * 24)).toMatchObject(because("SESSION_ENDED", "expired"));
  });

  test("that nobody has is no key", async () => {
    const key = await keyOf();
    expect(await refused("erk_nonsense")).toMatchObject(because("UNAUTHENTICATED"));
    expect(await refused(`${key.slice(0, -3)}xyz`)).toMatchObject(because("UNAUTHENTICATED"));
    const unknown = key.replace(/erk_[0-9a-f-]{36}/, `erk_${crypto.randomUUID()}`);
    expect(await refused(unknown)).toMatchObject(because("SESSION_ENDED"));
  });
});

describe("a session after a change of it", () => {
  test("is read anew, whether somebody signed in or a key speaks for them", async () => {
    const user = await find((await open()).token);
    await prisma().userdata.update({ where: { userid }, data: { fullname: "Nama Baru" } });
    expect(await getChanged(own.deps, user)).toMatchObject({ fullname: "Nama Baru", signedIn: start });
    const { signedIn: _, ...byKey } = user;
    expect(await getChanged(own.deps, byKey)).not.toHaveProperty("signedIn");
  });

  test("that has ended meanwhile is told", async () => {
    const user = await find((await open()).token);
    await prisma().sesi.deleteMany({ where: { userid } });
    await expect(getChanged(own.deps, user)).rejects.toThrow("SESSION_ENDED");
  });
});

describe("signing out", () => {
  test("ends this session alone, in the trail and the log", async () => {
    const [mine, other] = [await open(), await open()];
    const user = await find(mine.token);
    logged = [];
    await endSession(depsAt(1), user, request);
    expect(await refused(mine.token)).toMatchObject(because("SESSION_ENDED", "signed-out"));
    expect((await find(other.token)).userid).toBe(userid);
    expect((await trail()).at(-1)).toMatchObject({ aksi: "logout", entitas: "sesi", kunci: user.jti, peran: "dinas" });
    const security = { kind: "keluar", userid, jti: user.jti, ip: place.ip, userAgent: place.userAgent };
    expect(logged).toMatchObject([{ msg: "security event", security: { ...security, requestId: place.id } }]);
  });

  test("once more keeps the first reason", async () => {
    const { token } = await open();
    const user = await find(token);
    await prisma().sesi.updateMany({ where: { userid }, data: { dicabut: start, sebabcabut: "petugas" } });
    await endSession(depsAt(1), user, request);
    expect(await refused(token)).toMatchObject(because("SESSION_ENDED", "administrator"));
  });
});

describe("all sessions of somebody", () => {
  const end = (kept?: string) => inTransaction(own.deps.db, (tx) => endSessions(tx, userid, "sandi", kept));

  test("end with the reason, the personal key and the links to another address, and nobody else's", async () => {
    const { token } = await open();
    const key = (await createKey(depsAt(0), await find(token), userid, place.ip)).key;
    const other = await createUser(own.deps.db, "bank", world.home);
    const link = { hash: "", kedaluwarsa: at(1) };
    const links = [
      { ...link, hash: `a${userid}`, userid, jenis: "surel" as const },
      { ...link, hash: `b${userid}`, userid, jenis: "surel" as const, dipakai: start },
      { ...link, hash: `c${userid}`, userid, jenis: "reset" as const },
      { ...link, hash: `d${userid}`, userid: other, jenis: "surel" as const },
    ];
    await prisma().token_user.createMany({ data: links });
    const others = await openSession(depsAt(0), { userid: other, versitoken: 0, remembered: false }, place);
    await end();
    expect(await refused(token)).toMatchObject(because("SESSION_ENDED", "password"));
    expect(await refused(key)).toBeInstanceOf(Error);
    const user = await prisma().userdata.findUniqueOrThrow({ where: { userid } });
    expect([user.versitoken, user.authorization]).toEqual([1, null]);
    expect((await find(others.token)).userid).toBe(other);
    const left = await prisma().token_user.findMany({
      where: { userid: { in: [userid, other] } },
      orderBy: { hash: "asc" },
    });
    expect(left.map(({ hash }) => hash[0])).toEqual(["b", "c", "d"]);
  });

  test("but for the one to keep, which goes on with the new version", async () => {
    const [mine, other] = [await open(), await open()];
    const { jti } = await find(mine.token);
    await end(jti);
    expect((await find(mine.token)).jti).toBe(jti);
    expect(await refused(other.token)).toMatchObject(because("SESSION_ENDED", "password"));
    const versions = (await rows()).map((row) => [row.jti === jti, row.versi]);
    expect(versions.sort()).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });

  test("which had ended before keep their reason", async () => {
    const { token } = await open();
    await endSession(depsAt(0), await find(token), request);
    await end();
    expect(await refused(token)).toMatchObject(because("SESSION_ENDED", "signed-out"));
  });
});

test("a session of an account that may not be used says why, unless it had ended for another reason", async () => {
  const [open1, open2] = [await open(), await open()];
  await endSession(depsAt(0), await find(open2.token), request);
  await prisma().userdata.update({ where: { userid }, data: { statusakun: 2 } });
  expect(await refused(open1.token)).toMatchObject(because("ACCOUNT_BLOCKED"));
  expect(await refused(open2.token)).toMatchObject(because("SESSION_ENDED", "signed-out"));
  await prisma().sesi.updateMany({ where: { userid }, data: { dicabut: start, sebabcabut: "akun" } });
  expect(await refused(open1.token)).toMatchObject(because("ACCOUNT_BLOCKED"));
});
