import { DataList } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePagePlace } from "./page-place.tsx";

export interface Definition {
  readonly label: string;
  /** Nothing shows as a dash, so that a missing value isn't taken for one that didn't load. */
  readonly value: ReactNode;
}

/** Facts about one thing, name by value; on a phone and in the drawer the name stands above. */
export function DefinitionList({ items }: { readonly items: readonly Definition[] }) {
  const { t } = useTranslation("state");
  const isPhone = useMediaQuery("(max-width: 36em)") ?? false;
  const isNarrow = usePagePlace() === "drawer" || isPhone;
  return (
    <DataList orientation={isNarrow ? "vertical" : "horizontal"} labelWidth="13rem" withDivider>
      {items.map(({ label, value }) => (
        <DataList.Item key={label} style={{ alignItems: "start" }}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>
            {value === null || value === undefined || value === "" ? t("none") : value}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
