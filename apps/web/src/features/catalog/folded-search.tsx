import { UnstyledButton } from "@mantine/core";
import { formatDaysDense } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { today } from "./catalogue-query.ts";
import classes from "./folded-search.module.css";

interface Props {
  readonly search: CatalogueSearch;
  readonly onOpen: () => void;
}

/** What is looked for, in a line: “Cimahi · 24–26 Nov · 1 unit”. */
function useSearchLine({ cari, mulai, akhir, jammulai, jamakhir, unit = 1, ...more }: CatalogueSearch): string {
  const { t } = useTranslation("catalog");
  const language = useLanguage();
  const { kapasitas, fasilitas, hargamaks } = more;
  const parts = [
    cari,
    mulai && formatDaysDense(mulai, akhir ?? mulai, language, today()),
    jammulai && `${jammulai}–${jamakhir}`,
    t("unitCount", { count: unit }),
    kapasitas && t("forPeopleShort", { count: kapasitas }),
    hargamaks && t("atMostPrice", { price: formatRupiah(hargamaks) }),
    fasilitas && t("facilityCount", { count: fasilitas.split(",").length }),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** On a phone the results come first: the form of their search is a line that opens it again. */
export function FoldedSearch({ search, onOpen }: Props) {
  const { t } = useTranslation("catalog");
  const line = useSearchLine(search);
  return (
    <UnstyledButton
      className={classes.line ?? ""}
      aria-label={`${t("changeSearch")}: ${line}`}
      aria-expanded={false}
      onClick={onOpen}
    >
      <span className={classes.text}>{line}</span>
      <IconPencil size={20} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}
