import { Card, Stack, Text, Title } from "@mantine/core";
import { addUserWithRoles } from "@retribusi/contract/features/identity/rights.endpoints";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { CancelButton, useDone } from "../../../records/form/form-screen.tsx";
import { RecordForm } from "../../../records/form/record-form.tsx";
import { getRecord } from "../../../records/record-api.ts";
import { getEntityPage } from "../../../records/record-pages.ts";
import { RoleOrder } from "../right/role-order.tsx";
import { assignmentNeeds } from "./assignment-needs.ts";
import { passwordNeeds } from "./password-needs.ts";
import { useRoles } from "./use-roles.ts";

const page = getEntityPage("userdata/add");

/** A new user with their roles: what they work for is asked as far as the roles need it. */
export function UserAddPage() {
  const { t } = useTranslation("administration");
  const { t: records } = useTranslation("records");
  const text = useLabel();
  const done = useDone(page);
  const roles = useRoles();
  const [held, setHeld] = useState<readonly number[]>([]);
  const names = held.map((id) => roles.data?.find((role) => role.id === id)?.name ?? "");
  const needs = { ...assignmentNeeds(names), ...passwordNeeds(names) };
  const save = async (body: Readonly<Record<string, unknown>>) => {
    const user = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, needs.hidden?.includes(name) ? null : value]),
    );
    const { userid } = await callEndpoint(addUserWithRoles, { body: { roles: [...held], user } });
    return getRecord("userdata", String(userid));
  };
  return (
    <>
      <PageHeader title={records("add", { name: text(userdata.singular) })} />
      {roles.isError ? <ErrorState error={roles.error} onRetry={() => void roles.refetch()} /> : null}
      {roles.isPending ? <LoadingState /> : null}
      {roles.data ? (
        <Stack gap="md">
          <Card component={Stack} gap="xs" maw="56rem">
            <Title order={2} size="h3">
              {t("rolesOfUser")}
            </Title>
            <Text size="sm" c="dimmed">
              {held.length > 0 ? t("rolesHint") : t("rolesNone")}
            </Text>
            <RoleOrder roles={roles.data} held={held} onChange={setHeld} />
          </Card>
          <RecordForm page={page} onDone={done} needs={needs} save={save}>
            <CancelButton page={page} />
          </RecordForm>
        </Stack>
      ) : null}
    </>
  );
}
