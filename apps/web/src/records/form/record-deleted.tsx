import { Alert, Anchor, Stack, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { EntityPage } from "../record-pages.ts";
import { useBackLink } from "../use-back-link.ts";

/** Nothing can be saved into a record that is gone; what was typed stays in the inputs to be copied. */
export function RecordDeleted({ page }: { readonly page: EntityPage }) {
  const { t } = useTranslation("records");
  const box = useRef<HTMLDivElement>(null);
  const backLink = useBackLink(page);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tabIndex={-1} role="alert" color="red" title={t("deletedTitle")} icon={<IconTrash aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t("deletedText")}</Text>
        <Anchor component={Link} to={backLink} size="sm">
          {t("toList")}
        </Anchor>
      </Stack>
    </Alert>
  );
}
