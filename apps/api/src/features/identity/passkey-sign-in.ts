import type { passkeySignIn } from "@retribusi/contract/features/identity/session.endpoints";
import type { z } from "zod";
import type { RequestFacts } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import { getAccount } from "./account.query.ts";
import { requireActive } from "./account-status.ts";
import { findDevice, signDevice } from "./device.ts";
import { refusePasskey, requestOptionsFor } from "./passkey.ts";
import { provePasskey } from "./second-step.ts";
import { openSession } from "./session.ts";
import { getStep, openStep, spendChallenge, spendStep } from "./sign-in-step.ts";
import { passGate } from "./visitor-gate.ts";

type Answer = z.output<typeof passkeySignIn.body>;

/** Nobody guesses a signature: the gate only keeps a visitor from filling the table. An office shares an address. */
const gate = { name: "kuncisandi", free: 300, most: 300 };

/** A challenge for whichever passkey of this place a visitor has. Throws TOO_MANY_REQUESTS. */
export async function beginPasskeySignIn(deps: Deps, from: RequestFacts) {
  await passGate(deps, gate, from, undefined);
  const { prisma } = deps.db;
  const pilihan = await requestOptionsFor(deps);
  const { token } = await openStep(deps, prisma, { jenis: "kuncisandi", tantangan: pilihan.challenge });
  return { tanda: token, pilihan };
}

/**
 * Signs in with a passkey, which is two factors in one: the device, and the finger, face or PIN that it asked for. The account's state is
 * told to whoever has proved to be its owner, as with a password. Throws STEP_ENDED, PASSKEY_REFUSED or the account's own error.
 */
export async function signInByPasskey(deps: Deps, answer: Answer, from: RequestFacts) {
  const { tanda, kunci, rememberme, username, perangkat = [] } = answer;
  const { prisma } = deps.db;
  const step = await getStep(deps, prisma, tanda, "kuncisandi");
  const proof = await provePasskey(deps, await spendChallenge(prisma, step), kunci);
  const { userid } = proof;
  const account = await prisma.userdata.findUniqueOrThrow({ where: { userid } });
  if (username !== undefined && username !== account.username) throw refusePasskey("other", userid);
  requireActive(account.statusakun);
  const { versitoken } = account;
  const opening = { userid, versitoken, remembered: rememberme, faktor: proof.faktor };
  const opened = await openSession(deps, opening, from, async (tx) => {
    await spendStep(deps, tx, step);
    await proof.spend(tx);
  });
  const device = findDevice(deps, userid, perangkat);
  return { user: await getAccount(deps.db, userid), ...opened, perangkat: signDevice(deps, userid, device) };
}
