import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Decrypter } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeKey, type Sealed, seal, sealer, unseal, verify } from "./seal.ts";
import { readBackupSettings, readIdentities } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "retribusi-seal-"));
const path = join(folder, "part.age");
const text = "a row\n".repeat(50_000);
const keysOf = (file: string) => readIdentities(readBackupSettings({ BACKUP_IDENTITY: file }));
let recipients: string[];
let sealed: Sealed;

beforeAll(async () => {
  recipients = [await makeKey(join(folder, "key")), await makeKey(join(folder, "second"))];
  sealed = await seal(Readable.from([Buffer.from(text)]), path, sealer(recipients));
});
afterAll(() => rmSync(folder, { recursive: true }));

const readWith = async (file: string): Promise<string> =>
  Buffer.concat(await (await unseal(path, keysOf(file))).toArray()).toString();

test("whoever has the secret half of one of the keys opens what was sealed, and nobody else", async () => {
  expect(await readWith(join(folder, "key"))).toBe(text);
  expect(await readWith(join(folder, "second"))).toBe(text);
  await makeKey(join(folder, "third"));
  await expect(readWith(join(folder, "third"))).rejects.toThrow("doesn't open");
  expect(readFileSync(path).includes("a row")).toBe(false);
});

test("it is a file that other programs for age open", async () => {
  const decrypter = new Decrypter();
  for (const key of keysOf(join(folder, "key"))) decrypter.addIdentity(key);
  expect(await decrypter.decrypt(readFileSync(path), "text")).toBe(text);
});

test("the file of a key is its owner's alone, and is never written over", async () => {
  expect(statSync(join(folder, "key")).mode & 0o777).toBe(0o600);
  await expect(makeKey(join(folder, "key"))).rejects.toThrow("is there already");
});

test.each([
  ["cut off", (content: Buffer) => content.subarray(0, -1)],
  ["damaged", (content: Buffer) => content.fill(content.readUInt8(500) ^ 1, 500, 501)],
])("a file that is %s is refused before anything of it is used", async (words, spoil) => {
  await verify(path, sealed);
  const other = join(folder, "spoilt");
  writeFileSync(other, spoil(Buffer.from(readFileSync(path))));
  await expect(verify(other, sealed)).rejects.toThrow(words);
});

test.each([
  [{}, "Set BACKUP_IDENTITY"],
  [{ BACKUP_IDENTITY: "/nowhere" }, "can't be read"],
  [{ BACKUP_IDENTITY: import.meta.filename }, "has no line"],
])("a key that isn't there is told: %j", (env, words) => {
  expect(() => readIdentities(readBackupSettings(env))).toThrow(words);
});

test.each([
  [[], "BACKUP_RECIPIENTS"],
  [["age1wrong"], 'has "age1wrong"'],
])("nothing is sealed for nobody: %j", (keys, words) => {
  expect(() => sealer(keys)).toThrow(words);
});
