import { NativeSelect } from "@mantine/core";
import { fieldOf } from "@retribusi/contract/define/entity";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import { usualOrder } from "./list-address.ts";
import type { RecordList } from "./use-record-list.ts";

/** The order of rows where there are no headers to press. */
export function OrderSelect({ list: { entity, state, change } }: { readonly list: RecordList }) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { by, type } = state.order ?? usualOrder(entity);
  const choices = entity.sort.flatMap((name) => [
    { value: `${name} asc`, label: t("ascending", { name: text(fieldOf(entity, name).label) }) },
    { value: `${name} desc`, label: t("descending", { name: text(fieldOf(entity, name).label) }) },
  ]);
  return (
    <NativeSelect
      size="sm"
      aria-label={t("order")}
      data={choices}
      value={`${by} ${type}`}
      onChange={(event) => {
        const [chosen = "", direction] = event.currentTarget.value.split(" ");
        change({ order: { by: chosen, type: direction === "desc" ? "desc" : "asc" } });
      }}
    />
  );
}
