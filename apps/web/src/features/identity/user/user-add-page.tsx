import { Card, Stack, Text, Title } from "@mantine/core";
import { addUserWithRoles } from "@retribusi/contract/features/identity/rights.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../components/query-state.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { AddFrame } from "../../../records/form/form-screen.tsx";
import { RecordForm } from "../../../records/form/record-form.tsx";
import type { Sent } from "../../../records/form/use-record-form.ts";
import { getRecord, listOptions } from "../../../records/record-api.ts";
import { recordKeys } from "../../../records/record-keys.ts";
import { getEntityPage } from "../../../records/record-pages.ts";
import { RoleOrder } from "../right/role-order.tsx";
import { userPlan } from "./user-plan.ts";

/** All roles, in the order in which they were made. */
const useRoles = () =>
  useQuery({
    queryKey: recordKeys.options("roles", {}),
    queryFn: ({ signal }) => listOptions("roles", {}, signal),
    select: (options) =>
      options.map(({ value, label }) => ({ id: Number(value), name: label })).sort((one, other) => one.id - other.id),
  });

const page = getEntityPage("userdata/add");

/** Whoever makes an account for somebody wants them to work. */
const start = { statusakun: accountStatus.active };

/** A new user with their roles: what they work for is asked as far as the roles need it. */
export function UserAddPage() {
  const { t } = useTranslation("administration");
  const roles = useRoles();
  const id = useId();
  const [held, setHeld] = useState<readonly number[]>([]);
  const names = held.map((id) => roles.data?.find((role) => role.id === id)?.name ?? "");
  const send = async ({ body }: Sent) => {
    const { userid } = await callEndpoint(addUserWithRoles, { body: { roles: [...held], user: body } });
    return getRecord("userdata", String(userid));
  };
  return (
    <AddFrame page={page}>
      <QueryState query={roles} />
      {roles.data ? (
        <Stack gap="md">
          <Card component={Stack} gap="xs" maw="56rem">
            <Title order={2} size="h3">
              {t("rolesOfUser")}
            </Title>
            <Text size="sm" c="dimmed">
              {held.length > 0 ? t("rolesHint") : t("rolesNone")}
            </Text>
            <RoleOrder id={id} roles={roles.data} held={held} onChange={setHeld} />
          </Card>
          <RecordForm page={page} plan={userPlan(page, names)} record={undefined} start={start} send={send} />
        </Stack>
      ) : null}
    </AddFrame>
  );
}
