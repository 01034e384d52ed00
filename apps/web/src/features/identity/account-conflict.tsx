import type { Account } from "@retribusi/contract/features/identity/account.endpoints";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useTranslation } from "react-i18next";
import { FormConflict } from "../../components/form-conflict.tsx";
import type { VersionConflict } from "../../lib/use-version-conflict.ts";
import { ClashValue } from "../../records/form/clash-value.tsx";
import { useAccountLabel } from "./use-account-label.ts";

interface Props {
  /** The account as it is now. */
  readonly shown: Account;
  readonly conflict: VersionConflict;
}

/** What an administrator, or the person in another window, has made of the account while its form was open. */
export function AccountConflict({ shown, conflict }: Props) {
  const { t } = useTranslation("identity");
  return (
    <FormConflict
      conflict={conflict}
      labelOf={useAccountLabel()}
      show={(name, side) => {
        const values: Readonly<Record<string, unknown>> =
          side === "now" ? { ...shown } : { ...shown, [name]: conflict.mineOf(name) };
        if (name === "bahasa") return t(`languages.${values.bahasa === "id" ? "id" : "en"}`);
        return <ClashValue entity={userdata} name={name} value={values[name]} record={values} />;
      }}
    />
  );
}
