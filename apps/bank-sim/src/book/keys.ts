import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "./whole-file.ts";

/** The bank's own key: made at the first start in this folder; `public.pem` beside it is for the biller. */
export function openKey(folder: string): KeyObject {
  const path = join(folder, "private.pem");
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    writeWhole(path, privateKey.export({ type: "pkcs8", format: "pem" }).toString());
  }
  const key = createPrivateKey(readFileSync(path));
  writeWhole(join(folder, "public.pem"), createPublicKey(key).export({ type: "spki", format: "pem" }).toString());
  return key;
}
