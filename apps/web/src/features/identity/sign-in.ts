import { login } from "@retribusi/contract/features/identity/session.endpoints";
import { callEndpoint } from "../../lib/api.ts";
import { keepDevice, knownDevices } from "../../lib/known-device.ts";
import { keepToken } from "../../lib/session.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberme: boolean;
  /** Solved challenge, when the server asked for one. */
  readonly captcha: string | null;
}

/** Signs in and keeps the token on the device. Throws `ApiError` with the catalogue's sentence. */
export async function signIn({ captcha, ...credentials }: Credentials): Promise<void> {
  const body = {
    ...credentials,
    perangkat: knownDevices(),
    ...(captcha ? { captcha } : {}),
  };
  const { user, token, perangkat } = await callEndpoint(login, { body, isAnonymous: true, onSignedOut: "fail" });
  keepDevice(user.userid, perangkat);
  keepToken(token, credentials.rememberme);
}
