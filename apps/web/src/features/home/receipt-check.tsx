import { Button, Group, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { isCheckCode, readCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import classes from "./receipt-check.module.css";

export function ReceiptCheck() {
  const { t } = useTranslation("home");
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { code: "" },
    validate: { code: (value) => (isCheckCode(readCheckCode(value)) ? null : t("checkMissing")) },
  });
  return (
    <section className={classes.box}>
      <div>
        <Title order={2}>{t("checkTitle")}</Title>
        <Text mt={4}>{t("checkText")}</Text>
      </div>
      <form onSubmit={form.onSubmit(({ code }) => void navigate(paths.check(readCheckCode(code))))} noValidate>
        <Group align="flex-start" gap="sm" wrap="nowrap">
          <TextInput
            flex={1}
            label={t("checkLabel")}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps("code")}
          />
          <Button type="submit" className={classes.button ?? ""}>
            {t("checkButton")}
          </Button>
        </Group>
      </form>
    </section>
  );
}
