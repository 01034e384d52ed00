import { Text, Title } from "@mantine/core";
import { printCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import { useTranslation } from "react-i18next";
import { LateQrCode } from "../../components/late-qr-code.tsx";
import { paths } from "../../lib/paths.ts";
import classes from "./receipt-pass.module.css";

interface Props {
  readonly code: string;
  /** What was booked, and when. */
  readonly object: string;
  readonly time: string;
  readonly id: number;
}

/** The public check of the receipt at this very address, as its paper has it. */
const checkAddress = (code: string): string => new URL(`#${paths.check(code)}`, window.location.href).href;

/** A paid booking as it is shown at the desk: the code of its receipt to be scanned or typed in. It needs nothing of the server. */
export function ReceiptPass({ code, object, time, id }: Props) {
  const { t } = useTranslation("state");
  const title = `pass-${id}`;
  return (
    <section className={classes.pass} aria-labelledby={title}>
      <LateQrCode text={checkAddress(code)} label={t("pass.qr", { code: printCheckCode(code) })} size={248} />
      <div className={classes.words}>
        <Title order={2} size="h4" id={title}>
          {t("pass.title")}
        </Title>
        <output className={classes.code} aria-label={t("pass.code", { code: printCheckCode(code) })}>
          {printCheckCode(code)}
        </output>
        <Text fw={600}>{object}</Text>
        <Text>{time}</Text>
        <Text>{t("pass.order", { id })}</Text>
        <Text size="sm" mt={4}>
          {t("pass.hint")}
        </Text>
      </div>
    </section>
  );
}
