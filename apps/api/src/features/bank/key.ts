import { createHash, createHmac, createPublicKey } from "node:crypto";
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

/** A public key as PEM, also where a field of one line has lost its ends of line. Throws VALIDATION. */
function publicKeyOf(typed: string): { readonly pem: string; readonly sidik: string } {
  const body = typed.replace(/-----[A-Z ]+-----/g, "").replace(/\s/g, "");
  try {
    const key = createPublicKey({ key: Buffer.from(body, "base64"), format: "der", type: "spki" });
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== "rsa" || bits < 2048) throw refused(noPublicKey);
    const pem = key.export({ type: "spki", format: "pem" }).toString();
    const sidik = createHash("sha256")
      .update(key.export({ type: "spki", format: "der" }))
      .digest("hex")
      .slice(0, 32);
    return { pem, sidik };
  } catch {
    throw refused(noPublicKey);
  }
}

/** What is kept of a key, and a mark by which people tell it from others. Throws VALIDATION. */
export function keptKey(env: Keys, { jenis, nilai }: Key): Key & { readonly sidik: string } {
  if (jenis === "publik") {
    const { pem, sidik } = publicKeyOf(nilai);
    return { jenis, nilai: pem, sidik };
  }
  if (nilai.length < 16) throw refused(shortSecret);
  // Keyed, or a list of likely secrets could be tried against what everybody who reads the list sees.
  const sidik = createHmac("sha256", secretFor(env, "marks of bank secrets")).update(nilai).digest("hex").slice(0, 16);
  return { jenis, nilai: sealSecret(env, nilai), sidik };
}
