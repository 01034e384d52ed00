import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";

const fields = new Map(Object.entries(userdata.fields));

/** What the account's form calls its fields: as the entity does, but for those that the entity lacks or calls otherwise. */
export function useAccountLabel(): (name: string) => string {
  const { t } = useTranslation("identity");
  const label = useLabel();
  const own = new Map([
    ["bahasa", t("mailLanguage")],
    ["password", t("newPassword")],
    ["konfirmasipassword", t("repeatPassword")],
    ["passwordlama", t("presentPassword")],
  ]);
  return (name) => {
    const field = fields.get(name);
    return own.get(name) ?? (field ? label(field.label) : name);
  };
}
