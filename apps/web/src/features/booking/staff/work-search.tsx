import { Box } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SearchInput } from "../../../components/search-input.tsx";
import { searchPause } from "../../../records/list/list-address.ts";
import classes from "./work-search.module.css";

interface Props {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Finds a booking on a desk. */
export function WorkSearch({ value, onSearch }: Props) {
  const { t } = useTranslation("staff");
  return (
    <Box className={classes.search ?? ""}>
      <SearchInput
        label={t("search")}
        clearLabel={t("clearSearch")}
        value={value}
        pause={searchPause}
        onSearch={onSearch}
      />
    </Box>
  );
}
