import { Loader, Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../lib/error-text.ts";
import type { RecordRow } from "../../records/record.ts";
import { getRecord, listRecords } from "../../records/record-api.ts";
import { recordKeys } from "../../records/record-keys.ts";

const entity = "mst_objectretribusi";
const pause = 300;

/** Objects of one house differ by their part alone. */
const toOption = ({ objectid, objectname, subobjectname, lokasikabkota }: RecordRow) => ({
  value: String(objectid),
  label: `${[objectname, subobjectname].filter(Boolean).join(" – ")} (${lokasikabkota})`,
});

interface Props {
  /** What is chosen, where it isn't simply the object. */
  readonly label?: string;
  readonly value: number | undefined;
  readonly onChange: (objectid: number | undefined) => void;
}

/** One of the objects that the reader looks after, found by name, part or place. */
export function ObjectChoice({ label: asked, value, onChange }: Props) {
  const { t } = useTranslation("records");
  const label = asked ?? t("objectItself");
  const { t: tState } = useTranslation("state");
  const id = value === undefined ? "" : String(value);
  const [typed, setTyped] = useState("");
  const chosen = useQuery({
    queryKey: recordKeys.record(entity, id),
    queryFn: ({ signal }) => getRecord(entity, id, signal),
    enabled: id !== "",
  });
  const own = chosen.data && toOption(chosen.data);
  // The name of the choice stands in the field; it isn't something to search for.
  const [search] = useDebouncedValue(typed === own?.label ? "" : typed.trim(), pause);
  const query = { limit: 30, ...(search ? { search } : {}) };
  const found = useQuery({
    queryKey: recordKeys.page(entity, { ...query, names: "1" }),
    queryFn: ({ signal }) => listRecords(entity, query, signal),
    placeholderData: keepPreviousData,
  });
  const options = (found.data?.records ?? []).map(toOption);
  return (
    <Select
      label={label}
      placeholder={t("chooseOrType")}
      data={own && !options.some((option) => option.value === own.value) ? [own, ...options] : options}
      // The server has searched already, in places too.
      filter={({ options: all }) => all}
      searchable
      clearable
      value={own ? id : null}
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
      onSearchChange={setTyped}
      nothingFoundMessage={found.isError ? errorText(found.error, tState) : t("noChoice")}
      rightSection={found.isFetching ? <Loader size={16} aria-label={tState("loading")} /> : undefined}
      clearButtonProps={{ "aria-label": t("clearChoice", { name: label }) }}
      comboboxProps={{ shadow: "md" }}
    />
  );
}
