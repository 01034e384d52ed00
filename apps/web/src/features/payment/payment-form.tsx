import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatRupiah } from "@retribusi/contract/define/money";
import { receivePayment } from "@retribusi/contract/features/payment/payment.endpoints";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { PaymentFields, type PaymentValues, startValues, toPayment } from "./payment-fields.tsx";
import { billKey, type TellerBill } from "./teller-query.ts";
import { useUsedReference } from "./use-used-reference.ts";

interface Props {
  readonly bill: TellerBill;
  /** With the number of the payment's receipt. */
  readonly onRecorded: (nomorkuitansi: string) => void;
}

/** Takes the payment of an open bill. The amount is typed, not offered: the teller counts what lies on the counter. */
export function PaymentForm({ bill, onRecorded }: Props) {
  const { t } = useTranslation("teller");
  const client = useQueryClient();
  const zone = bill.booking.objek.zona;
  const amount = formatRupiah(bill.jumlah);
  const form = useForm<PaymentValues>({
    mode: "uncontrolled",
    initialValues: startValues(zone),
    validate: {
      jumlah: (typed) =>
        typed === "" ? t("amountMissing") : Number(typed) === bill.jumlah ? null : t("amountWrong", { amount }),
      referensi: (typed) => (typed.trim() ? null : t("referenceMissing")),
      waktu: (typed) => (typed ? null : t("timeMissing")),
    },
  });
  const used = useUsedReference(zone);
  const { submit, summary, isPending } = useFormCall({
    form,
    call: (values) => callEndpoint(receivePayment, { body: { idbilling: bill.idbilling, ...toPayment(values, zone) } }),
    onDone: ({ pembayaran }) => {
      onRecorded(pembayaran.nomorkuitansi);
      void client.invalidateQueries({ queryKey: billKey(bill.idbilling) });
    },
    onFailed: (error) => {
      used.note(error);
      void client.invalidateQueries({ queryKey: billKey(bill.idbilling) });
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ErrorSummary {...summary} message={used.withRecorded(summary.message)} />
        <PaymentFields form={form} zone={zone} />
        <Button type="submit" size="md" loading={isPending} style={{ alignSelf: "flex-start" }}>
          {t("recordAmount", { amount })}
        </Button>
      </Stack>
    </form>
  );
}
