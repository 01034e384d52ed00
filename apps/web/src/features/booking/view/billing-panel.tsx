import { Alert, Button, Card, CopyButton, Group, List, Stack, Text, Title } from "@mantine/core";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Countdown } from "../../../components/countdown.tsx";
import { useLanguage } from "../../../lib/use-label.ts";
import { type BookingRecord, useWatchedBill } from "../booking-query.ts";
import classes from "./billing-panel.module.css";

/** “8808 1234 5678 9012”: a long number in groups of four, easier to read out and to compare. */
const groupDigits = (digits: string): string => digits.match(/.{1,4}/g)?.join(" ") ?? digits;

interface Props {
  readonly booking: BookingRecord;
  readonly onOver: () => void;
}

function HowToPay() {
  const { t } = useTranslation("booking");
  return (
    <div>
      <Title order={3} mb="xs">
        {t("pay.howTitle")}
      </Title>
      <List type="ordered" spacing={6}>
        {(["how1", "how2", "how3", "how4"] as const).map((step) => (
          <List.Item key={step}>{t(`pay.${step}`)}</List.Item>
        ))}
      </List>
    </div>
  );
}

/** The number that is paid, large; how much, until when, and how. */
export function BillingPanel({ booking, onOver }: Props) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const { idbilling, tglexpiredbilling, harga, objek } = booking;
  useWatchedBill(booking);
  if (!idbilling || !tglexpiredbilling) return <Alert color="kunyit">{t("pay.none")}</Alert>;
  const expires = new Date(tglexpiredbilling);
  return (
    <Card component="section" aria-labelledby="billing" className={classes.panel ?? ""}>
      <Stack gap="lg">
        <div>
          <Title order={2} id="billing">
            {t("pay.title", { total: formatRupiah(harga.totalbiaya) })}
          </Title>
          <Text>
            {t("pay.before", { time: formatDeadline(expires, zoneOf(objek.zona), language) })} (
            <Countdown deadline={expires} onOver={onOver} />)
          </Text>
        </div>
        <div className={classes.number}>
          <Text size="sm" c="dimmed">
            {t("pay.number")}
          </Text>
          <Group justify="space-between" gap="sm">
            <output className={classes.digits} aria-label={idbilling.split("").join(" ")}>
              {groupDigits(idbilling)}
            </output>
            <CopyButton value={idbilling} timeout={3000}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  onClick={copy}
                  leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
                >
                  <span role="status">{t(copied ? "pay.copied" : "pay.copy")}</span>
                </Button>
              )}
            </CopyButton>
          </Group>
        </div>
        <HowToPay />
      </Stack>
    </Card>
  );
}
