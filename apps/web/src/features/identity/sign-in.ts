import { notifications } from "@mantine/notifications";
import {
  login,
  passkeySignIn,
  type SecondStep,
  secondStep,
  secondStepPasskey,
  startPasskeySignIn,
} from "@retribusi/contract/features/identity/session.endpoints";
import i18next from "i18next";
import { callEndpoint } from "../../lib/api.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { keepDevice, knownDevices } from "../../lib/known-device.ts";
import { signByPasskey } from "../../lib/passkey.ts";
import { keepToken } from "../../lib/session.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberme: boolean;
  /** Solved challenge, when the server asked for one. */
  readonly captcha: string | null;
}

interface SignedIn {
  readonly user: { readonly userid: number };
  readonly token: string;
  readonly perangkat: string;
  readonly penutupanbatal: boolean;
}

/** The token of before goes along: its session ends when the new one begins, and stands in the way of nothing when it is over already. */
const anew = { onSignedOut: "fail" } as const;

/** Stays until it is put away: whoever signs in without thinking of it would otherwise believe that the account will be gone. */
function notifyKept(): void {
  const t = i18next.getFixedT(currentLanguage(), "place");
  const notice = { title: t("closingWithdrawn"), message: t("closingWithdrawnText") };
  notifications.show({ id: "closing", color: "green", autoClose: false, ...notice });
}

function keep({ user, token, perangkat, penutupanbatal }: SignedIn, remember: boolean): void {
  keepDevice(user.userid, perangkat);
  keepToken(token, remember);
  // What was said before is about a visitor, or an account that was to be closed.
  notifications.clean();
  if (penutupanbatal) notifyKept();
}

/**
 * Signs in and keeps the token on the device; answers with the second step where the account has one. Throws `ApiError` with the
 * catalogue's sentence.
 */
export async function signIn({ captcha, ...credentials }: Credentials): Promise<SecondStep | null> {
  const body = {
    ...credentials,
    perangkat: knownDevices(),
    ...(captcha ? { captcha } : {}),
  };
  const answer = await callEndpoint(login, { body, ...anew });
  if ("langkah2" in answer) return answer.langkah2;
  keep(answer, credentials.rememberme);
  return null;
}

interface Proof {
  readonly kode?: string;
  readonly pemulihan?: string;
}

/** Takes the second step with a code; answers how many recovery codes are left where one was used. */
export async function takeSecondStep(tanda: string, proof: Proof, remember: boolean): Promise<number | null> {
  const answer = await callEndpoint(secondStep, { body: { tanda, ...proof }, ...anew });
  keep(answer, remember);
  return answer.sisakode;
}

/** Takes the second step with a passkey. */
export async function takeSecondStepByPasskey(tanda: string, remember: boolean): Promise<null> {
  const { pilihan } = await callEndpoint(secondStepPasskey, { body: { tanda }, ...anew });
  const kuncisandi = await signByPasskey(pilihan);
  keep(await callEndpoint(secondStep, { body: { tanda, kuncisandi }, ...anew }), remember);
  return null;
}

/** Signs in with a passkey and no password; only as `username`, where there is one. */
export async function signInByPasskey(remember: boolean, username: string | undefined): Promise<void> {
  const { tanda, pilihan } = await callEndpoint(startPasskeySignIn, anew);
  const kunci = await signByPasskey(pilihan);
  const wish = { rememberme: remember, perangkat: knownDevices(), ...(username ? { username } : {}) };
  keep(await callEndpoint(passkeySignIn, { body: { tanda, kunci, ...wish }, ...anew }), remember);
}
