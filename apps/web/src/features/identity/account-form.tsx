import { Button, Card, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { languages } from "@retribusi/contract/define/label";
import { type Account, accountAnswer, editAccount } from "@retribusi/contract/features/identity/account.endpoints";
import { findPasswordProblem, passwordHintFor } from "@retribusi/contract/features/identity/password.rules";
import type { MailState } from "@retribusi/contract/features/identity/registration.endpoints";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { PictureUpload } from "../../components/picture-upload.tsx";
import { SavedFormContext } from "../../components/saved-form.ts";
import { SecretInput } from "../../components/secret-input.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { useNamedErrors } from "../../components/use-named-errors.ts";
import { callEndpoint } from "../../lib/api.ts";
import { currentUserKey, useCurrentUser } from "../../lib/current-user.ts";
import { chooseLanguage } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { readPictures, writePictures } from "../../lib/picture.ts";
import { keepRenewedToken } from "../../lib/session.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useShownVersion } from "../../lib/use-shown-version.ts";
import { AccountConflict } from "./account-conflict.tsx";
import { accountKey } from "./account-query.ts";
import { findLinkState, overviewKey } from "./place/place-query.ts";
import { useAccountLabel } from "./use-account-label.ts";

const initialValues = (own: Account) => ({
  fullname: own.fullname,
  foto: own.foto,
  email: own.email,
  notelp: own.notelp ?? "",
  noidentitas: own.noidentitas ?? "",
  alamat: own.alamat ?? "",
  bahasa: own.bahasa,
  passwordlama: "",
  password: "",
  konfirmasipassword: "",
});
type Values = ReturnType<typeof initialValues>;

/** Only what was changed is sent: an unchanged e-mail address needs no password. */
function changesOf(own: Account, values: Values) {
  const before: Values = initialValues(own);
  const orNull = (text: string) => text.trim() || null;
  return {
    ...(values.fullname === before.fullname ? {} : { fullname: values.fullname }),
    ...(values.foto === before.foto ? {} : { foto: values.foto }),
    ...(values.email === before.email ? {} : { email: values.email }),
    ...(values.notelp === before.notelp ? {} : { notelp: orNull(values.notelp) }),
    ...(values.noidentitas === before.noidentitas ? {} : { noidentitas: orNull(values.noidentitas) }),
    ...(values.alamat === before.alamat ? {} : { alamat: orNull(values.alamat) }),
    ...(values.bahasa === before.bahasa ? {} : { bahasa: values.bahasa }),
    ...(values.passwordlama ? { passwordlama: values.passwordlama } : {}),
    ...(values.password ? { password: values.password, konfirmasipassword: values.konfirmasipassword } : {}),
  };
}

/** What is already known to be wrong with a new password; what is guessed first is known to the server. */
function usePasswordCheck({ username }: Account) {
  const label = useLabel();
  const { roles } = useCurrentUser();
  return (password: string, { email }: Values): string | null => {
    const problem = password && findPasswordProblem(password, { username, email, roles });
    return problem ? label(problem) : null;
  };
}

/** What the person is told about what was saved: each thing in the specification's own words. */
function useSavedWords() {
  const { t } = useTranslation("identity");
  const { t: place } = useTranslation("place");
  const { t: records } = useTranslation("records");
  const linkWords = (mail: MailState = "sent") =>
    mail === "sent"
      ? { color: "green", message: place("linkSent") }
      : { color: "kunyit", message: place(`link_${mail}`) };
  return (changes: ReturnType<typeof changesOf>, mail: MailState | undefined) => {
    const { email, password, passwordlama: _, konfirmasipassword: __, ...others } = changes;
    const messages = [
      ...(Object.keys(others).length > 0 ? [{ color: "green", message: t("saved") }] : []),
      ...(password ? [{ color: "green", message: place("passwordChanged") }] : []),
      ...(email ? [linkWords(mail)] : []),
    ];
    return messages.length > 0 ? messages : [{ color: "gray", message: records("unchangedRecord") }];
  };
}

function useAccountForm(present: Account) {
  const savedWords = useSavedWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const checkPassword = usePasswordCheck(present);
  const form = useForm({ initialValues: initialValues(present), validate: { password: checkPassword } });
  const conflict = useShownVersion({ form, present, schema: accountAnswer, toValues: initialValues });
  const own = conflict.shown;
  const isSaved = useRef(false);
  const sending = useFormCall({
    form,
    conflict,
    call: async (values) => {
      const changes = changesOf(own, values);
      if (Object.keys(changes).length === 0) return { account: own, changes, mail: undefined };
      const { token, ...account } = await callEndpoint(editAccount, { body: { versi: own.versi, ...changes } });
      keepRenewedToken(token);
      return { account, changes, mail: changes.email ? await findLinkState(client) : undefined };
    },
    onDone: ({ account, changes, mail }) => {
      isSaved.current = true;
      client.setQueryData(accountKey, account);
      void client.invalidateQueries({ queryKey: currentUserKey });
      void client.invalidateQueries({ queryKey: overviewKey });
      if (changes.bahasa) void chooseLanguage(changes.bahasa);
      for (const message of savedWords(changes, mail)) notifications.show(message);
      void navigate(paths.account);
    },
  });
  return { form, conflict, isSaved, ...sending };
}

export function AccountForm({ present }: { readonly present: Account }) {
  const { t } = useTranslation("identity");
  const label = useLabel();
  const { form, conflict, isSaved, submit, summary, isPending } = useAccountForm(present);
  const named = (name: keyof Values & keyof typeof userdata.fields) => ({
    label: label(userdata.fields[name].label),
    ...form.getInputProps(name),
  });
  const languageChoices = languages.map((value) => ({ value, label: t(`languages.${value}`) }));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <ErrorSummary {...summary} errors={useNamedErrors(summary.errors, useAccountLabel())} />
        <AccountConflict shown={conflict.shown} conflict={conflict} />
        <Card component={Stack} gap="md">
          <TextInput autoComplete="name" {...named("fullname")} />
          <SavedFormContext value={isSaved}>
            <PhotoField form={form} />
          </SavedFormContext>
          <TextInput type="tel" autoComplete="tel" inputMode="tel" {...named("notelp")} />
          <TextInput inputMode="numeric" maxLength={16} description={t("nikHint")} {...named("noidentitas")} />
          <Textarea autosize minRows={2} autoComplete="street-address" {...named("alamat")} />
          <Stack gap={4}>
            <Text size="sm" fw={600}>
              {t("mailLanguage")}
            </Text>
            <SegmentedControl aria-label={t("mailLanguage")} data={languageChoices} {...form.getInputProps("bahasa")} />
          </Stack>
        </Card>
        <PasswordFields form={form} emailLabel={label(userdata.fields.email.label)} />
        <Group gap="sm">
          <Button type="submit" loading={isPending}>
            {t("save")}
          </Button>
          <Button component={Link} to={paths.account} variant="default">
            {t("cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type AccountFormState = ReturnType<typeof useAccountForm>["form"];

/** The person's picture: sent at once, kept with the form. */
function PhotoField({ form }: { readonly form: AccountFormState }) {
  const id = useId();
  const label = useLabel()(userdata.fields.foto.label);
  return (
    <PictureUpload
      id={id}
      label={label}
      name={label}
      max={1}
      error={form.errors.foto}
      paths={readPictures(form.values.foto)}
      onChange={(paths) => form.setFieldValue("foto", writePictures(paths))}
    />
  );
}

interface PasswordFieldsProps {
  readonly form: AccountFormState;
  readonly emailLabel: string;
}

/** What only the person behind the account may change: the present password proves it. */
function PasswordFields({ form, emailLabel }: PasswordFieldsProps) {
  const { t } = useTranslation("identity");
  const label = useLabel();
  return (
    <SectionCard title={t("secretPart")} lead={t("secretHint")}>
      <TextInput
        type="email"
        autoComplete="email"
        label={emailLabel}
        description={t("emailHint")}
        {...form.getInputProps("email")}
      />
      <SecretInput
        label={t("newPassword")}
        description={`${label(passwordHintFor(useCurrentUser().roles))} ${t("passwordHint")}`}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <SecretInput
        label={t("repeatPassword")}
        autoComplete="new-password"
        {...form.getInputProps("konfirmasipassword")}
      />
      <SecretInput
        label={t("presentPassword")}
        autoComplete="current-password"
        {...form.getInputProps("passwordlama")}
      />
    </SectionCard>
  );
}
