import type { Language } from "@retribusi/contract/define/label";
import { account } from "@retribusi/contract/features/identity/account.endpoints";
import { useQueryClient } from "@tanstack/react-query";
import { saveLanguage } from "../../lib/account-language.ts";
import { callEndpoint } from "../../lib/api.ts";
import { useHoldsPage } from "../../lib/current-user.ts";
import { switchLanguage } from "../../lib/i18n.ts";
import { accountKey } from "./account-query.ts";

/** Changes the language of the screens, and of the mails to whoever is signed in. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const client = useQueryClient();
  const holds = useHoldsPage();
  return async (bahasa) => {
    await switchLanguage(bahasa);
    if (!holds("account/edit")) return;
    const saved = await saveLanguage(async () => (await callEndpoint(account, { onSignedOut: "fail" })).versi);
    if (saved) client.setQueryData(accountKey, saved);
  };
}
