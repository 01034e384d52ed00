import type { Row } from "@retribusi/contract/define/entity";
import { system } from "@retribusi/contract/features/system/system.entity";
import { AppError } from "../../lib/app-error.ts";
import { isInsideHost } from "../../lib/bank-address.ts";
import type { Env } from "../../lib/env.ts";
import { networksOf } from "../../lib/network.ts";
import { type Keys, sealSecret } from "../../lib/secret.ts";
import { type Change, defineResource } from "../../records/resource.ts";

type Write = Partial<Row<typeof system>>;

const sealed = <W extends Write>(env: Keys, write: W): W =>
  write.authorization ? { ...write, authorization: sealSecret(env, write.authorization) } : write;

const again = {
  en: "The address has changed: please enter the authorisation again, or it would be sent to the new one.",
  id: "Alamat berubah: isikan kembali otorisasinya, agar yang lama tidak terkirim ke alamat baru.",
};

/** Whoever may change the address could otherwise have the authorisation, which nobody may read, sent to themselves. */
async function check({ before, write }: Change<Row<typeof system>>): Promise<void> {
  const isMoved = before && write?.url !== undefined && write.url !== null && write.url !== before.url;
  if (!isMoved || !before.authorization || write.authorization !== undefined) return;
  throw new AppError("VALIDATION", { fields: { authorization: again } });
}

const inside = {
  en: "This address leads into the server itself. Please enter the address of the bank's service.",
  id: "Alamat ini menuju server ini sendiri. Isikan alamat layanan bank.",
};

/** Throws VALIDATION for an address whose spelling alone tells that no bank is there; in production only, a trial has its bank here. */
function requireOutside({ NODE_ENV }: Pick<Env, "NODE_ENV">, { url }: Write): void {
  const address = typeof url === "string" && NODE_ENV === "production" ? URL.parse(url) : null;
  if (address && isInsideHost(address)) throw new AppError("VALIDATION", { fields: { url: inside } });
}

/** How most banks speak, where nothing else is said. */
const usual = {
  modetagihan: "sendiri",
  tandatangan: "hmac",
  pengkodean: "base64",
  selisihdetik: 300,
  tanpadata: false,
} as const;

/** Puts the usual in the place of what was left empty; what isn't written stays as it is. */
function filled<W extends Write>(write: W) {
  const { modetagihan, tandatangan, pengkodean, selisihdetik, tanpadata, ...rest } = write;
  return {
    ...rest,
    ...(modetagihan === undefined ? {} : { modetagihan: modetagihan ?? usual.modetagihan }),
    ...(tandatangan === undefined ? {} : { tandatangan: tandatangan ?? usual.tandatangan }),
    ...(pengkodean === undefined ? {} : { pengkodean: pengkodean ?? usual.pengkodean }),
    ...(selisihdetik === undefined ? {} : { selisihdetik: selisihdetik ?? usual.selisihdetik }),
    ...(tanpadata === undefined ? {} : { tanpadata: tanpadata ?? usual.tanpadata }),
  };
}

/** What is written, with its secret sealed. Throws VALIDATION. */
function prepared<W extends Write>(env: Env, write: W) {
  requireOutside(env, write);
  requireNetworks(write);
  return filled(sealed(env, write));
}

const wrongNetworks = {
  en: "Write addresses and networks, separated by commas: 10.1.2.3, 10.2.0.0/16.",
  id: "Tulis alamat dan jaringan, dipisahkan koma: 10.1.2.3, 10.2.0.0/16.",
};

/** Throws VALIDATION for a list that nobody could be compared with. */
function requireNetworks({ jaringan }: Write): void {
  try {
    if (jaringan) networksOf(jaringan);
  } catch {
    throw new AppError("VALIDATION", { fields: { jaringan: wrongNetworks } });
  }
}

export const systemResource = defineResource(system, {
  check,
  create: (tx, row, { deps }) => tx.system.create({ data: prepared(deps.env, row) }),
  update: (tx, { id }, write, { deps }) => tx.system.update({ where: { id }, data: prepared(deps.env, write) }),
  remove: (tx, { id }) => tx.system.delete({ where: { id } }),
});
