import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { severalOf } from "@retribusi/contract/define/filter";
import type { DimensionName } from "@retribusi/contract/features/report/report.dimensions";
import { IconFilter } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { useDimensionsFor } from "../reader.ts";
import { type Asked, type AskedPart, unknownFilters } from "../report-address.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { FilterInputs } from "./filter-inputs.tsx";
import classes from "./report-ask.module.css";

interface Props {
  /** What it can be narrowed by. */
  readonly filters: readonly DimensionName[];
  readonly asked: Asked;
  readonly onChange: (part: AskedPart) => void;
  /** Period, basis, grouping: what is always in view. */
  readonly main: ReactNode;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** What is asked of a report. Every choice takes effect at once and stands in the address. */
export function ReportAsk({ filters, asked, onChange, main, children }: Props) {
  const { t } = useTranslation("report");
  const { t: records } = useTranslation("records");
  const panel = useId();
  const [opened, { toggle }] = useDisclosure(false);
  const shown = useDimensionsFor()(filters);
  // As many as are shown below, each to be taken away.
  const count = filters.flatMap((name) => severalOf(asked[name])).length;
  const [search] = useAddressQuery();
  const unknown = unknownFilters(asked, search);
  return (
    <section className={classes.ask} aria-label={t("ask")}>
      {main ? <div className={classes.main}>{main}</div> : null}
      <div className={classes.buttons}>
        <Button
          variant={opened ? "light" : "default"}
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={opened}
          {...(opened ? { "aria-controls": panel } : {})}
          onClick={toggle}
        >
          {count > 0 ? records("filtersActive", { count }) : records("filters")}
        </Button>
        {children}
      </div>
      {opened ? <FilterInputs id={panel} names={shown} asked={asked} onChange={onChange} /> : null}
      <ActiveFilters names={filters} asked={asked} onChange={onChange} />
      {unknown.length > 0 ? (
        <Text size="sm" role="alert">
          {t("unknownFilters", { names: unknown.join(", ") })}
        </Text>
      ) : null}
    </section>
  );
}
