import { byName, type Field, reference, text } from "@retribusi/contract/define/field";
import { type DimensionName, dimensionOf } from "@retribusi/contract/features/report/report.dimensions";

/** What a choice must lie within, where that is chosen too: an agency of the chosen region. */
const within: Readonly<Partial<Record<DimensionName, readonly DimensionName[]>>> = {
  idskpd: ["idpemda"],
  idjenis: ["idpemda"],
  idanggaran: ["idpemda"],
  pengelolaid: ["idskpd"],
  objectid: ["pengelolaid"],
};

/** A dimension as the field in which one of its rows is chosen, or its code typed where there is no list of them. */
export function fieldOfDimension(name: DimensionName): Field {
  const { entity, label } = dimensionOf(name);
  return entity ? reference(label, entity, { within: byName(...(within[name] ?? [])) }) : text(label, 16);
}

/** Filters that would leave nothing once this one is changed. */
export const behind = (names: readonly DimensionName[], changed: DimensionName): DimensionName[] =>
  names.filter((name) => within[name]?.includes(changed)).flatMap((name) => [name, ...behind(names, name)]);
