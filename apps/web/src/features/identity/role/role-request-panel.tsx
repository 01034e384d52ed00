import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../components/query-state.tsx";
import { LastAnswer, WaitingRequest } from "./own-request.tsx";
import { RoleRequestForm } from "./role-request-form.tsx";
import { useOwnRequests } from "./role-request-query.ts";

/** One's own request for a role: the one that waits, or the last answer and the form to ask. */
export function RoleRequestPanel() {
  const { t } = useTranslation("review");
  const query = useOwnRequests();
  if (!query.data) return <QueryState query={query} />;
  const { permintaan, peran } = query.data;
  const [latest] = permintaan;
  if (latest?.keadaan === "menunggu") return <WaitingRequest request={latest} />;
  return (
    <Stack gap="md">
      {latest ? <LastAnswer request={latest} /> : null}
      {peran.length > 0 ? <RoleRequestForm roles={peran} /> : <Text c="dimmed">{t("nothingLeft")}</Text>}
    </Stack>
  );
}
