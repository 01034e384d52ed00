import { MultiSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { isRole, roleLabels } from "@retribusi/contract/define/roles";
import { listColleagues, type Schedule } from "@retribusi/contract/features/report/schedule.endpoints";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../../lib/api.ts";
import { useLabel } from "../../../lib/use-label.ts";
import classes from "./people-input.module.css";
import { personValue } from "./schedule-values.ts";

type Person = Pick<Schedule["penerima"][number], "userid" | "nama" | "peran" | "tempat">;

interface Props
  extends Pick<ComponentProps<typeof MultiSelect>, "value" | "error" | "onFocus" | "onBlur" | "onChange"> {
  /** Those who get it already: known also where they are offered no longer. */
  readonly known: readonly Person[];
}

/** Whom it is sent to: oneself and who works in one's place, found by a part of their name. */
export function PeopleInput({ known, ...input }: Props) {
  const { t } = useTranslation("schedule");
  const text = useLabel();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, 250);
  const [met, setMet] = useState<readonly Person[]>(known);
  const { data } = useQuery({
    queryKey: ["report", "jadwal", "rekan", search],
    queryFn: async ({ signal }) => {
      const answer = await callEndpoint(listColleagues, { query: search ? { search } : {}, signal });
      // Whoever was chosen keeps their name when the search goes on to others.
      setMet((before) => [...before, ...answer.records]);
      return answer;
    },
    placeholderData: keepPreviousData,
  });
  const people = new Map([...met, ...(data?.records ?? [])].map((person) => [personValue(person), person]));
  const labelOf = ({ nama, peran, tempat }: Person) =>
    [nama, isRole(peran) ? text(roleLabels[peran]) : peran, tempat].filter(Boolean).join(" · ");
  return (
    <MultiSelect
      {...input}
      label={t("recipients")}
      description={t("recipientsHint")}
      data={[...people].map(([value, person]) => ({ value, label: labelOf(person) }))}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t("nobody")}
      hidePickedOptions
      classNames={{ pill: classes.person ?? "" }}
      required
    />
  );
}
