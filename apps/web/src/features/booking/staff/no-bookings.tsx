import { IconChecks, IconSearchOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../components/empty-state.tsx";
import { useFocusAfterStep } from "../../../components/use-focus-after-step.ts";

interface Props {
  readonly words: { readonly empty: string; readonly emptyText: string };
  readonly search: string;
  /** The last one is done with. */
  readonly isAfterStep: boolean;
}

/** Nothing to do, or nothing found: the search begins at the start of a name, which isn't plain to everybody. */
export function NoBookings({ words, search, isAfterStep }: Props) {
  const { t } = useTranslation("staff");
  const box = useFocusAfterStep<HTMLDivElement>(isAfterStep);
  const Icon = search ? IconSearchOff : IconChecks;
  return (
    <div ref={box} tabIndex={-1}>
      <EmptyState
        icon={<Icon size={28} stroke={1.5} aria-hidden />}
        title={search ? t("notFound", { search }) : words.empty}
        description={search ? t("notFoundText") : words.emptyText}
      />
    </div>
  );
}
