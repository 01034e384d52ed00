import { Button } from "@mantine/core";
import { IconArrowsDiff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../lib/current-user.ts";
import { addressOfPage, heldPage } from "../record-pages.ts";
import type { RecordList } from "./use-record-list.ts";

/** Leads to the page on which these master data are taken over from the bank's service. */
export function SyncButton({ list }: { readonly list: RecordList }) {
  const { t } = useTranslation("sync");
  const { entityName, name } = list.page;
  const page = heldPage(useCurrentUser().pages, entityName, "sync", name);
  if (!page) return null;
  return (
    <Button
      component={Link}
      to={addressOfPage(page.name)}
      variant="default"
      leftSection={<IconArrowsDiff size={16} aria-hidden />}
    >
      {t("open")}
    </Button>
  );
}
