import { Button, Card, Group, MultiSelect, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { LastChange } from "@retribusi/contract/define/conflict";
import { getUserRights, setUserRights, type UserRights } from "@retribusi/contract/features/identity/rights.endpoints";
import { IconUsers } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConflictAlert } from "../../../components/conflict-alert.tsx";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { findChange } from "../../../components/use-notify-conflict.ts";
import { callEndpoint } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { errorText } from "../../../lib/error-text.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import { recordKeys } from "../../../records/record-keys.ts";
import { EffectiveList } from "./effective-list.tsx";
import type { Holdings } from "./effective-pages.ts";
import { mergedRights } from "./merged-rights.ts";
import { groupPermissions } from "./permission-groups.ts";
import { usePermissionWords } from "./permission-words.ts";
import { RoleOrder } from "./role-order.tsx";
import classes from "./user-rights-form.module.css";
import { userRightsKey } from "./user-rights-query.ts";

const isSame = (one: Holdings, other: Holdings): boolean =>
  JSON.stringify([one.held, [...one.extra].sort()]) === JSON.stringify([other.held, [...other.extra].sort()]);

/** What is chosen, and the version of what it was chosen from. */
type Draft = Holdings & Pick<UserRights, "versi">;

/** Somebody else's change that a refusal has told. */
interface Late {
  readonly changed: LastChange | null;
  readonly attempt: number;
}

/**
 * The choice until it is saved, and what it was made from, whatever is read since. A change by somebody else in the meantime is told with who
 * and when; what was chosen stays, on top of what they have saved.
 */
export function useDraft(present: UserRights) {
  const { t } = useTranslation("administration");
  const client = useQueryClient();
  const [rights, setRights] = useState(present);
  const [draft, setDraft] = useState<Draft>(present);
  const [attempt, setAttempt] = useState(0);
  const [late, setLate] = useState<Late>();
  const { userid } = rights.user;
  const begin = (saved: UserRights) => {
    client.setQueryData(userRightsKey(userid), saved);
    setRights(saved);
    return saved;
  };
  const takeOver = async (changed: LastChange | null): Promise<void> => {
    const now = begin(await callEndpoint(getUserRights, { params: { id: userid } }));
    setDraft({ ...mergedRights(rights, now, draft), versi: now.versi });
    setLate({ changed, attempt: attempt + 1 });
    saving.reset();
  };
  const saving = useMutation({
    mutationFn: () =>
      callEndpoint(setUserRights, {
        params: { id: userid },
        body: { held: [...draft.held], extra: [...draft.extra], versi: draft.versi },
      }),
    onSuccess: (saved) => {
      setDraft(begin(saved));
      setLate(undefined);
      for (const name of ["model_has_roles", "model_has_permissions"]) {
        void client.invalidateQueries({ queryKey: recordKeys.entity(name) });
      }
      notifications.show({ color: "green", message: t("saved") });
    },
    onError: async (error) => {
      setAttempt((count) => count + 1);
      const found = findChange(error);
      // When it can't be read either, the refusal stays told and nothing is taken over.
      if (found) await takeOver(found.changed).catch(() => undefined);
    },
  });
  const isChanged = !isSame(draft, rights);
  const isDirty = useLatest(isChanged);
  const reset = () => {
    saving.reset();
    setLate(undefined);
    setDraft(rights);
  };
  return { rights, draft, setDraft, saving, attempt, late, isChanged, isDirty, reset };
}

type Work = ReturnType<typeof useDraft>;

function SaveBar({ work: { reset, saving, isChanged } }: { work: Work }) {
  const { t } = useTranslation("administration");
  if (!isChanged) return null;
  return (
    <Group className={classes.bar ?? ""} justify="flex-end" gap="sm">
      <Text size="sm" c="dimmed" mr="auto">
        {t("unsaved")}
      </Text>
      <Button variant="default" onClick={reset}>
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

/** Who has changed the same user's rights meanwhile, what they are now, and that the choice below is on top of it. */
function LateChange({ work: { rights, late } }: { readonly work: Work }) {
  const { t } = useTranslation("administration");
  const words = usePermissionWords();
  if (!late) return null;
  const roles = rights.held.map((id) => words.role(rights.roles.find((role) => role.id === id)?.name ?? ""));
  const extra = rights.extra.map((id) => words.permission(rights.permissions.find((one) => one.id === id)?.name ?? ""));
  const none = t("none");
  return (
    <ConflictAlert changed={late.changed} attempt={late.attempt} icon={<IconUsers aria-hidden />}>
      <Text size="sm">{t("rightsNow", { roles: roles.join(", ") || none, extra: extra.join(", ") || none })}</Text>
      <Text size="sm">{t("rightsKept")}</Text>
    </ConflictAlert>
  );
}

export function UserRightsForm({ rights: present }: { readonly rights: UserRights }) {
  const { t } = useTranslation("administration");
  const { t: state } = useTranslation("state");
  const work = useDraft(present);
  const { rights, draft, setDraft, saving, attempt, isDirty } = work;
  const fields = saving.error instanceof ApiError ? saving.error.fields : {};
  const prefix = useId();
  const idOf = (name: string) => `${prefix}-${name}`;
  return (
    <Stack gap="md">
      {work.isChanged ? <LeaveGuard isDirty={isDirty} /> : null}
      <ErrorSummary
        message={saving.error && Object.keys(fields).length === 0 ? errorText(saving.error, state) : undefined}
        errors={fields}
        attempt={attempt}
        onChoose={(name) => document.getElementById(idOf(name))?.focus()}
      />
      <LateChange work={work} />
      <Card component={Stack} gap="sm">
        <Title order={2} size="h3">
          {t("rolesOfUser")}
        </Title>
        {draft.held.length === 0 ? <Text c="dimmed">{t("noRoles")}</Text> : null}
        <RoleOrder
          id={idOf("held")}
          roles={rights.roles}
          held={draft.held}
          error={fields.held}
          onChange={(held) => setDraft({ ...draft, held })}
        />
        <MultiSelect
          id={idOf("extra")}
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
      <SaveBar work={work} />
    </Stack>
  );
}
