import { Button, Tooltip } from "@mantine/core";
import { keyOf } from "@retribusi/contract/define/entity";
import { IconArrowLeft, IconArrowsDiagonal, IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useOverlayAddress } from "../../components/page-below.tsx";
import { usePagePlace } from "../../components/page-place.tsx";
import { useCurrentUser } from "../../lib/current-user.ts";
import { ExportMenu } from "../export/export-menu.tsx";
import { isAllowed, type RecordRow } from "../record.ts";
import { addressOfPage, type EntityPage, heldPages } from "../record-pages.ts";
import { useBackLink } from "../use-back-link.ts";
import { useDeleteRecords } from "../use-delete-records.tsx";

interface Props {
  readonly page: EntityPage;
  readonly record: RecordRow;
}

const icon = { size: 16, "aria-hidden": true } as const;

/** The way back from a page that stands by itself; a dialog or drawer is simply closed. */
export function BackToList({ page }: { readonly page: EntityPage }) {
  const { t } = useTranslation("records");
  const backLink = useBackLink(page);
  if (usePagePlace() !== "page") return null;
  return (
    <Button component={Link} to={backLink} variant="subtle" leftSection={<IconArrowLeft {...icon} />}>
      {t("toList")}
    </Button>
  );
}

/** What the person may do with the record they look at. */
export function ViewActions({ page, record }: Props) {
  const { t } = useTranslation("records");
  const place = usePagePlace();
  const navigate = useNavigate();
  const { over } = useOverlayAddress();
  const backLink = useBackLink(page);
  const { entity } = page;
  const pages = heldPages(useCurrentUser().pages, page);
  const deletion = useDeleteRecords(page);
  const id = keyOf(entity, record);
  const isPage = place === "page";
  const edit = pages.edit && isAllowed(record, "edit") ? addressOfPage(pages.edit, id) : undefined;
  return (
    <>
      {isPage ? null : (
        <Tooltip label={t("openPage")}>
          <Button
            component={Link}
            to={addressOfPage(page.name, id)}
            variant="subtle"
            px="xs"
            aria-label={t("openPage")}
          >
            <IconArrowsDiagonal {...icon} />
          </Button>
        </Tooltip>
      )}
      <ExportMenu look="button" rows={1} source={{ path: `${entity.name}/view/${encodeURIComponent(id)}/export` }} />
      {isAllowed(record, "delete") ? (
        <Button
          variant="default"
          c="var(--mantine-color-error)"
          leftSection={<IconTrash {...icon} />}
          onClick={() => void deletion.ask([record], () => void navigate(backLink, { replace: true }))}
        >
          {t("delete")}
        </Button>
      ) : null}
      {edit ? (
        <Button component={Link} to={isPage ? edit : over("dialog", edit)} leftSection={<IconPencil {...icon} />}>
          {t("edit")}
        </Button>
      ) : null}
    </>
  );
}
