import { Button } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useOverlayAddress } from "../../components/page-below.tsx";
import { addressOfPage } from "../record-pages.ts";
import type { RecordList } from "./use-record-list.ts";

/** Leads whoever may add records to the import of a csv file, where the entity has one. */
export function ImportButton({ list }: { readonly list: RecordList }) {
  const { t } = useTranslation("importing");
  const { over } = useOverlayAddress();
  const { entity, links } = list;
  if (!entity.import || !links.add) return null;
  return (
    <Button
      component={Link}
      to={over("dialog", `${addressOfPage(links.add)}/import`)}
      variant="default"
      leftSection={<IconFileImport size={16} aria-hidden />}
    >
      {t("import")}
    </Button>
  );
}
