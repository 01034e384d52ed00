import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Opens a stored document that everybody may read, in a tab of its own. */
export function DocumentLink({ path }: { readonly path: string }) {
  const { t } = useTranslation("picture");
  return (
    <Anchor href={`/files/${path}`} target="_blank" rel="noopener" inherit>
      {t("openDocument")}
    </Anchor>
  );
}
