import { Anchor, Button, Card, Group, Stack, Text } from "@mantine/core";
import { formatInstant } from "@retribusi/contract/define/dates";
import type { Letter } from "@retribusi/contract/features/inbox/inbox.endpoints";
import { use, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { StatusBadge } from "../../components/status-badge.tsx";
import { UsualZone } from "../../lib/organisation.ts";
import { paths, safeNext } from "../../lib/paths.ts";
import { useLanguage } from "../../lib/use-label.ts";
import classes from "./letter-card.module.css";

interface Props {
  readonly letter: Letter;
  readonly onRead: (id: number) => void;
}

/** One message, whole: its booking, or the page that it is about, is one press away. */
export function LetterCard({ letter, onRead }: Props) {
  const { t } = useTranslation("inbox");
  const language = useLanguage();
  const zone = use(UsualZone);
  const { id, judul, isi, bookingid, jenisbooking, dibaca, date_created } = letter;
  const page = safeNext(letter.halaman);
  const isUnread = dibaca === null;
  const heading = useRef<HTMLHeadingElement>(null);
  const read = () => (isUnread ? onRead(id) : undefined);
  // The button leaves with what it is pressed for.
  const mark = () => {
    heading.current?.focus();
    read();
  };
  return (
    <Card component="li" padding="md" className={classes.card ?? ""} data-unread={isUnread || undefined}>
      <Stack gap={6}>
        <Group gap="sm" justify="space-between" align="flex-start" wrap="nowrap">
          <Text component="h2" ref={heading} tabIndex={-1} fw={isUnread ? 700 : 500} className={classes.words ?? ""}>
            {judul}
          </Text>
          {isUnread ? (
            <div className={classes.mark}>
              <StatusBadge tone="open" label={t("unreadMark")} />
            </div>
          ) : null}
        </Group>
        <Text size="sm" c="dimmed" component="time" dateTime={date_created}>
          {formatInstant(new Date(date_created), zone, language)}
        </Text>
        <Text className={classes.words ?? ""}>{isi}</Text>
        <Group gap="0 1.25rem" className={classes.actions ?? ""}>
          {bookingid !== null && jenisbooking !== null ? (
            <Anchor
              component={Link}
              to={paths.booking(jenisbooking, bookingid)}
              onClick={read}
              className={classes.link ?? ""}
            >
              {t("booking", { id: bookingid })}
            </Anchor>
          ) : null}
          {page === null ? null : (
            <Anchor
              component={Link}
              to={page}
              onClick={read}
              className={classes.link ?? ""}
              aria-label={t("openThis", { subject: judul })}
            >
              {t("open")}
            </Anchor>
          )}
          {isUnread ? (
            <Button
              variant="subtle"
              px="xs"
              className={classes.button ?? ""}
              aria-label={t("markThis", { subject: judul })}
              onClick={mark}
            >
              {t("mark")}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Card>
  );
}
