import { fieldOf } from "@retribusi/contract/define/entity";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { KeyCap } from "../../components/key-cap.tsx";
import { SearchInput } from "../../components/search-input.tsx";
import { shortcutOf, useKeys } from "../../components/use-keys.ts";
import { useLabel } from "../../lib/use-label.ts";
import { searchPause } from "./list-address.ts";
import classes from "./list-toolbar.module.css";
import type { RecordList } from "./use-record-list.ts";

/** A label within a sentence: “IP address”, but “agency code”. */
const inSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

const searchKey = "/";

/** Searches the list in the fields that its entity names; the key / leads there. */
export function SearchBox({ list: { state, change, refresh, entity } }: { readonly list: RecordList }) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const input = useRef<HTMLInputElement>(null);
  useKeys([{ key: searchKey, words: t("keys.search"), run: () => input.current?.focus() }]);
  const fields = [...new Set(entity.search.map((name) => inSentence(text(fieldOf(entity, name).label))))].join(", ");
  const words = t("searchIn", { fields });
  return (
    <SearchInput
      ref={input}
      className={classes.search ?? ""}
      aria-label={words}
      {...shortcutOf(searchKey)}
      placeholder={words}
      clearLabel={t("clearSearch")}
      value={state.search}
      pause={searchPause}
      onSearch={(search) => change({ search }, "replace")}
      onAgain={refresh}
      rightSection={<KeyCap>{searchKey}</KeyCap>}
    />
  );
}
