import { Button, Card, Group, MultiSelect, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { setUserRights, type UserRights } from "@retribusi/contract/features/identity/rights.endpoints";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { errorText } from "../../../lib/error-text.ts";
import { recordKeys } from "../../../records/record-keys.ts";
import { EffectiveList } from "./effective-list.tsx";
import type { Holdings } from "./effective-pages.ts";
import { groupPermissions } from "./permission-groups.ts";
import { usePermissionWords } from "./permission-words.ts";
import { RoleOrder } from "./role-order.tsx";
import classes from "./user-rights-form.module.css";
import { userRightsKey } from "./user-rights-query.ts";

const isSame = (one: Holdings, other: Holdings): boolean =>
  JSON.stringify([one.held, [...one.extra].sort()]) === JSON.stringify([other.held, [...other.extra].sort()]);

/** What is chosen, and the version of what it was chosen from. */
type Draft = Holdings & Pick<UserRights, "versi">;

/** The choice until it is saved; a change by somebody else in the meantime is told and nothing is lost. */
function useDraft(rights: UserRights) {
  const { t } = useTranslation("administration");
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(rights);
  const [attempt, setAttempt] = useState(0);
  const { userid } = rights.user;
  const saving = useMutation({
    mutationFn: () =>
      callEndpoint(setUserRights, {
        params: { id: userid },
        body: { held: [...draft.held], extra: [...draft.extra], versi: draft.versi },
      }),
    onSuccess: (saved) => {
      client.setQueryData(userRightsKey(userid), saved);
      setDraft(saved);
      for (const name of ["model_has_roles", "model_has_permissions"]) {
        void client.invalidateQueries({ queryKey: recordKeys.entity(name) });
      }
      notifications.show({ color: "green", message: t("saved") });
    },
    onError: (error) => {
      setAttempt((count) => count + 1);
      if (error instanceof ApiError && error.code === "CONFLICT") {
        void client.invalidateQueries({ queryKey: userRightsKey(userid) });
      }
    },
  });
  const isDirty = useRef(false);
  isDirty.current = !isSame(draft, rights);
  return { draft, setDraft, saving, attempt, isDirty };
}

type Work = ReturnType<typeof useDraft>;

function SaveBar({ rights, work: { setDraft, saving, isDirty } }: { rights: UserRights; work: Work }) {
  const { t } = useTranslation("administration");
  if (!isDirty.current) return null;
  return (
    <Group className={classes.bar ?? ""} justify="flex-end" gap="sm">
      <Text size="sm" c="dimmed" mr="auto">
        {t("unsaved")}
      </Text>
      <Button
        variant="default"
        onClick={() => {
          saving.reset();
          setDraft(rights);
        }}
      >
        {t("discard")}
      </Button>
      <Button loading={saving.isPending} onClick={() => saving.mutate()}>
        {t("save")}
      </Button>
    </Group>
  );
}

/** Choices of personal permissions, in groups and by name. */
function useExtraChoices(rights: UserRights) {
  const words = usePermissionWords();
  return groupPermissions(rights.permissions).map((group) => ({
    group: words.group(group),
    items: group.rows.map((row) => ({
      value: String(row.id),
      label: `${words.group(group)}: ${words.page(row)} (${row.name})`,
    })),
  }));
}

export function UserRightsForm({ rights }: { readonly rights: UserRights }) {
  const { t } = useTranslation("administration");
  const { t: state } = useTranslation("state");
  const work = useDraft(rights);
  const { draft, setDraft, saving, attempt, isDirty } = work;
  const fields = saving.error instanceof ApiError ? saving.error.fields : {};
  return (
    <Stack gap="md">
      {isDirty.current ? <LeaveGuard isDirty={isDirty} /> : null}
      <ErrorSummary
        message={saving.error && Object.keys(fields).length === 0 ? errorText(saving.error, state) : undefined}
        errors={fields}
        attempt={attempt}
        onChoose={() => undefined}
      />
      <Card component={Stack} gap="sm">
        <Title order={2} size="h3">
          {t("rolesOfUser")}
        </Title>
        {draft.held.length === 0 ? <Text c="dimmed">{t("noRoles")}</Text> : null}
        <RoleOrder
          roles={rights.roles}
          held={draft.held}
          error={fields.held}
          onChange={(held) => setDraft({ ...draft, held })}
        />
        <MultiSelect
          label={t("extra")}
          description={t("extraHint")}
          placeholder={draft.extra.length === 0 ? t("extraChoose") : ""}
          error={fields.extra}
          searchable
          clearable
          maw="44rem"
          data={useExtraChoices(rights)}
          value={draft.extra.map(String)}
          onChange={(extra) => setDraft({ ...draft, extra: extra.map(Number) })}
          clearButtonProps={{ "aria-label": t("discard") }}
        />
      </Card>
      <Card component={Stack} gap="sm">
        <Title order={2} size="h3">
          {t("effective")}
        </Title>
        <Text size="sm" c="dimmed">
          {t("effectiveHint")}
        </Text>
        <EffectiveList rights={rights} holdings={draft} />
      </Card>
      <SaveBar rights={rights} work={work} />
    </Stack>
  );
}
