import { Anchor, Checkbox, Input, Stack } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import type { RegistrationForm } from "./use-registration-form.ts";

const Captcha = lazy(async () => ({ default: (await import("../captcha.tsx")).Captcha }));

/** The privacy notice, which opens beside the form so that nothing typed is lost. */
function PrivacyField({ form }: { readonly form: RegistrationForm }) {
  const { t } = useTranslation("registration");
  const { value, onChange, ...input } = form.getInputProps("privasiversi");
  return (
    <Stack gap={6}>
      <Anchor component={Link} to={paths.privacy} target="_blank" rel="noopener" size="sm">
        {t("readPrivacy")}
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

interface Props {
  readonly form: RegistrationForm;
  /** Why the challenge has to be solved first. */
  readonly captchaError: ReactNode;
  /** Each one that the server made brings a challenge of its own. */
  readonly refusals: number;
  readonly onSolved: (payload: string | null) => void;
}

export function ConsentFields({ form, captchaError, refusals, onSolved }: Props) {
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
