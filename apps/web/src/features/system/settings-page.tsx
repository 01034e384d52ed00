import { Box, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useHoldsPage } from "../../lib/current-user.ts";
import { EndEverySession } from "../identity/user/end-every-session.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useSettings } from "./settings-query.ts";
import { TestMail } from "./test-mail.tsx";

/** What the organisation settles for the whole installation. */
export function SettingsPage() {
  const { t } = useTranslation("system");
  const query = useSettings();
  const holds = useHoldsPage();
  return (
    <Box maw="52rem">
      <PageHeader title={t("settings")} lead={t("settingsLead")} />
      <QueryState query={query} />
      {query.data ? (
        <Stack gap="lg">
          <SettingsForm settings={query.data} />
          <TestMail settings={query.data} />
          {holds("userdata/resetpassword") ? <EndEverySession /> : null}
        </Stack>
      ) : null}
    </Box>
  );
}
