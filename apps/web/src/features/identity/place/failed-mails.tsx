import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconMailOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { useOverview } from "./place-query.ts";

interface Props {
  readonly email: string;
  readonly canChange: boolean;
}

/** Mails about one's bookings don't arrive at the address of the account. */
export function FailedMails({ email, canChange }: Props) {
  const { t } = useTranslation("place");
  const { data } = useOverview();
  if (!data?.surelgagal) return null;
  return (
    <Alert color="kunyit" role="note" icon={<IconMailOff aria-hidden />} title={t("mailsFail", { email })}>
      <Stack gap="xs" align="start">
        <Text size="sm">{t("mailsFailHint")}</Text>
        {canChange ? (
          <Button component={Link} to={paths.accountEdit} variant="default">
            {t("mailsFailChange")}
          </Button>
        ) : null}
      </Stack>
    </Alert>
  );
}
