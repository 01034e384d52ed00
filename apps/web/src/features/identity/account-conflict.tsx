import type { Account } from "@retribusi/contract/features/identity/account.endpoints";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useTranslation } from "react-i18next";
import { FormConflict } from "../../components/form-conflict.tsx";
import { useLabel } from "../../lib/use-label.ts";
import type { VersionConflict } from "../../lib/use-version-conflict.ts";
import { ClashValue } from "../../records/form/clash-value.tsx";

interface Props {
  /** The account as it is now. */
  readonly shown: Account;
  readonly conflict: VersionConflict;
}

/** The fields of the account's form; the language of mails is a column without a field. */
const fields = new Map(Object.entries(userdata.fields));

/** What an administrator, or the person in another window, has made of the account while its form was open. */
export function AccountConflict({ shown, conflict }: Props) {
  const { t } = useTranslation("identity");
  const label = useLabel();
  const labelOf = (name: string) => {
    const field = fields.get(name);
    return field ? label(field.label) : t("mailLanguage");
  };
  return (
    <FormConflict
      conflict={conflict}
      labelOf={labelOf}
      show={(name, side) => {
        const values: Readonly<Record<string, unknown>> =
          side === "now" ? { ...shown } : { ...shown, [name]: conflict.mineOf(name) };
        if (name === "bahasa") return t(`languages.${values.bahasa === "id" ? "id" : "en"}`);
        return <ClashValue entity={userdata} name={name} value={values[name]} record={values} />;
      }}
    />
  );
}
