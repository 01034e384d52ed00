import { createHash } from "node:crypto";
import type { register } from "@retribusi/contract/features/identity/registration.endpoints";
import { accountStatus, userdata as users } from "@retribusi/contract/features/identity/userdata.entity";
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import type { userdata } from "@retribusi/db/generated/client";
import { ipKeyGenerator } from "express-rate-limit";
import type { z } from "zod";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import { duplicatedIndex } from "../../lib/database-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inEvenTime } from "../../lib/even-time.ts";
import { enqueueMail, enqueueSealedMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction, OutcomeUnknownError, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { shownName } from "../files/quota.ts";
import type { CheckedDocument } from "../files/upload.ts";
import { issueToken } from "./mailed-token.ts";
import { hashPassword } from "./password.ts";
import { registrationMail } from "./registration-mail.ts";
import { isUnconfirmed, keepName, keptDays, nameTaken, requireFreeName } from "./unconfirmed.ts";
import { countSubject } from "./visitor-gate.ts";

export type RegistrationForm = z.output<typeof register.body>;

/** Minutes for which the link of a mail is good. */
const linkMinutes = 24 * 60;
/** So often a day the owner of an address hears that somebody uses it. */
const noticesADay = { most: 3, minutes: 24 * 60 };

/** A registration that may be carried out. */
interface Registration {
  readonly form: RegistrationForm;
  /** The password's hash. */
  readonly hash: string;
  readonly letter: CheckedDocument | undefined;
  readonly ip: string;
  /** Whether the owner of a known address may be sent another mail today. */
  readonly mayNotify: boolean;
}

/** Leaves the mail with a link that confirms the address of an account. */
export async function mailLink(
  deps: Pick<Deps, "clock" | "env">,
  tx: Transaction,
  user: Pick<userdata, "userid" | "username" | "fullname" | "email" | "bahasa">,
  { kind, tujuan }: { readonly kind: "confirm" | "confirmEarlier"; readonly tujuan: string | null },
): Promise<void> {
  const { userid, email } = user;
  const key = await issueToken(deps, tx, { userid, jenis: "verifikasi", minutes: linkMinutes, email, tujuan });
  await enqueueSealedMail(deps.env, tx, registrationMail(deps, kind, user, { key, days: keptDays }));
}

const accountOf = ({ clock }: Deps, { form, hash }: Registration) => {
  const { konfirmasipassword: _, captcha: __, tujuan: ___, namaorganisasi, nib, ...facts } = form;
  const isOrganisation = form.jenisakun === "organisasi";
  return {
    ...facts,
    alamat: form.alamat ?? null,
    namaorganisasi: isOrganisation ? (namaorganisasi ?? null) : null,
    nib: isOrganisation ? (nib ?? null) : null,
    password: hash,
    statusakun: accountStatus.notActive,
    privasiversi: privacyVersion,
    privasidisetujui: clock.now(),
  };
};

/** The account with its role, its letter and the mail that opens it. */
async function createAccount(deps: Deps, tx: Transaction, registration: Registration): Promise<void> {
  const { form, letter, ip } = registration;
  const account = accountOf(deps, registration);
  const user = await tx.userdata.create({ data: account });
  const { userid } = user;
  const { id: role_id } = await tx.roles.findUniqueOrThrow({ where: { name: "nasabah" } });
  await tx.model_has_roles.create({ data: { model_id: userid, role_id, urutan: 1 } });
  if (letter) {
    const data = { ...letter.facts, namaasli: shownName(letter.facts.namaasli), pemilik: userid };
    const { id: suratorganisasi } = await tx.berkas.create({ data });
    await tx.userdata.update({ where: { userid }, data: { suratorganisasi } });
  }
  await mailLink(deps, tx, user, { kind: "confirm", tujuan: form.tujuan ?? null });
  // Nobody is signed in, and an account that nobody confirms leaves no trace that would keep it.
  const entry = { aksi: "add", entitas: "userdata", kunci: String(userid), sesudah: account } as const;
  await writeAudit(tx, { userid: null, role: null }, ip, entry);
}

/** Somebody has an account with this address: they are told, and whoever asked is answered as if there were none. */
async function notifyOwner(deps: Deps, tx: Transaction, owner: userdata, registration: Registration): Promise<void> {
  const { form, mayNotify } = registration;
  await keepName(deps, tx, form.username);
  if (!mayNotify) return;
  if (isUnconfirmed(owner)) {
    await mailLink(deps, tx, owner, { kind: "confirmEarlier", tujuan: form.tujuan ?? null });
    return;
  }
  await enqueueMail(tx, registrationMail(deps, "known", owner, { days: keptDays }), null);
}

/** Answers whether an account was made. Throws ALREADY_EXISTS for a user name that is taken. */
async function settle(deps: Deps, registration: Registration): Promise<boolean> {
  const { username, email } = registration.form;
  return inTransaction(deps.db, async (tx) => {
    await requireFreeName(deps, tx, username);
    const owner = await tx.userdata.findUnique({ where: { email } });
    if (owner) await notifyOwner(deps, tx, owner, registration);
    else await createAccount(deps, tx, registration);
    return owner === null;
  });
}

/** Of two at the same moment the second is answered as if it had come later: what the first has written is there then. */
async function settleInTurn(deps: Deps, registration: Registration): Promise<boolean> {
  try {
    return await settle(deps, registration);
  } catch (error) {
    const index = duplicatedIndex(error);
    if (index === undefined) throw error;
    if (users.uniqueIndexes?.[index] === "username") throw nameTaken();
    return settle(deps, registration);
  }
}

/** The letter is written before the row that names it; nothing of it stays unless the account was made. */
async function settleWithLetter(deps: Deps, registration: Registration): Promise<void> {
  const { letter } = registration;
  await letter?.store();
  let isMade = false;
  try {
    isMade = await settleInTurn(deps, registration);
  } catch (error) {
    // It may have been made all the same; a letter without a row is swept after a day.
    isMade = error instanceof OutcomeUnknownError;
    throw error;
  } finally {
    if (letter && !isMade) await deps.files.remove(letter.facts.path);
  }
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Registers an account, which opens when the link in the mail is followed. Whether somebody has an account with this address changes
 * neither the answer nor the work: the password is hashed, the letter read and a mail written in any case.
 */
export async function registerAccount(
  deps: Deps,
  form: RegistrationForm,
  letter: CheckedDocument | undefined,
  { ip }: Pick<RequestFacts, "ip">,
): Promise<void> {
  const origin = { address: ipKeyGenerator(ip), account: `daftar:${digest(form.email)}` };
  const hash = await hashPassword(deps, form.password, origin);
  const mayNotify = await countSubject(deps, "daftar", form.email, noticesADay);
  await inEvenTime(() => settleWithLetter(deps, { form, hash, letter, ip, mayNotify }));
}

/** Tells of a failure that is nobody's field in the catalogue's words; what the visitor can mend is told as it is. */
export async function asRegistration<T>(deps: Pick<Deps, "log">, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRefusal = error instanceof AppError && error.status < 500;
    if (isRefusal || error instanceof OutcomeUnknownError) throw error;
    deps.log.error({ err: error }, "a registration failed");
    throw new AppError("REGISTRATION_FAILED");
  }
}
