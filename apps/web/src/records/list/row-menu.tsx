import { ActionIcon, Menu } from "@mantine/core";
import { IconDotsVertical, IconEye, IconPencil, IconTrash } from "@tabler/icons-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { nameOf, type RecordRow } from "../record.ts";
import { useDeleteRecords } from "../use-delete-records.tsx";
import { RowActions } from "./row-action.ts";
import type { RecordList } from "./use-record-list.ts";
import { useRowLinks } from "./use-row-links.ts";

interface Props {
  readonly list: RecordList;
  readonly record: RecordRow;
}

const icon = { size: 16, "aria-hidden": true } as const;

/** What can be done with one row, behind one button. */
export function RowMenu({ list, record }: Props) {
  const { t } = useTranslation("records");
  const { view, edit, canDelete } = useRowLinks(list, record);
  const deletion = useDeleteRecords(list.page);
  const rowActions = use(RowActions)(record);
  const name = nameOf(list.entity, record);
  if (!view && !edit && !canDelete && rowActions.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md" width={180}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t("actionsFor", { name })}>
          <IconDotsVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {view ? (
          <Menu.Item component={Link} to={view} leftSection={<IconEye {...icon} />}>
            {t("view")}
          </Menu.Item>
        ) : null}
        {edit ? (
          <Menu.Item component={Link} to={edit} leftSection={<IconPencil {...icon} />}>
            {t("edit")}
          </Menu.Item>
        ) : null}
        {rowActions.map(({ key, label, icon: Sign, run }) => (
          <Menu.Item key={key} leftSection={<Sign {...icon} />} onClick={run}>
            {label}
          </Menu.Item>
        ))}
        {canDelete ? (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash {...icon} />}
            onClick={() => void deletion.ask([record])}
          >
            {t("delete")}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
