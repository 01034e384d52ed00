import { SimpleGrid } from "@mantine/core";
import { fieldOf } from "@retribusi/contract/define/entity";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import { asText } from "../fields/input-basics.ts";
import { dependentsOf, useSingleChoice } from "../fields/reference/use-options.ts";
import { FilterInput } from "./filter-input.tsx";
import { filterFields } from "./list-address.ts";
import classes from "./list-toolbar.module.css";
import type { RecordList } from "./use-record-list.ts";

interface Props {
  readonly id: string;
  readonly list: RecordList;
}

/** The filters that tell rows apart: without those by the one region, agency or group whose rows are all that the person sees. */
function useTellingFilters({ entity, state }: RecordList): readonly string[] {
  const names = filterFields(entity);
  const isSingle = useSingleChoice(names.map((name) => fieldOf(entity, name).reference?.entity.name));
  return names.filter((name, at) => !isSingle[at] || name in state.filters);
}

/** One input for each declared filter; a choice takes effect at once. */
export function FilterPanel({ id, list }: Props) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { entity, state, change, impossible } = list;
  const shown = useTellingFilters(list);
  const set = (name: string, value: unknown) => {
    // An agency of another region would leave nothing to show.
    const gone = [name, ...dependentsOf(entity, entity.filters, name)];
    const others = Object.fromEntries(Object.entries(state.filters).filter(([other]) => !gone.includes(other)));
    const wanted = asText(value);
    change({ filters: wanted === "" ? others : { ...others, [name]: wanted } });
  };
  return (
    <SimpleGrid
      id={id}
      component="fieldset"
      aria-label={t("filters")}
      type="container"
      cols={{ base: 1, "26rem": 2, "48rem": 3, "66rem": 4 }}
      spacing="sm"
      verticalSpacing="sm"
      className={classes.filters ?? ""}
    >
      {shown.map((name) => (
        <FilterInput
          key={name}
          id={`${id}-${name}`}
          name={name}
          field={fieldOf(entity, name)}
          label={text(fieldOf(entity, name).label)}
          filters={state.filters}
          isPossible={impossible?.name !== name}
          onChange={(value) => set(name, value)}
        />
      ))}
    </SimpleGrid>
  );
}
