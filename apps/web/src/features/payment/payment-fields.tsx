import { SimpleGrid, TextInput } from "@mantine/core";
import { DateTimePicker } from "@mantine/dates";
import type { UseFormReturnType } from "@mantine/form";
import { localDate, localTime, toInstant, zoneName, zoneOf } from "@retribusi/contract/define/dates";
import { useTranslation } from "react-i18next";
import { RupiahInput } from "../../components/rupiah-input.tsx";
import { serverNow } from "../../lib/server-clock.ts";

export interface PaymentValues extends Record<string, unknown> {
  jumlah: number | string;
  referensi: string;
  /** `YYYY-MM-DD HH:mm:ss`, local to the zone. */
  waktu: string;
}

export const startValues = (zone: string): PaymentValues => ({
  jumlah: "",
  referensi: "",
  waktu: `${localDate(serverNow(), zoneOf(zone))} ${localTime(serverNow(), zoneOf(zone))}:00`,
});

/** What the API wants of the form. */
export const toPayment = (values: PaymentValues, zone: string) => ({
  jumlah: Number(values.jumlah),
  referensi: values.referensi.trim(),
  waktutransaksi: toInstant(values.waktu.slice(0, 10), values.waktu.slice(11, 16), zoneOf(zone)).toISOString(),
});

/** Amount, reference and time of money that a bank took. */
export function PaymentFields({
  form,
  zone,
}: {
  readonly form: UseFormReturnType<PaymentValues>;
  readonly zone: string;
}) {
  const { t } = useTranslation("teller");
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <RupiahInput label={t("amount")} key={form.key("jumlah")} {...form.getInputProps("jumlah")} />
      <TextInput
        label={t("reference")}
        description={t("referenceHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        autoComplete="off"
        maxLength={64}
        key={form.key("referensi")}
        {...form.getInputProps("referensi")}
      />
      <DateTimePicker
        label={t("time")}
        valueFormat={`D MMM YYYY, HH:mm [${zoneName(zoneOf(zone))}]`}
        key={form.key("waktu")}
        {...form.getInputProps("waktu")}
      />
    </SimpleGrid>
  );
}
