import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { testConnection } from "@retribusi/contract/features/system/system.endpoints";
import { IconPlugConnected } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useHoldsPage } from "../../lib/current-user.ts";
import { recordKeys } from "../../records/record-keys.ts";
import { OutcomeNote } from "./outcome-note.tsx";

/** Calls the bank's service of the saved connection and says how it went. */
export function ConnectionTest() {
  const { t } = useTranslation("system");
  const { id = "" } = useParams();
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: () => callEndpoint(testConnection, { params: { id } }),
    // A service that answered told its clock.
    onSuccess: () => client.invalidateQueries({ queryKey: recordKeys.record("system", id) }),
  });
  if (!useHoldsPage()("system/edit")) return null;
  const { data } = test;
  // What is missing before anything can be called.
  const problems = test.error instanceof ApiError ? Object.values(test.error.fields) : [];
  return (
    <Card component="section" aria-labelledby="connection-test" mt="lg" maw="52rem">
      <Stack gap="md">
        <Group justify="space-between" gap="sm" align="flex-start">
          <div style={{ flex: "1 1 16rem" }}>
            <Title order={2} size="h3" id="connection-test">
              {t("connection")}
            </Title>
            <Text size="sm" c="dimmed" mt={4}>
              {t("connectionLead")}
            </Text>
          </div>
          <Button
            variant="default"
            loading={test.isPending}
            leftSection={<IconPlugConnected size={18} stroke={1.5} aria-hidden />}
            onClick={() => test.mutate()}
          >
            {t("connectionTest")}
          </Button>
        </Group>
        {problems.length > 0 ? (
          <OutcomeNote isGood={false} title={t("connectionNotTested")} text={problems.join(" ")} />
        ) : null}
        {test.error && problems.length === 0 ? <ErrorState error={test.error} onRetry={() => test.mutate()} /> : null}
        {data && !test.isPending ? (
          <OutcomeNote
            isGood={data.result === "reached"}
            title={t(`connectionResult.${data.result}.title`)}
            text={t(`connectionResult.${data.result}.text`, {
              status: data.status ?? "–",
              milliseconds: data.milliseconds,
            })}
            detail={[data.address, t(data.isAuthorised ? "withAuthorisation" : "withoutAuthorisation")].join(" · ")}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
