import type { Account } from "@retribusi/contract/features/identity/account.endpoints";
import { callEndpoint } from "./api.ts";
import { noteSaved, unsavedLanguage } from "./i18n.ts";

/** Mails can wait for the next attempt, screens can't. */
const timeoutMs = 5_000;

/**
 * Gives the account the language that was chosen on the device, so that mails and files come in it as well. A failure disturbs nobody: the
 * screens have the language already, and the choice waits for the next time that the person's data are loaded.
 */
export async function saveLanguage(
  getVersion: () => number | Promise<number>,
  signal?: AbortSignal,
): Promise<Account | undefined> {
  const bahasa = unsavedLanguage();
  if (!bahasa) return;
  try {
    const body = { versi: await getVersion(), bahasa };
    const { editAccount } = await import("@retribusi/contract/features/identity/account.endpoints");
    const { token: _, ...saved } = await callEndpoint(editAccount, {
      body,
      timeoutMs,
      onSignedOut: "fail",
      ...(signal ? { signal } : {}),
    });
    noteSaved(bahasa);
    return saved;
  } catch {
    return;
  }
}
