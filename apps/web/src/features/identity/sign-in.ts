import { login } from "@retribusi/contract/features/identity/session.endpoints";
import { callEndpoint } from "../../lib/api.ts";
import { keepToken } from "../../lib/session.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberme: boolean;
  /** Solved challenge, when the server asked for one. */
  readonly captcha: string | null;
  /** Chosen in place of a temporary password; empty when the server didn't ask for it. */
  readonly passwordbaru: string;
  readonly konfirmasipassword: string;
}

/** Signs in and keeps the token on the device. Throws `ApiError` with the catalogue's sentence. */
export async function signIn({
  captcha,
  passwordbaru,
  konfirmasipassword,
  ...credentials
}: Credentials): Promise<void> {
  const body = {
    ...credentials,
    ...(captcha ? { captcha } : {}),
    ...(passwordbaru ? { passwordbaru, konfirmasipassword } : {}),
  };
  const { token } = await callEndpoint(login, { body, isAnonymous: true, onSignedOut: "fail" });
  keepToken(token, credentials.rememberme);
}
