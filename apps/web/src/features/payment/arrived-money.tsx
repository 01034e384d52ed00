import { Alert, Button, Collapse, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { formatRupiah } from "@retribusi/contract/define/money";
import { receiveMoney } from "@retribusi/contract/features/payment/payment.endpoints";
import { IconInfoCircle } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { PaymentFields, type PaymentValues, startValues, toPayment } from "./payment-fields.tsx";
import { billKey } from "./teller-query.ts";
import { useUsedReference } from "./use-used-reference.ts";

interface Props {
  readonly idbilling: string;
  readonly zone?: string;
  /** Whether the bill has its money already, and this would be more of it. */
  readonly isPaid?: boolean;
}

type Recorded = z.output<typeof receiveMoney.answer>;

function ArrivedForm({
  idbilling,
  zone = "Asia/Jakarta",
  onDone,
}: Props & { readonly onDone: (answer: Recorded) => void }) {
  const { t } = useTranslation("teller");
  const form = useForm<PaymentValues>({
    mode: "uncontrolled",
    initialValues: startValues(zone),
    validate: {
      jumlah: (typed) => (Number(typed) > 0 ? null : t("amountMissing")),
      referensi: (typed) => (typed.trim() ? null : t("referenceMissing")),
      waktu: (typed) => (typed ? null : t("timeMissing")),
    },
  });
  const used = useUsedReference(zone);
  const { submit, summary, isPending } = useFormCall({
    form,
    call: (values) => callEndpoint(receiveMoney, { body: { idbilling, ...toPayment(values, zone) } }),
    onDone,
    onFailed: used.note,
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" pt="sm">
        <ErrorSummary {...summary} message={used.withRecorded(summary.message)} />
        <PaymentFields form={form} zone={zone} />
        <Button type="submit" loading={isPending} style={{ alignSelf: "flex-start" }}>
          {t("arrivedRecord")}
        </Button>
      </Stack>
    </form>
  );
}

/** Money that is there although no open bill wants it: late, double, different or for an unknown id. */
export function ArrivedMoney({ idbilling, zone, isPaid = false }: Props) {
  const { t } = useTranslation("teller");
  const client = useQueryClient();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [kept, setKept] = useState<Recorded["pengecualian"]>(null);
  const done = ({ pengecualian }: Recorded) => {
    setKept(pengecualian);
    close();
    void client.invalidateQueries({ queryKey: billKey(idbilling) });
  };
  return (
    <Stack gap="sm">
      {kept ? (
        <Alert color="blue" role="status" icon={<IconInfoCircle aria-hidden />} title={t("exception")}>
          {t("exceptionText", { amount: formatRupiah(kept.jumlah), kind: t(`kind.${kept.jenis}`), id: kept.id })}
        </Alert>
      ) : null}
      <div>
        <Text fw={600}>{t(isPaid ? "arrivedAgainTitle" : "arrivedTitle")}</Text>
        <Text size="sm" c="dimmed" maw="40rem">
          {t("arrivedText")}
        </Text>
      </div>
      <Button variant="default" onClick={toggle} aria-expanded={isOpen} style={{ alignSelf: "flex-start" }}>
        {t("arrivedOpen")}
      </Button>
      <Collapse expanded={isOpen}>
        {isOpen ? <ArrivedForm idbilling={idbilling} {...(zone ? { zone } : {})} onDone={done} /> : null}
      </Collapse>
    </Stack>
  );
}
