import { Button, Group, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { isCheckCode, readCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import classes from "./check-page.module.css";

/** Takes a code as it is typed, pasted or read by a scanner; the result has an address of its own. */
export function CheckForm({ code }: { readonly code: string }) {
  const { t } = useTranslation("receipt");
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { code },
    initialErrors: code && !isCheckCode(readCheckCode(code)) ? { code: t("codeMissing") } : {},
    validate: { code: (typed) => (isCheckCode(readCheckCode(typed)) ? null : t("codeMissing")) },
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((typed) => void navigate(paths.check(readCheckCode(typed.code))))}
    >
      <Group align="flex-end" gap="sm">
        <TextInput
          className={classes.field ?? ""}
          label={t("codeLabel")}
          description={t("codeHint")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps("code")}
        />
        <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />}>
          {t("check")}
        </Button>
      </Group>
    </form>
  );
}
