import { Anchor, Button, Checkbox, Input, Stack } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { useNamedErrors } from "../../../components/use-named-errors.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { paths } from "../../../lib/paths.ts";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import { KindField, OrganisationFields, PersonFields } from "./person-fields.tsx";
import { SignInFields } from "./sign-in-fields.tsx";
import { type Registered, type RegistrationForm, useRegistrationForm } from "./use-registration-form.ts";

const Captcha = lazyPart(async () => (await import("../captcha.tsx")).Captcha);

/** The privacy notice and the terms of use, which open beside the form so that nothing typed is lost. */
function PrivacyField({ form }: { readonly form: RegistrationForm }) {
  const { t } = useTranslation("registration");
  const { t: help } = useTranslation("help");
  const { value, onChange, ...input } = form.getInputProps("privasiversi");
  return (
    <Stack gap={6}>
      <Anchor component={Link} to={paths.privacy} target="_blank" rel="noopener" size="sm">
        {t("readPrivacy")}
      </Anchor>
      <Anchor component={Link} to={paths.helpPart("syarat")} target="_blank" rel="noopener" size="sm">
        {help("terms.whole")}
      </Anchor>
      <Checkbox
        label={t("agree", { version: formatDate(privacyVersion, useLanguage()) })}
        {...input}
        checked={value !== ""}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? privacyVersion : "")}
      />
    </Stack>
  );
}

interface ConsentFieldsProps {
  readonly form: RegistrationForm;
  /** Why the challenge has to be solved first. */
  readonly captchaError: ReactNode;
  /** Each one that the server made brings a challenge of its own. */
  readonly refusals: number;
  readonly onSolved: (payload: string | null) => void;
}

function ConsentFields({ form, captchaError, refusals, onSolved }: ConsentFieldsProps) {
  return (
    <Stack gap="md">
      <PrivacyField form={form} />
      <div data-path="captcha" tabIndex={-1}>
        <Suspense>
          <Captcha key={refusals} onSolved={onSolved} />
        </Suspense>
        {captchaError ? (
          <Input.Error mt={4} size="md">
            {captchaError}
          </Input.Error>
        ) : null}
      </div>
    </Stack>
  );
}

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
