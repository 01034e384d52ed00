import { ActionIcon, Anchor, Group } from "@mantine/core";
import { fieldOf, keyOf } from "@retribusi/contract/define/entity";
import { IconEye, IconPencil, IconTrash } from "@tabler/icons-react";
import type { CustomCellRendererProps } from "ag-grid-react";
import type { ReactNode } from "react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { InlineEditor } from "../inline/inline-editor.tsx";
import { nameOf, type RecordRow } from "../record.ts";
import { useDeleteRecords } from "../use-delete-records.tsx";
import { useInlineCell } from "./inline-cell.ts";
import classes from "./list-grid.module.css";
import { ListedCell } from "./listed-cell.tsx";
import { RowActions } from "./row-action.ts";
import type { RecordList } from "./use-record-list.ts";
import { useRowLinksOf } from "./use-row-links.ts";

/** What every cell of the grid is told beside its row. */
export interface CellParams {
  readonly name: string;
  readonly list: Pick<RecordList, "page" | "entity" | "links">;
}

type Props = CustomCellRendererProps<RecordRow> & CellParams;

function Value({ name, list: { entity }, data }: Props) {
  const field = fieldOf(entity, name);
  if (!data) return null;
  return (
    <span className={classes.value}>
      <ListedCell value={data[name]} name={name} field={field} entity={entity} record={data} />
    </span>
  );
}

/** The value, with the input at its foot while it is changed. */
function WithEditor({ props, children }: { readonly props: Props; readonly children: ReactNode }) {
  const { list, data, name } = props;
  const { editing, close } = useInlineCell();
  if (!data || !editing || editing.column !== name || editing.key !== keyOf(list.entity, data)) return children;
  return (
    <InlineEditor entity={list.entity} record={editing.record} name={editing.field} onClose={close}>
      {children}
    </InlineEditor>
  );
}

export const ValueCell = (props: Props) => (
  <WithEditor props={props}>
    <Value {...props} />
  </WithEditor>
);

/** The column that names the record leads to its details. */
export const NameCell = (props: Props) => (
  <WithEditor props={props}>
    <Name {...props} />
  </WithEditor>
);

function Name(props: Props) {
  const linksOf = useRowLinksOf(props.list);
  const { view } = props.data ? linksOf(props.data) : {};
  if (!view) return <Value {...props} />;
  return (
    <Anchor component={Link} to={view} inherit fw={600} tabIndex={-1} className={classes.name ?? ""}>
      <Value {...props} />
    </Anchor>
  );
}

const icon = { size: 16, stroke: 1.6 };

/** View, edit and delete of one row; by keyboard the same lies on V, E and Delete. */
export function ActionCell({ list, data }: Props) {
  const { t } = useTranslation("records");
  const linksOf = useRowLinksOf(list);
  const deletion = useDeleteRecords(list.page);
  const rowActionsOf = use(RowActions);
  if (!data) return null;
  const { view, edit, canDelete } = linksOf(data);
  const name = nameOf(list.entity, data);
  const look = { variant: "subtle", color: "gray", size: "md", tabIndex: -1 } as const;
  return (
    <Group gap={2} wrap="nowrap">
      {view ? (
        <ActionIcon {...look} component={Link} to={view} aria-label={t("viewName", { name })} title={t("view")}>
          <IconEye {...icon} />
        </ActionIcon>
      ) : null}
      {edit ? (
        <ActionIcon {...look} component={Link} to={edit} aria-label={t("editName", { name })} title={t("edit")}>
          <IconPencil {...icon} />
        </ActionIcon>
      ) : null}
      {rowActionsOf(data).map(({ key, label, icon: Sign, run }) => (
        <ActionIcon {...look} key={key} aria-label={`${label}: ${name}`} title={label} onClick={run}>
          <Sign {...icon} />
        </ActionIcon>
      ))}
      {canDelete ? (
        <ActionIcon
          {...look}
          aria-label={t("deleteName", { name })}
          title={t("delete")}
          onClick={() => void deletion.ask([data])}
        >
          <IconTrash {...icon} />
        </ActionIcon>
      ) : null}
    </Group>
  );
}
