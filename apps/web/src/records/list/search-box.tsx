import { CloseButton, Kbd, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { fieldOf } from "@retribusi/contract/define/entity";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import { searchPause } from "./list-address.ts";
import classes from "./list-toolbar.module.css";
import type { RecordList } from "./use-record-list.ts";

interface Props {
  readonly list: RecordList;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Searches after a pause, at once with Enter; Escape empties it. */
export function SearchBox({ list, inputRef }: Props) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { state, change, entity } = list;
  const [typed, setTyped] = useState(state.search);
  useEffect(() => setTyped(state.search), [state.search]);
  const ask = (search: string) => search.trim() !== state.search && change({ search: search.trim() }, "replace");
  const askLater = useDebouncedCallback(ask, { delay: searchPause, flushOnUnmount: false });
  const askNow = (search: string) => {
    askLater.cancel();
    setTyped(search);
    ask(search);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") askNow(typed);
    if (event.key === "Escape" && typed) askNow("");
  };
  const fields = [...new Set(entity.search.map((name) => text(fieldOf(entity, name).label).toLowerCase()))].join(", ");
  return (
    <TextInput
      ref={inputRef}
      className={classes.search ?? ""}
      type="search"
      role="searchbox"
      aria-label={t("searchIn", { fields })}
      aria-keyshortcuts="/"
      placeholder={t("searchIn", { fields })}
      maxLength={100}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed ? (
          <CloseButton size="sm" aria-label={t("clearSearch")} onClick={() => askNow("")} />
        ) : (
          <Kbd size="xs" aria-hidden visibleFrom="sm">
            /
          </Kbd>
        )
      }
      value={typed}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        askLater(event.currentTarget.value);
      }}
    />
  );
}
