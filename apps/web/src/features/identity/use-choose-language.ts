import type { Language } from "@retribusi/contract/define/label";
import { account, editAccount } from "@retribusi/contract/features/identity/account.endpoints";
import { useQueryClient } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";
import { useHoldsPage } from "../../lib/current-user.ts";
import { chooseLanguage } from "../../lib/i18n.ts";
import { accountKey } from "./account-query.ts";

/** Changes the language of the screens, and of the mails to whoever is signed in. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const client = useQueryClient();
  const holds = useHoldsPage();
  return async (bahasa) => {
    await chooseLanguage(bahasa);
    if (!holds("account/edit")) return;
    // The screen has changed already; a mail in the other language is no reason to disturb anybody.
    const options = { onSignedOut: "fail" } as const;
    const saved = await callEndpoint(account, options)
      .then(({ versi }) => callEndpoint(editAccount, { body: { versi, bahasa }, ...options }))
      .catch(() => undefined);
    if (saved) client.setQueryData(accountKey, saved);
  };
}
