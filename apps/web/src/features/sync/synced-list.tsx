import { Button } from "@mantine/core";
import { IconArrowsDiff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../lib/current-user.ts";
import { ListScreen } from "../../records/list/list-screen.tsx";
import { addressOfPage, getEntityPage, heldPage } from "../../records/record-pages.ts";

/** A list of master data, with the way to where they are taken over from the bank's service. */
export function SyncedList({ name }: { readonly name: string }) {
  const { t } = useTranslation("sync");
  const page = heldPage(useCurrentUser().pages, getEntityPage(name).entityName, "sync", name);
  return (
    <ListScreen name={name}>
      {page ? (
        <Button
          component={Link}
          to={addressOfPage(page.name)}
          variant="default"
          leftSection={<IconArrowsDiff size={16} aria-hidden />}
        >
          {t("open")}
        </Button>
      ) : null}
    </ListScreen>
  );
}
