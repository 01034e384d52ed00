import { Badge } from "@mantine/core";
import { daysSince, latenessOf } from "@retribusi/contract/features/settlement/age.rules";
import { IconAlertTriangle, IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { serverNow } from "../../lib/server-clock.ts";

const looks = {
  fresh: { color: "gray", icon: IconClock },
  late: { color: "kunyit", icon: IconClock },
  overdue: { color: "red", icon: IconAlertTriangle },
} as const;

/** How long an open case has waited, in days; amber after three, red after seven. `since` is ISO. */
export function CaseAge({ since }: { readonly since: string }) {
  const { t } = useTranslation("settlement");
  const moment = new Date(since);
  const { color, icon: Icon } = looks[latenessOf(moment, serverNow())];
  return (
    <Badge color={color} variant="light" tt="none" fw={600} leftSection={<Icon size={12} aria-hidden />}>
      {t("age", { count: Math.max(0, daysSince(moment, serverNow())) })}
    </Badge>
  );
}
