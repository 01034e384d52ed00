import { Anchor } from "@mantine/core";
import { isEntityName } from "@retribusi/contract/access/entities";
import { fieldOf } from "@retribusi/contract/define/entity";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { addressOfPage, heldPage } from "../../record-pages.ts";
import type { CellProps } from "../field-parts.ts";
import { asText } from "../input-basics.ts";
import { PlainCell } from "../plain-cell.tsx";
import { useOptionLabel, useOptionText } from "./use-options.ts";

/** The name that the record itself carries for a reference, when it declares one. */
function useName({ entity, name, record, field, value }: CellProps): string | undefined {
  const target = field.reference?.entity;
  const shown = Object.keys(entity.fields).find((other) => {
    const { related } = fieldOf(entity, other);
    return related?.via === name && related.field === target?.label;
  });
  const own = shown ? record[shown] : undefined;
  const textOf = useOptionText(target?.name ?? "");
  const known = typeof own === "string" && own !== "" ? textOf(own) : undefined;
  const looked = useOptionLabel(target?.name ?? "", known ? "" : asText(value));
  return known ?? looked;
}

/** The row referred to by its name. */
export function ReferenceName(props: CellProps) {
  return useName(props) ?? <PlainCell {...props} />;
}

/** The row referred to by its name, leading to it for those who may see it. */
export function ReferenceCell(props: CellProps) {
  const { field, value } = props;
  const { pages } = useCurrentUser();
  const name = useName(props);
  const target = field.reference?.entity.name ?? "";
  if (value === null || value === undefined) return null;
  const view = isEntityName(target) ? heldPage(pages, target, "view", "") : undefined;
  if (!view) return name ?? <PlainCell {...props} />;
  return (
    <Anchor component={Link} to={addressOfPage(view.name, asText(value))} inherit>
      {name ?? asText(value)}
    </Anchor>
  );
}
