import { SegmentedControl, Stack, Text, TextInput } from "@mantine/core";
import { type Language, languages } from "@retribusi/contract/define/label";
import { passwordHintFor } from "@retribusi/contract/features/identity/password.rules";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useTranslation } from "react-i18next";
import { SecretInput } from "../../../components/secret-input.tsx";
import { SectionCard } from "../../../components/section-card.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import { PasswordMeter } from "./password-meter.tsx";
import type { RegistrationForm } from "./use-registration-form.ts";
import type { useUsernameCheck } from "./use-username-check.ts";

const roles = ["nasabah"] as const;

interface Props {
  readonly form: RegistrationForm;
  /** Whether the user name that is being typed can be had. */
  readonly nameCheck: ReturnType<typeof useUsernameCheck>;
  readonly chooseMails: (language: Language) => void;
}

function UsernameField({ form, nameCheck: check }: Omit<Props, "chooseMails">) {
  const { t } = useTranslation("registration");
  const label = useLabel();
  const { error, ...input } = form.getInputProps("username");
  const news = { free: t("usernameFree"), later: t("usernameLater"), taken: undefined }[check ?? "taken"];
  return (
    <TextInput
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      label={label(userdata.fields.username.label)}
      description={<span role="status">{news ?? t("usernameHint")}</span>}
      {...input}
      error={error ?? (check === "taken" ? t("usernameTaken") : undefined)}
    />
  );
}

/** User name, address and password, and the language of the mails. */
export function SignInFields({ form, nameCheck, chooseMails }: Props) {
  const { t } = useTranslation("registration");
  const { t: identity } = useTranslation("identity");
  const label = useLabel();
  const { username, email, password } = form.values;
  return (
    <SectionCard title={t("signInPart")}>
      <UsernameField form={form} nameCheck={nameCheck} />
      <TextInput
        required
        type="email"
        autoComplete="email"
        label={label(userdata.fields.email.label)}
        description={t("emailHint")}
        {...form.getInputProps("email")}
      />
      <SecretInput
        required
        autoComplete="new-password"
        label={t("password")}
        description={label(passwordHintFor(roles))}
        {...form.getInputProps("password")}
      />
      <PasswordMeter password={password} owner={{ username, email, roles }} />
      <SecretInput
        required
        autoComplete="new-password"
        label={t("repeatPassword")}
        {...form.getInputProps("konfirmasipassword")}
      />
      <Stack gap={4}>
        <Text size="sm" fw={600}>
          {identity("mailLanguage")}
        </Text>
        <SegmentedControl
          aria-label={identity("mailLanguage")}
          data={languages.map((value) => ({ value, label: identity(`languages.${value}`) }))}
          value={form.values.bahasa}
          onChange={chooseMails}
        />
      </Stack>
    </SectionCard>
  );
}
