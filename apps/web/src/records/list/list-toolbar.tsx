import { ActionIcon, Button, Group, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconFilter, IconRefresh } from "@tabler/icons-react";
import { type RefObject, use, useId } from "react";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "../export/export-menu.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { filterFields, toListQuery } from "./list-address.ts";
import { ListTool } from "./list-tool.ts";
import classes from "./list-toolbar.module.css";
import { SearchBox } from "./search-box.tsx";
import type { RecordList } from "./use-record-list.ts";

/** Takes out all rows that the list shows or leads to, in its order, with the columns that are shown. */
function ListExport({ list: { entity, state, columns } }: { readonly list: RecordList }) {
  const query = { ...toListQuery({ ...state, page: 1 }), columns: columns.shown.join(",") };
  return <ExportMenu look="icon" rows={0} source={{ path: `${entity.name}/export`, query }} />;
}

interface Props {
  readonly list: RecordList;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** Search, filters and columns above the rows; below them the filters that are on. */
export function ListToolbar({ list, searchRef }: Props) {
  const { t } = useTranslation("records");
  const panel = useId();
  const tool = use(ListTool);
  const [opened, { toggle }] = useDisclosure(false);
  const { state, entity } = list;
  const count = Object.keys(state.filters).length;
  return (
    <div className={classes.toolbar}>
      <Group gap="xs" wrap="nowrap" className={classes.controls ?? ""}>
        {entity.search.length > 0 ? <SearchBox list={list} inputRef={searchRef} /> : null}
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
        {tool}
        {list.impossible ? null : <ListExport list={list} />}
        <Tooltip label={t("refresh")}>
          <ActionIcon variant="default" size="input-sm" aria-label={t("refresh")} onClick={list.refresh}>
            <IconRefresh size={16} />
          </ActionIcon>
        </Tooltip>
      </Group>
      {opened ? <FilterPanel id={panel} list={list} /> : null}
      <ActiveFilters list={list} />
    </div>
  );
}
