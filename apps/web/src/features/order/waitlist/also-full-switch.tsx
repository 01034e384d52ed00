import { Switch } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useTranslation } from "react-i18next";
import { useAlsoFull } from "./use-also-full.ts";
import { useMayWait } from "./use-may-wait.ts";

/** Opens the full days and hours of the calendar for whoever would wait for them. */
export function AlsoFullSwitch({ kind }: { readonly kind: BookingKind }) {
  const { t } = useTranslation("waitlist");
  const { isAlsoFull, change } = useAlsoFull();
  if (useMayWait(kind) === undefined) return null;
  return (
    <Switch
      mb="sm"
      size="md"
      label={t("alsoFull")}
      description={t("alsoFullHint")}
      checked={isAlsoFull}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}
