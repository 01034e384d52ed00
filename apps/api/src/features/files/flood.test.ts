import { once } from "node:events";
import { access, readdir } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ApiProcess, startApi } from "../../testing/api-process.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { underWay, upload } from "../../testing/uploads.ts";
import { registerFiles } from "./quota.ts";
import { sweepFiles } from "./removal.ts";

const megabyte = 1024 * 1024;
/** Eight of these in memory would be 392 MB. */
const large = new Blob([Buffer.alloc(49 * megabyte, "abcdefg,hijklmn\n")]);
/** What eight uploads at once may cost in megabytes, pieces under way and the collector of a busy machine included. */
const bound = 240;

// Gigabytes go through the disk of a machine that others use as well.
vi.setConfig({ testTimeout: 240_000 });

let product: TestApp;
let api: ApiProcess;
beforeAll(async () => {
  product = await createTestApp();
  api = await startApi(product.deps.env);
});
afterAll(async () => {
  await api.stop();
  await product.close();
});

/** As a browser does: an answer that comes before everything is sent is read, while `fetch` of Node may fail on what it still has to send. */
async function sendOnce({ token }: Caller, path: string) {
  const form = new FormData();
  form.set("import", large, "data.csv");
  const { headers, body } = new Response(form);
  const own = { authorization: `Bearer ${token}`, "accept-language": "en" };
  const sending = request(`${api.url}/api/${path}`, {
    method: "POST",
    headers: { ...own, ...Object.fromEntries(headers) },
  });
  const answered = once(sending, "response");
  if (body) pipeline(Readable.from(body), sending).catch(() => undefined);
  const [answer]: IncomingMessage[] = await answered;
  const text = Buffer.concat((await answer?.toArray()) ?? []).toString();
  return { status: answer?.statusCode, body: JSON.parse(text) };
}

/** On a busy machine the connection may be gone before the answer was read, for a browser as well; it is then sent again. */
async function send(caller: Caller, path: string, tries = 3): ReturnType<typeof sendOnce> {
  try {
    return await sendOnce(caller, path);
  } catch (error) {
    const isCut = error instanceof Error && "code" in error && (error.code === "EPIPE" || error.code === "ECONNRESET");
    if (!isCut || tries === 1) throw error;
    return send(caller, path, tries - 1);
  }
}

const stored = async () => {
  const folder = `${product.deps.env.FILES_DIR}/impor`;
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  return exists ? readdir(folder) : [];
};

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

test("who may not import fills neither memory nor disk, whatever they send", async () => {
  const customer = await product.as("nasabah");
  await customer.get("account/currentuserdata");
  for (const path of ["filehelper/uploadfile", "sync/tbl_skpd/file", "tbl_skpd/import"]) {
    let answers: Awaited<ReturnType<typeof send>>[] = [];
    const growth = await api.growthDuring(async () => {
      answers = await Promise.all(eight.map(() => send(customer, path)));
    });
    expect(answers.map(({ status }) => status)).toEqual(eight.map(() => 403));
    expect(growth, path).toBeLessThan(bound);
  }
  expect(await stored()).toEqual([]);
  expect(await underWay(product)).toEqual([]);
  expect(await product.deps.db.prisma.berkas.count()).toBe(0);
});

test("who may is received on disk, up to their quota, however many they send at once", async () => {
  const bank = await product.as("bank");
  let answers: Awaited<ReturnType<typeof send>>[] = [];
  const growth = await api.growthDuring(async () => {
    answers = await Promise.all(eight.map(() => send(bank, "filehelper/uploadfile")));
  });
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, ...Array(6).fill(413)]);
  expect(growth).toBeLessThan(bound);
  expect(answers.find(({ status }) => status === 413)?.body.error).toEqual({
    code: "UPLOAD_QUOTA",
    message:
      "Your uploaded files that no record uses yet take 98 of 100 MB (2 of 100 files). Save or remove some of them, or try again in 60 minutes.",
  });
  expect(await stored()).toHaveLength(2);
  expect(await underWay(product)).toEqual([]);
  const { prisma } = product.deps.db;
  const hoursAgo = new Date(Date.now() - 61 * 60_000);
  await prisma.berkas.updateMany({ where: { pemilik: bank.userid }, data: { date_created: hoursAgo } });
  const again = await send(bank, "filehelper/uploadfile");
  expect(again.status).toBe(200);
  expect(await stored()).toHaveLength(1);
  expect(await sweepFiles(product.deps)).toBe(0);
});

const pdf = Buffer.from("%PDF-1.7\n%%EOF");
const waitingFile = (caller: Caller, n: number) => ({
  path: `dokumen/waiting${caller.userid}-${n}`,
  namaasli: "a",
  mime: "application/pdf",
  ukuran: 1,
  pemilik: caller.userid,
  sementara: true,
});
const { files: most } = uploadLimits.waiting;
const waiting = (caller: Caller) => product.deps.db.prisma.berkas.count({ where: { pemilik: caller.userid } });

test("twenty uploads at once, to two processes, can't all be the last that fits", async () => {
  const caller = await product.as("nasabah");
  const data = Array.from({ length: most - 2 }, (_, n) => waitingFile(caller, n));
  await product.deps.db.prisma.berkas.createMany({ data });
  const elsewhere = async () => {
    const body = new FormData();
    body.set("file", new Blob([pdf], { type: "application/pdf" }), "surat.pdf");
    const headers = { authorization: `Bearer ${caller.token}` };
    return fetch(`${api.url}/api/fileuploader/upload/document`, { method: "POST", body, headers });
  };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? elsewhere() : upload(product, caller, [{ content: pdf }], "document"),
    ),
  );
  const refused = Array.from({ length: 18 }, () => 413);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, ...refused]);
  expect(await waiting(caller)).toBe(most);
});

test("twenty uploads at once can't pass the megabytes together, nor two files the room of one", async () => {
  const caller = await product.as("nasabah");
  const user = { userid: caller.userid };
  const file = (n: number, megabytes: number) => ({
    ...{ path: `dokumen/large${caller.userid}-${n}`, namaasli: "a", mime: "application/pdf", umum: false },
    ukuran: megabytes * megabyte,
  });
  const room = Math.floor(uploadLimits.waiting.megabytes / 9);
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => registerFiles(product.deps, user, [file(n, 9)])),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(room);
  const left = uploadLimits.waiting.megabytes - 9 * room;
  await expect(registerFiles(product.deps, user, [file(20, left), file(21, left)])).rejects.toMatchObject({
    code: "UPLOAD_QUOTA",
  });
  await registerFiles(product.deps, user, [file(20, left)]);
  expect(await waiting(caller)).toBe(room + 1);
});

test("control: whoever counts without writing the person's row first lets both in", async () => {
  const caller = await product.as("nasabah");
  const { prisma } = product.deps.db;
  await prisma.berkas.createMany({ data: Array.from({ length: most - 1 }, (_, n) => waitingFile(caller, n)) });
  const counted = Promise.withResolvers<void>();
  let both = 0;
  const store = (n: number) =>
    prisma.$transaction(async (tx) => {
      const count = await tx.berkas.count({ where: { pemilik: caller.userid } });
      both += 1;
      if (both === 2) counted.resolve();
      await counted.promise;
      if (count < most) await tx.berkas.create({ data: waitingFile(caller, most + n) });
    });
  await Promise.all([store(1), store(2)]);
  expect(await waiting(caller)).toBe(most + 1);
});
