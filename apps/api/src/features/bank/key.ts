import { createHash, createHmac, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { Row } from "@retribusi/contract/define/entity";
import type { kunciBank } from "@retribusi/contract/features/bank/key.entity";
import { AppError } from "../../lib/app-error.ts";
import { type Keys, sealSecret, secretFor } from "../../lib/secret.ts";

type Key = Pick<Row<typeof kunciBank>, "jenis" | "nilai">;

const noPublicKey = {
  en: "This is no public RSA key of 2048 bits or more. Please paste the whole PEM, from BEGIN to END.",
  id: "Ini bukan kunci publik RSA 2048 bit atau lebih. Tempelkan seluruh PEM, dari BEGIN sampai END.",
};
const shortSecret = {
  en: "A shared secret has at least 16 characters.",
  id: "Rahasia bersama paling sedikit 16 karakter.",
};
const refused = (why: typeof noPublicKey) => new AppError("VALIDATION", { fields: { nilai: why } });

const noPrivateKey = {
  en: "This is no private RSA key of 2048 bits or more without a password. Please paste the whole PEM, from BEGIN to END.",
  id: "Ini bukan kunci privat RSA 2048 bit atau lebih tanpa kata sandi. Tempelkan seluruh PEM, dari BEGIN sampai END.",
};

/** What stands in a PEM, also where a field of one line has lost its ends of line. */
const derOf = (typed: string) => Buffer.from(typed.replace(/-----[A-Z ]+-----/g, "").replace(/\s/g, ""), "base64");

const isStrong = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean =>
  asymmetricKeyType === "rsa" && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;

/** By which people compare the two halves of a key on both sides: the first half of the SHA-256 of its public one. */
const markOf = (publicKey: KeyObject): string =>
  createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("hex")
    .slice(0, 32);

/** Throws VALIDATION for anything but a strong RSA key. */
function keyOf(read: () => KeyObject, why: typeof noPublicKey): KeyObject {
  try {
    const key = read();
    if (isStrong(key)) return key;
  } catch {
    // Whatever it is, it is no key.
  }
  throw refused(why);
}

function keptPublicKey(typed: string) {
  const key = keyOf(() => createPublicKey({ key: derOf(typed), format: "der", type: "spki" }), noPublicKey);
  return { nilai: key.export({ type: "spki", format: "pem" }).toString(), sidik: markOf(key) };
}

function keptPrivateKey(env: Keys, typed: string) {
  const type = typed.includes("RSA PRIVATE") ? "pkcs1" : "pkcs8";
  const key = keyOf(() => createPrivateKey({ key: derOf(typed), format: "der", type }), noPrivateKey);
  const pem = key.export({ type: "pkcs8", format: "pem" }).toString();
  return { nilai: sealSecret(env, pem), sidik: markOf(createPublicKey(key)) };
}

/** What is kept of a key, and a mark by which people tell it from others. Throws VALIDATION. */
export function keptKey(env: Keys, { jenis, nilai }: Key): Key & { readonly sidik: string } {
  if (jenis === "publik") return { jenis, ...keptPublicKey(nilai) };
  if (jenis === "privat") return { jenis, ...keptPrivateKey(env, nilai) };
  if (nilai.length < 16) throw refused(shortSecret);
  // Keyed, or a list of likely secrets could be tried against what everybody who reads the list sees.
  const sidik = createHmac("sha256", secretFor(env, "marks of bank secrets")).update(nilai).digest("hex").slice(0, 16);
  return { jenis, nilai: sealSecret(env, nilai), sidik };
}
