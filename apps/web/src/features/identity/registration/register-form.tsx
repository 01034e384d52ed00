import { Button, Stack } from "@mantine/core";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { useNamedErrors } from "../../../components/use-named-errors.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { KindField, OrganisationFields, PersonFields } from "./person-fields.tsx";
import { SignInFields } from "./sign-in-fields.tsx";
import { type Registered, useRegistrationForm } from "./use-registration-form.ts";

const fields = new Map(Object.entries(userdata.fields));

/** What the form calls its fields; the two whose problem is a whole sentence have no name before it. */
function useFieldNames(errors: Parameters<typeof useNamedErrors>[0]) {
  const { t } = useTranslation("registration");
  const label = useLabel();
  const own = new Map([
    ["suratorganisasi", t("letter")],
    ["password", t("password")],
    ["konfirmasipassword", t("repeatPassword")],
  ]);
  const nameOf = (name: string) => {
    const field = fields.get(name);
    return own.get(name) ?? (field ? label(field.label) : name);
  };
  const { privasiversi, captcha, ...named } = errors;
  return {
    ...useNamedErrors(named, nameOf),
    ...(privasiversi ? { privasiversi } : {}),
    ...(captcha ? { captcha } : {}),
  };
}

interface Props {
  /** Where to go on to once the account is open. */
  readonly next: string | null;
  readonly onDone: (registered: Registered) => void;
}

export function RegisterForm({ next, onDone }: Props) {
  const { t } = useTranslation("registration");
  const { form, nameCheck, chooseMails, isDirty, submit, summary, isPending, refusals, setCaptcha } =
    useRegistrationForm(next, onDone);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <ErrorSummary {...summary} errors={useFieldNames(summary.errors)} />
        <KindField form={form} />
        {form.values.jenisakun === "organisasi" ? <OrganisationFields form={form} /> : null}
        <PersonFields form={form} />
        <SignInFields form={form} nameCheck={nameCheck} chooseMails={chooseMails} />
        <ConsentFields form={form} captchaError={summary.errors.captcha} refusals={refusals} onSolved={setCaptcha} />
        <Button type="submit" size="lg" loading={isPending}>
          {t("create")}
        </Button>
      </Stack>
      {form.isDirty() ? <LeaveGuard isDirty={isDirty} /> : null}
    </form>
  );
}
