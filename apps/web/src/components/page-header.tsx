import { Box, Group, Text, Title } from "@mantine/core";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import classes from "./page-header.module.css";
import { PageNoteContext } from "./page-note.ts";
import { usePagePlace } from "./page-place.tsx";

interface Props {
  readonly title: string;
  /** One sentence under the title: what the page is for, or what it shows. */
  readonly lead?: ReactNode;
  /** Buttons at the right: the main one last. */
  readonly actions?: ReactNode;
}

const isTyping = () => document.activeElement?.matches("input, textarea, select, [contenteditable=true]") ?? false;

/**
 * The head of every page. Names the browser's tab and takes the focus after a navigation, so that a screen reader
 * says where it is; in a dialog or drawer it becomes a second-level heading and leaves the tab's name alone.
 */
export function PageHeader({ title, lead, actions }: Props) {
  const { t } = useTranslation("shell");
  const place = usePagePlace();
  const note = useContext(PageNoteContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isPage = place === "page";

  useEffect(() => {
    if (isPage) document.title = `${title} – ${t("product")}`;
  }, [isPage, title, t]);

  // The address makes it a new page; a change of filters within the page doesn't.
  const focusedFor = useRef<string>(undefined);
  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    if (key !== "default" && !isTyping()) heading.current?.focus({ preventScroll: true });
  }, [key, pathname]);

  return (
    <Box data-page-header className={classes["header"] ?? ""}>
      <Group justify="space-between" align="flex-end" gap="md">
        <Box className={classes["words"] ?? ""}>
          <Title order={isPage ? 1 : 2} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {lead ? (
            <Text c="dimmed" className={classes["lead"] ?? ""}>
              {lead}
            </Text>
          ) : null}
        </Box>
        {actions ? <Group gap="xs">{actions}</Group> : null}
      </Group>
      {isPage ? note : null}
    </Box>
  );
}
