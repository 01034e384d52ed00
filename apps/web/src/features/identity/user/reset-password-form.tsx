import { Button, Checkbox, PasswordInput, Radio, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { passwordFloors, passwordHint } from "@retribusi/contract/features/identity/password.rules";
import { resetUserPassword } from "@retribusi/contract/features/identity/userdata.endpoints";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLabel } from "../../../lib/use-label.ts";

type Outcome = z.output<typeof resetUserPassword.answer>;

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
    call: ({ kind, wajibganti, ...typed }) =>
      callEndpoint(resetUserPassword, {
        params: { id: userid },
        body: kind === "typed" ? { ...typed, wajibganti } : { wajibganti },
      }),
    onDone,
  });
  return { form, ...sending };
}

export function ResetPasswordForm(props: Props) {
  const { t } = useTranslation("administration");
  const label = useLabel();
  const { form, submit, summary, isPending } = useReset(props);
  const toggle = { visibilityToggleButtonProps: { "aria-label": t("showPassword"), tabIndex: 0 } };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ErrorSummary {...summary} />
        <Radio.Group label={t("resetKind")} {...form.getInputProps("kind")}>
          <Stack gap="xs" mt="xs">
            <Radio value="generated" label={t("resetGenerated")} />
            <Radio value="typed" label={t("resetTyped")} />
          </Stack>
        </Radio.Group>
        {form.values.kind === "typed" ? (
          <>
            <PasswordInput
              {...toggle}
              label={t("password")}
              description={label(passwordHint)}
              autoComplete="new-password"
              {...form.getInputProps("password")}
            />
            <PasswordInput
              {...toggle}
              label={t("repeat")}
              autoComplete="new-password"
              {...form.getInputProps("konfirmasipassword")}
            />
          </>
        ) : null}
        <Checkbox
          label={t("mustChange")}
          description={t("mustChangeHint")}
          {...form.getInputProps("wajibganti", { type: "checkbox" })}
        />
        <Button type="submit" loading={isPending} style={{ alignSelf: "flex-start" }}>
          {t("resetDo")}
        </Button>
      </Stack>
    </form>
  );
}
