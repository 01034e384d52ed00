import { Alert } from "@mantine/core";
import { formatDaysDense } from "@retribusi/contract/define/dates";
import { IconCalendarOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";

/** A link that was kept too long: its days are said rather than left out. */
export function PastDays({ days: [first, last] }: { readonly days: readonly [string, string] }) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  return (
    <Alert color="kunyit" mb="md" icon={<IconCalendarOff aria-hidden />}>
      {t("form.pastDays", { days: formatDaysDense(first, last, language, "") })}
    </Alert>
  );
}
