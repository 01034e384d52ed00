import { Button, Card, Radio, Stack, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { askForRole } from "@retribusi/contract/features/identity/role-request.endpoints";
import type { AskableRole } from "@retribusi/contract/features/identity/role-request.rules";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { useNamedErrors } from "../../../components/use-named-errors.ts";
import { callEndpoint } from "../../../lib/api.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { PlaceFields } from "./place-fields.tsx";
import { keepOwnRequests, readOwnRequestsAnew } from "./role-request-query.ts";
import { bodyOf, openPlaces, type RoleWish } from "./role-wish.ts";
import { useRoleWords } from "./use-role-words.ts";

function useAskForm(roles: readonly AskableRole[]) {
  const { t } = useTranslation("review");
  const client = useQueryClient();
  const initialValues: RoleWish = { peran: null, pemdaid: null, skpdid: null, pengelolaid: null, alasan: "" };
  const form = useForm<RoleWish>({
    initialValues,
    validate: (wish) => ({
      ...(wish.peran === null ? { peran: t("placeMissing") } : {}),
      ...Object.fromEntries(openPlaces(wish).map((field) => [field, t("placeMissing")])),
      ...(wish.alasan.trim() === "" ? { alasan: t("whyMissing") } : {}),
    }),
  });
  const sending = useFormCall({
    form,
    call: (wish) => {
      const peran = roles.find((role) => role === wish.peran);
      if (!peran) throw new Error("A role has to be chosen first");
      return callEndpoint(askForRole, { body: bodyOf({ ...wish, peran }) });
    },
    onDone: (requests) => {
      keepOwnRequests(client, requests);
      notifications.show({ color: "green", message: t("sent") });
    },
    // Asked in another window meanwhile: that request is shown.
    onFailed: () => void readOwnRequestsAnew(client),
  });
  return { form, ...sending };
}

/** The choices by their names; what the reason lacks is a whole sentence. */
function useSummaryErrors({ alasan, ...choices }: Parameters<typeof useNamedErrors>[0]) {
  const { t } = useTranslation("review");
  const names = new Map([
    ["peran", t("role")],
    ["pemdaid", t("pemdaid")],
    ["skpdid", t("skpdid")],
    ["pengelolaid", t("pengelolaid")],
  ]);
  const named = useNamedErrors(choices, (name) => names.get(name) ?? name);
  return alasan ? { ...named, alasan } : named;
}

/** Which role, where, and why. */
export function RoleRequestForm({ roles }: { readonly roles: readonly AskableRole[] }) {
  const { t } = useTranslation("review");
  const roleWords = useRoleWords();
  const { form, submit, summary, isPending } = useAskForm(roles);
  return (
    <form onSubmit={submit} noValidate>
      <Card component={Stack} gap="md" maw="44rem">
        <ErrorSummary {...summary} errors={useSummaryErrors(summary.errors)} />
        <Radio.Group label={t("role")} {...form.getInputProps("peran")}>
          <Stack gap="sm" my="xs">
            {roles.map((role) => (
              <Radio key={role} value={role} label={roleWords([role])} description={t(`roleWhat.${role}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <PlaceFields form={form} />
        <Textarea
          label={t("why")}
          description={t("whyHint")}
          autosize
          minRows={3}
          maxLength={500}
          {...form.getInputProps("alasan")}
        />
        <Button type="submit" loading={isPending} style={{ alignSelf: "start" }}>
          {t("askButton")}
        </Button>
      </Card>
    </form>
  );
}
