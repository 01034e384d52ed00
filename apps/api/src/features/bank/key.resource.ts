import { createHash, createHmac, createPublicKey } from "node:crypto";
import type { Row } from "@retribusi/contract/define/entity";
import { kunciBank } from "@retribusi/contract/features/bank/key.entity";
import { AppError } from "../../lib/app-error.ts";
import { type Keys, sealSecret, secretFor } from "../../lib/secret.ts";
import { type Change, defineResource } from "../../records/resource.ts";
import { timeOf } from "../../records/stored-time.ts";

type Key = Row<typeof kunciBank>;

const noPublicKey = {
  en: "This is no public RSA key of 2048 bits or more. Please paste the whole PEM, from BEGIN to END.",
  id: "Ini bukan kunci publik RSA 2048 bit atau lebih. Tempelkan seluruh PEM, dari BEGIN sampai END.",
};
const shortSecret = {
  en: "A shared secret has at least 16 characters.",
  id: "Rahasia bersama paling sedikit 16 karakter.",
};
const endsFirst = {
  en: "The end lies before the beginning. Please enter a later time.",
  id: "Akhirnya mendahului awalnya. Isikan waktu yang lebih kemudian.",
};

const refused = (field: string, why: typeof noPublicKey) => new AppError("VALIDATION", { fields: { [field]: why } });

/** A public key as PEM, also where a field of one line has lost its ends of line. Throws VALIDATION. */
function publicKeyOf(typed: string): { readonly pem: string; readonly sidik: string } {
  const body = typed.replace(/-----[A-Z ]+-----/g, "").replace(/\s/g, "");
  try {
    const key = createPublicKey({ key: Buffer.from(body, "base64"), format: "der", type: "spki" });
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== "rsa" || bits < 2048) throw refused("nilai", noPublicKey);
    const pem = key.export({ type: "spki", format: "pem" }).toString();
    const sidik = createHash("sha256")
      .update(key.export({ type: "spki", format: "der" }))
      .digest("hex")
      .slice(0, 32);
    return { pem, sidik };
  } catch {
    throw refused("nilai", noPublicKey);
  }
}

/** What is kept of a key, and a mark by which people tell it from others. Throws VALIDATION. */
function kept(
  env: Keys,
  { jenis, nilai }: Pick<Key, "jenis" | "nilai">,
): { readonly nilai: string; readonly sidik: string } {
  if (jenis === "publik") {
    const { pem, sidik } = publicKeyOf(nilai);
    return { nilai: pem, sidik };
  }
  if (nilai.length < 16) throw refused("nilai", shortSecret);
  // Keyed, or a list of likely secrets could be tried against what everybody who reads the list sees.
  const sidik = createHmac("sha256", secretFor(env, "marks of bank secrets")).update(nilai).digest("hex").slice(0, 16);
  return { nilai: sealSecret(env, nilai), sidik };
}

async function check({ before, write }: Change<Key>): Promise<void> {
  const { berlakumulai, berlakusampai } = { ...before, ...write };
  const [from, until] = [timeOf(berlakumulai), timeOf(berlakusampai)];
  if (from !== undefined && until !== undefined && until <= from) throw refused("berlakusampai", endsFirst);
}

export const kunciBankResource = defineResource(kunciBank, {
  check,
  create: (tx, row, { deps }) => tx.kunci_bank.create({ data: { ...row, ...kept(deps.env, row) } }),
  update: (tx, { id }, { berlakumulai, berlakusampai }) =>
    tx.kunci_bank.update({
      where: { id },
      data: {
        ...(berlakumulai === undefined ? {} : { berlakumulai }),
        ...(berlakusampai === undefined ? {} : { berlakusampai }),
      },
    }),
  remove: (tx, { id }) => tx.kunci_bank.delete({ where: { id } }),
});
