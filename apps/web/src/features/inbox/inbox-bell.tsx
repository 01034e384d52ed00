import { ActionIcon, Indicator } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { numberText } from "../../lib/counter.ts";
import { paths } from "../../lib/paths.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { useUnread } from "./inbox-query.ts";

/** Leads to one's own messages and tells how many are unread. */
export function InboxBell() {
  const { t } = useTranslation("inbox");
  const language = useLanguage();
  const { data: unread } = useUnread();
  const number = unread && unread.num > 0 ? numberText(unread, language) : undefined;
  const name = number === undefined ? t("bellNone") : t("bell", { number, count: unread?.num ?? 0 });
  return (
    <Indicator
      // The name of the link says it.
      label={<span aria-hidden>{number}</span>}
      disabled={number === undefined}
      size={18}
      offset={10}
      color="red.8"
    >
      <ActionIcon
        component={Link}
        to={paths.inbox}
        variant="subtle"
        color="gray"
        size={44}
        title={name}
        aria-label={unread ? name : t("title")}
      >
        <IconBell size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}
