import { ActionIcon, Alert, Button, Group, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconFilter, IconInfoCircle, IconRefresh } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "../export/export-menu.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { filterFields, toListQuery } from "./list-address.ts";
import classes from "./list-toolbar.module.css";
import { SearchBox } from "./search-box.tsx";
import type { RecordList } from "./use-record-list.ts";

/** Takes out all rows that the list shows or leads to, in its order, with the columns that are shown. */
export function ListExport({ list: { entity, state, columns, impossible } }: { readonly list: RecordList }) {
  if (impossible) return null;
  const query = { ...toListQuery({ ...state, page: 1 }), columns: columns.inFiles.join(",") };
  return <ExportMenu look="icon" rows={0} source={{ path: `${entity.name}/export`, query }} />;
}

interface Props {
  readonly list: RecordList;
  /** What is done with the whole list. */
  readonly children: ReactNode;
}

/** Search, filters and columns above the rows; below them the filters that are on, and what the server says. */
export function ListToolbar({ list, children }: Props) {
  const { t } = useTranslation("records");
  const panel = useId();
  const [opened, { toggle }] = useDisclosure(false);
  const { state, entity } = list;
  const count = Object.keys(state.filters).length;
  if (list.unknownFilter) return null;
  return (
    <>
      <div className={classes.toolbar}>
        <Group gap="xs" wrap="nowrap" className={classes.controls ?? ""}>
          {entity.search.length > 0 ? <SearchBox list={list} /> : null}
          {filterFields(entity).length > 0 ? (
            <Button
              variant={opened ? "light" : "default"}
              leftSection={<IconFilter size={16} aria-hidden />}
              className={classes.button ?? ""}
              aria-expanded={opened}
              {...(opened ? { "aria-controls": panel } : {})}
              onClick={toggle}
            >
              {count > 0 ? t("filtersActive", { count }) : t("filters")}
            </Button>
          ) : null}
          <ColumnMenu list={list} />
          {children}
          <Tooltip label={t("refresh")}>
            <ActionIcon variant="default" size="input-sm" aria-label={t("refresh")} onClick={list.refresh}>
              <IconRefresh size={16} />
            </ActionIcon>
          </Tooltip>
        </Group>
        {opened ? <FilterPanel id={panel} list={list} /> : null}
        <ActiveFilters list={list} />
      </div>
      {list.note && state.search ? (
        <Alert color="kunyit" role="status" mb="sm" icon={<IconInfoCircle aria-hidden />}>
          {list.note}
        </Alert>
      ) : null}
    </>
  );
}
