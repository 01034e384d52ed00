import { Alert, Button, Container, Stack, Text } from "@mantine/core";
import { errorKinds } from "@retribusi/contract/errors";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { z } from "zod";
import { PageHeader } from "../../../components/page-header.tsx";
import { forgetLoadedData } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { WaysOn } from "./key-failure.tsx";

const completion = z.object({ completed: z.literal(true) });

/** What the form hands over to this page; an address that is typed or kept carries none. */
export const completed: z.output<typeof completion> = { completed: true };

function Completed() {
  const { t } = useTranslation("recovery");
  const client = useQueryClient();
  // What was loaded for the session that has ended. Not sooner: the form's link would be asked about again.
  useEffect(() => void forgetLoadedData(client), [client]);
  return (
    <Stack gap="md" align="flex-start">
      <Alert color="green" role="status" title={t("completed")} icon={<IconCircleCheck aria-hidden />} w="100%">
        <Text size="sm">{t("completedNext")}</Text>
      </Alert>
      <Button component={Link} to={paths.signIn}>
        {t("toSignIn")}
      </Button>
    </Stack>
  );
}

function NotCompleted() {
  const { t } = useTranslation("recovery");
  const title = useLabel()(errorKinds.RESET_NOT_COMPLETED.message);
  return (
    <Stack gap="md">
      <Alert color="kunyit" role="alert" title={title} icon={<IconAlertTriangle aria-hidden />}>
        <Text size="sm">{t("notCompletedNext")}</Text>
      </Alert>
      <WaysOn />
    </Stack>
  );
}

/** The end of a reset. Opened without one, it says so. */
export function CompletedPage() {
  const { t } = useTranslation("recovery");
  const { state } = useLocation();
  const isCompleted = completion.safeParse(state).success;
  return (
    <Container size={440} px={0} py={{ base: "md", sm: "xl" }}>
      <PageHeader title={t(isCompleted ? "completedTitle" : "notCompletedTitle")} />
      {isCompleted ? <Completed /> : <NotCompleted />}
    </Container>
  );
}
