import { createHash, randomBytes } from "node:crypto";
import { isIP } from "node:net";
import {
  creationOptions,
  type newPasskey,
  requestOptions,
  type usedPasskey,
} from "@retribusi/contract/features/identity/identity.passkey";
import type { kunci_sandi } from "@retribusi/db/generated/client";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { z } from "zod";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Env } from "../../lib/env.ts";

type Made = z.output<typeof newPasskey>;
type Used = z.output<typeof usedPasskey>;
type Address = Pick<Env, "PUBLIC_URL">;

/** Ed25519, ES256 and RS256: what every device and browser knows. */
const algorithms = [-8, -7, -257];
/** Milliseconds in which somebody finds the finger, the PIN or the phone. */
const timeoutMs = 120_000;

/** Whom a passkey belongs to (`rpID`) and where it may be used: the address that citizens open. */
const partyOf = ({ PUBLIC_URL }: Address) => {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { rpID: hostname, origin };
};

/** Browsers make passkeys for names over https, and for this machine; never for a bare address. */
export function worksWithPasskeys({ PUBLIC_URL }: Address): boolean {
  const { hostname, protocol } = new URL(PUBLIC_URL);
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return false;
  return protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost");
}

export const digestOf = (credential: string): string => createHash("sha256").update(credential).digest("hex");

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

const describe = ({ kredensial, transport }: kunci_sandi) => ({
  id: kredensial,
  transports: transport.split(",").filter(Boolean),
});

const reasons = {
  unknown: {
    en: "it isn't known here, or was taken off. Sign in with your password.",
    id: "tidak dikenal di sini, atau sudah dilepas. Masuk dengan kata sandi Anda.",
  },
  other: { en: "it belongs to another account.", id: "kunci ini milik akun lain." },
  wrong: {
    en: "its answer doesn't fit. Try again at the usual address of this service, or use another way.",
    id: "jawabannya tidak cocok. Coba lagi di alamat layanan yang biasa, atau pakai cara lain.",
  },
  taken: { en: "it is set up already.", id: "kunci ini sudah terpasang." },
} as const;

/** The refusal of a passkey, for the security log too. */
export const refusePasskey = (why: keyof typeof reasons, userid?: number): AppError =>
  new AppError("PASSKEY_REFUSED", { values: { reason: reasons[why] }, security: { kind: "faktor_salah", userid } });

interface Owner {
  readonly username: string;
  readonly fullname: string;
  readonly known: readonly kunci_sandi[];
  /** How passkeys call this person; a random name when there is none yet. */
  readonly handle: string;
}

/** How a person's passkeys call them: what the first one said. */
export const handleOf = ([first]: readonly kunci_sandi[]): string =>
  first?.pengguna ?? randomBytes(32).toString("base64url");

/** What a browser is asked to make a passkey by: one that signs in by itself, and only after a finger, a face or a PIN. */
export async function creationOptionsFor(
  { env }: Pick<Deps, "env">,
  rpName: string,
  { username, fullname, known, handle }: Owner,
) {
  const options = await generateRegistrationOptions({
    rpName,
    rpID: partyOf(env).rpID,
    userName: username,
    userDisplayName: fullname,
    userID: bytesOf(handle),
    timeout: timeoutMs,
    attestationType: "none",
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
  return creationOptions.parse(options);
}

/** What a browser is asked to have signed: by one of these passkeys, or by any of this place. */
export async function requestOptionsFor({ env }: Pick<Deps, "env">, known: readonly kunci_sandi[] = []) {
  const options = await generateAuthenticationOptions({
    rpID: partyOf(env).rpID,
    timeout: timeoutMs,
    allowCredentials: known.map(describe),
    userVerification: "required",
  });
  return requestOptions.parse(options);
}

const expectations = (env: Address, challenge: string) => {
  const { rpID, origin } = partyOf(env);
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
};

/** What is kept of a new passkey. Throws PASSKEY_REFUSED. */
export async function readNewPasskey({ env }: Pick<Deps, "env">, made: Made, challenge: string) {
  const { transports = [], ...response } = made.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    ...expectations(env, challenge),
    response: { ...made, response, clientExtensionResults: {} },
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refusePasskey("wrong");
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    sidik: digestOf(id),
    kredensial: id,
    kuncipublik: Buffer.from(publicKey).toString("base64url"),
    hitungan: BigInt(counter),
    transport: transports.join(",").slice(0, 120),
  };
}

/** The counter after a passkey has signed the challenge at our address for its owner. Throws PASSKEY_REFUSED. */
export async function checkPasskey(
  { env }: Pick<Deps, "env">,
  passkey: kunci_sandi,
  used: Used,
  challenge: string,
): Promise<number> {
  const { kredensial, kuncipublik, hitungan, pengguna, userid } = passkey;
  const credential = { id: kredensial, publicKey: bytesOf(kuncipublik), counter: Number(hitungan) };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectations(env, challenge),
    response: { ...used, clientExtensionResults: {} },
    credential,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  const isOwn = used.response.userHandle === undefined || used.response.userHandle === pengguna;
  if (!verified || !authenticationInfo || !isOwn) throw refusePasskey("wrong", userid);
  return authenticationInfo.newCounter;
}
