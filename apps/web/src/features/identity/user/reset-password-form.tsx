import { Button, Checkbox, Radio, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { passwordFloors, passwordHint } from "@retribusi/contract/features/identity/password.rules";
import { sendResetLink } from "@retribusi/contract/features/identity/recovery.endpoints";
import { resetUserPassword } from "@retribusi/contract/features/identity/userdata.endpoints";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { SecretInput } from "../../../components/secret-input.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLabel } from "../../../lib/use-label.ts";

/** Nothing was changed yet when a link was sent. */
export type Outcome = z.output<typeof resetUserPassword.answer> | "link";

interface Props {
  readonly userid: number;
  readonly onDone: (outcome: Outcome) => void;
}

function useReset({ userid, onDone }: Props) {
  const { t } = useTranslation("administration");
  const form = useForm({
    initialValues: { kind: "generated", password: "", konfirmasipassword: "", wajibganti: true },
    validate: {
      password: (value, { kind }) =>
        kind === "typed" && value.length < passwordFloors.customer
          ? t("passwordShort", { least: passwordFloors.customer })
          : null,
      konfirmasipassword: (value, { kind, password }) =>
        kind === "typed" && value !== password ? t("inconsistent") : null,
    },
  });
  const sending = useFormCall({
    form,
    call: async ({ kind, wajibganti, ...typed }): Promise<Outcome> => {
      const params = { id: userid };
      if (kind === "link") {
        await callEndpoint(sendResetLink, { params });
        return "link";
      }
      return callEndpoint(resetUserPassword, {
        params,
        body: kind === "typed" ? { ...typed, wajibganti } : { wajibganti: true },
      });
    },
    onDone,
  });
  return { form, ...sending };
}

export function ResetPasswordForm(props: Props) {
  const { t } = useTranslation("administration");
  const label = useLabel();
  const { form, submit, summary, isPending } = useReset(props);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ErrorSummary {...summary} />
        <Radio.Group label={t("resetKind")} {...form.getInputProps("kind")}>
          <Stack gap="xs" mt="xs">
            <Radio value="generated" label={t("resetGenerated")} description={t("generatedHint")} />
            <Radio value="typed" label={t("resetTyped")} />
            <Radio value="link" label={t("resetLink")} description={t("resetLinkHint")} />
          </Stack>
        </Radio.Group>
        {form.values.kind === "typed" ? (
          <>
            <SecretInput
              label={t("password")}
              description={label(passwordHint)}
              autoComplete="new-password"
              {...form.getInputProps("password")}
            />
            <SecretInput
              label={t("repeat")}
              autoComplete="new-password"
              {...form.getInputProps("konfirmasipassword")}
            />
            <Checkbox
              label={t("mustChange")}
              description={t("mustChangeHint")}
              {...form.getInputProps("wajibganti", { type: "checkbox" })}
            />
          </>
        ) : null}
        <Button type="submit" loading={isPending} style={{ alignSelf: "flex-start" }}>
          {t(form.values.kind === "link" ? "resetLinkDo" : "resetDo")}
        </Button>
      </Stack>
    </form>
  );
}
