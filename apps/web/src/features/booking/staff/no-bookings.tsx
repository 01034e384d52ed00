import { IconChecks, IconSearchOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../components/empty-state.tsx";

interface Props {
  readonly words: { readonly empty: string; readonly emptyText: string };
  readonly search: string;
}

/** Nothing to do, or nothing found: the search begins at the start of a name, which isn't plain to everybody. */
export function NoBookings({ words, search }: Props) {
  const { t } = useTranslation("staff");
  const Icon = search ? IconSearchOff : IconChecks;
  return (
    <EmptyState
      icon={<Icon size={28} stroke={1.5} aria-hidden />}
      title={search ? t("notFound", { search }) : words.empty}
      description={search ? t("notFoundText") : words.emptyText}
    />
  );
}
