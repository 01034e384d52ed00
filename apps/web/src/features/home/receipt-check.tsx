import { Button, Group, Text, TextInput, Title } from "@mantine/core";
import { isCheckCode, readCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import classes from "./receipt-check.module.css";

export function ReceiptCheck() {
  const { t } = useTranslation("home");
  const navigate = useNavigate();
  const [isWrong, setWrong] = useState(false);
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = readCheckCode(String(new FormData(event.currentTarget).get("code") ?? ""));
    setWrong(!isCheckCode(code));
    if (isCheckCode(code)) void navigate(paths.check(code));
  };
  return (
    <section className={classes.box}>
      <div>
        <Title order={2}>{t("checkTitle")}</Title>
        <Text mt={4}>{t("checkText")}</Text>
      </div>
      <form onSubmit={check} noValidate>
        <Group align="flex-start" gap="sm" wrap="nowrap">
          <TextInput
            flex={1}
            label={t("checkLabel")}
            autoComplete="off"
            spellCheck={false}
            name="code"
            error={isWrong ? t("checkMissing") : null}
            onChange={() => setWrong(false)}
          />
          <Button type="submit" className={classes.button ?? ""}>
            {t("checkButton")}
          </Button>
        </Group>
      </form>
    </section>
  );
}
