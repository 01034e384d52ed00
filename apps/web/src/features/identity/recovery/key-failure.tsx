import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { errorKinds } from "@retribusi/contract/errors";
import { resetMinutes } from "@retribusi/contract/features/identity/recovery.endpoints";
import { IconLinkOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { useLabel } from "../../../lib/use-label.ts";

/** The two ways on from a link that is of no use, or a reset that didn't come to its end. */
export function WaysOn() {
  const { t } = useTranslation("recovery");
  return (
    <Group gap="sm">
      <Button component={Link} to={paths.forgotPassword}>
        {t("askAgain")}
      </Button>
      <Button component={Link} to={paths.signIn} variant="default">
        {t("toSignIn")}
      </Button>
    </Group>
  );
}

/** Says the same of every link that can't be used: an unknown one must not be told apart. */
export function KeyFailure() {
  const { t } = useTranslation("recovery");
  const title = useLabel()(errorKinds.RESET_KEY_FAILURE.message);
  return (
    <Stack gap="md">
      <Alert color="red" role="alert" title={title} icon={<IconLinkOff aria-hidden />}>
        <Stack gap="xs">
          <Text size="sm">{t("keyFailure", { minutes: resetMinutes.mailed })}</Text>
          <Text size="sm">{t("keyFailureNext")}</Text>
        </Stack>
      </Alert>
      <WaysOn />
    </Stack>
  );
}
