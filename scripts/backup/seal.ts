import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { sumOf } from "../process/sum.ts";
import { UserError } from "../process/user-error.ts";

/** A sealed file as it lies on the disk. */
export interface Sealed {
  readonly bytes: number;
  readonly sha256: string;
}

/** How content is sealed for whoever has one of the keys: the format of `age`, which has programs for every system. */
export function sealer(recipients: readonly string[]): Encrypter {
  if (recipients.length === 0) {
    throw new UserError(
      'Set BACKUP_RECIPIENTS: "npm run backup -- keys FILE" makes a key and says what to write there.',
    );
  }
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new UserError(`BACKUP_RECIPIENTS has "${recipient}", which is no key that begins with age1.`);
    }
  }
  return encrypter;
}

/** Writes content sealed to a new file; when it resolves the file is on the disk. */
export async function seal(source: Readable, path: string, encrypter: Encrypter): Promise<Sealed> {
  const hash = createHash("sha256");
  let bytes = 0;
  const sealed = Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(source)));
  await pipeline(
    sealed,
    async function* count(parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) {
        hash.update(part);
        bytes += part.length;
        yield part;
      }
    },
    createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
  );
  return { bytes, sha256: hash.digest("hex") };
}

/** @throws UserError where none of the keys fits */
export async function unseal(path: string, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(createReadStream(path))));
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("no identity matched"))) throw error;
    throw new UserError(`The key of BACKUP_IDENTITY doesn't open ${path}: it was sealed for another one.`);
  }
}

/** What a file is now, to compare with what it was. */
export const measure = (path: string): Promise<Sealed> => sumOf(createReadStream(path));

/**
 * Refuses a sealed file that isn't what it was when it was written.
 *
 * @throws UserError that says what is wrong with it
 */
export async function verify(path: string, expected: Sealed): Promise<void> {
  const found = await measure(path).catch(() => null);
  if (found === null) throw new UserError(`${path} is missing: nothing was put back.`);
  if (found.bytes < expected.bytes)
    throw new UserError(
      `${path} is cut off, ${found.bytes} of ${expected.bytes} bytes are there: nothing was put back.`,
    );
  if (found.sha256 !== expected.sha256)
    throw new UserError(`${path} is damaged, its checksum is not that of the backup: nothing was put back.`);
}

/** Makes a key: the secret half goes to a new file that only this user may read, the other half is answered. */
export async function makeKey(path: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    writeFileSync(path, `# public key: ${recipient}\n${identity}\n`, { flag: "wx", mode: 0o600 });
  } catch {
    throw new UserError(`${path} is there already, or can't be written: no key was made.`);
  }
  return recipient;
}
