import { Kbd } from "@mantine/core";
import { fieldOf } from "@retribusi/contract/define/entity";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { SearchInput } from "../../components/search-input.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { searchPause } from "./list-address.ts";
import classes from "./list-toolbar.module.css";
import type { RecordList } from "./use-record-list.ts";

interface Props {
  readonly list: RecordList;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** A label within a sentence: “IP address”, but “agency code”. */
const inSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** Searches the list in the fields that its entity names. */
export function SearchBox({ list: { state, change, refresh, entity }, inputRef }: Props) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const fields = [...new Set(entity.search.map((name) => inSentence(text(fieldOf(entity, name).label))))].join(", ");
  const words = t("searchIn", { fields });
  return (
    <SearchInput
      ref={inputRef}
      className={classes.search ?? ""}
      aria-label={words}
      aria-keyshortcuts="/"
      placeholder={words}
      clearLabel={t("clearSearch")}
      value={state.search}
      pause={searchPause}
      onSearch={(search) => change({ search }, "replace")}
      onAgain={refresh}
      rightSection={
        <Kbd size="xs" aria-hidden visibleFrom="sm">
          /
        </Kbd>
      }
    />
  );
}
