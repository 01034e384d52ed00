import type { secondStep } from "@retribusi/contract/features/identity/session.endpoints";
import type { faktor, langkah_masuk } from "@retribusi/db/generated/client";
import { ipKeyGenerator } from "express-rate-limit";
import type { z } from "zod";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { getAccount } from "./account.query.ts";
import { requireActive } from "./account-status.ts";
import { countAttempt, findExceeded } from "./attempts.ts";
import { signDevice } from "./device.ts";
import { findFactors, listWays } from "./factor.query.ts";
import { countGuess } from "./factor-guess.ts";
import { guessedMail, recoveryUsedMail } from "./factor-mail.ts";
import { checkPasskey, digestOf, refusePasskey, requestOptionsFor } from "./passkey.ts";
import { mailOwner } from "./person-mail.ts";
import { spendRecoveryCode } from "./recovery-code.ts";
import { openSession } from "./session.ts";
import { describeOrigin } from "./sign-in-origin.ts";
import { countTry, getStep, openStep, setChallenge, spendChallenge, spendStep } from "./sign-in-step.ts";
import { readCode, refuseCode, spendCode } from "./totp-code.ts";

type Body = z.output<typeof secondStep.body>;
type Answer = Omit<Body, "tanda">;

/** What proves a person: which factor it is, and how it is used up in the transaction that opens the session. */
interface Proof {
  readonly faktor: faktor;
  spend(tx: Transaction): Promise<void>;
}

const mostSteps = { key: "faktor:langkah", limit: 30, memory: 15 * 60 };

interface Entry {
  readonly userid: number;
  readonly versitoken: number;
  readonly remembered: boolean;
  readonly device: string | undefined;
}

/** The second step of somebody whose password was right; undefined where the password is enough. Throws TOO_MANY_REQUESTS. */
export async function beginSecondStep(deps: Deps, entry: Entry, { ip }: RequestFacts) {
  const { userid, versitoken, remembered, device } = entry;
  const cara = await listWays(deps, userid);
  if (cara.length === 0) return;
  const counters = [{ ...mostSteps, key: `${mostSteps.key}:${userid}:${ipKeyGenerator(ip)}` }];
  const exceeded = findExceeded(counters, (await countAttempt(deps.db, counters)).tallies);
  if (exceeded) throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: exceeded.seconds } });
  const opening = { jenis: "masuk" as const, userid, versi: versitoken, ingat: remembered, perangkat: device ?? null };
  const { token, until } = await openStep(deps, deps.db.prisma, opening);
  return { tanda: token, cara, berlakusampai: until.toISOString() };
}

/** What a passkey is to sign as second step of this token. Throws STEP_ENDED. */
export async function challengeSecondStep(deps: Deps, token: string) {
  const { prisma } = deps.db;
  const step = await getStep(deps, prisma, token, "masuk");
  const pilihan = await requestOptionsFor(
    deps,
    await prisma.kunci_sandi.findMany({ where: { userid: Number(step.userid) } }),
  );
  await setChallenge(prisma, step, pilihan.challenge);
  return { pilihan };
}

/** A passkey of the person of the step, whose counter goes up in the session's transaction. */
export async function provePasskey(
  deps: Deps,
  challenge: string,
  used: NonNullable<Answer["kuncisandi"]>,
): Promise<Proof & { readonly userid: number }> {
  const passkey = await deps.db.prisma.kunci_sandi.findUnique({ where: { sidik: digestOf(used.id) } });
  if (!passkey) throw refusePasskey("unknown");
  const { id, userid, hitungan } = passkey;
  const counter = await checkPasskey(deps, passkey, used, challenge);
  return {
    faktor: "kuncisandi",
    userid,
    async spend(tx) {
      const data = { hitungan: BigInt(counter), tglpakai: deps.clock.now() };
      const { count } = await tx.kunci_sandi.updateMany({ where: { id, hitungan }, data });
      if (count === 0) throw refusePasskey("wrong", userid);
    },
  };
}

const wrongRecovery = {
  en: "This recovery code is not right, or was used already.",
  id: "Kode pemulihan ini tidak cocok, atau sudah dipakai.",
};

/** Checks what was brought as far as it can be without using it up. */
async function readProof(deps: Deps, userid: number, step: langkah_masuk, answer: Answer): Promise<Proof> {
  const { kode, pemulihan, kuncisandi } = answer;
  if (kuncisandi) {
    const proof = await provePasskey(deps, await spendChallenge(deps.db.prisma, step), kuncisandi);
    if (proof.userid !== userid) throw refusePasskey("other", userid);
    return proof;
  }
  if (pemulihan !== undefined) {
    return {
      faktor: "pemulihan",
      async spend(tx) {
        if (await spendRecoveryCode(deps, tx, userid, pemulihan)) return;
        throw new AppError("VALIDATION", {
          fields: { pemulihan: wrongRecovery },
          security: { kind: "faktor_salah", userid },
        });
      },
    };
  }
  const { totp } = await findFactors(deps.db.prisma, userid);
  if (!totp || kode === undefined) throw refuseCode(noCode, userid);
  const found = await readCode(deps, totp, kode);
  return { faktor: "totp", spend: (tx) => spendCode(tx, totp, found) };
}

const noCode = {
  en: "Enter the code that your app shows, or choose another way.",
  id: "Isikan kode yang tampil di aplikasi Anda, atau pilih cara lain.",
};

/** The account as it is now: it may have been blocked since, or have a new password. */
async function requireUnchanged(tx: Pick<Transaction, "userdata">, userid: number, versi: number): Promise<void> {
  const account = await tx.userdata.findUnique({ where: { userid }, select: { statusakun: true, versitoken: true } });
  if (!account) throw new AppError("STEP_ENDED");
  requireActive(account.statusakun);
  if (account.versitoken !== versi) throw new AppError("STEP_ENDED");
}

/**
 * Takes the second step and opens the session. Guesses are counted before anything is compared; whatever proves the person is used up in
 * the transaction that opens the session, so that it opens one and never none.
 */
export async function takeSecondStep(deps: Deps, { tanda, ...answer }: Body, from: RequestFacts) {
  const step = await countTry(deps, deps.db.prisma, tanda);
  const { userid, versi: versitoken, ingat: remembered, perangkat: device } = step;
  if (userid === null) throw new AppError("STEP_ENDED");
  await requireUnchanged(deps.db.prisma, userid, versitoken);
  const guess = await countGuess(deps, { userid, device });
  if (guess.isLast) await inTransaction(deps.db, (tx) => mailOwner(tx, userid, guessedMail));
  const proof = await readProof(deps, userid, step, answer);
  const opening = { userid, versitoken, remembered, faktor: proof.faktor };
  const origin = proof.faktor === "pemulihan" ? await describeOrigin(deps, from) : undefined;
  const opened = await openSession(deps, opening, from, async (tx) => {
    await spendStep(deps, tx, step);
    await proof.spend(tx);
    if (origin) await mailOwner(tx, userid, recoveryUsedMail, { origin });
  });
  await guess.forgive();
  const { codes } = await findFactors(deps.db.prisma, userid);
  return {
    user: await getAccount(deps.db, userid),
    ...opened,
    perangkat: signDevice(deps, userid, device ?? undefined),
    sisakode: proof.faktor === "pemulihan" ? codes : null,
  };
}
