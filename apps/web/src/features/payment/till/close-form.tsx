import { Alert, Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatRupiah } from "@retribusi/contract/define/money";
import { type CashClosing, closeTill } from "@retribusi/contract/features/payment/till.endpoints";
import { differenceOf } from "@retribusi/contract/features/payment/till.rules";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DefinitionList } from "../../../components/definition-list.tsx";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { SecretInput } from "../../../components/secret-input.tsx";
import { SectionCard } from "../../../components/section-card.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { CashFields, type CountValues, cashOf, countedOf, startValues } from "./cash-fields.tsx";
import { type Till, tillKey } from "./till-query.ts";
import { useDifferenceWords } from "./use-difference-words.ts";

interface Props {
  readonly till: Till;
  readonly onClosed: (closing: CashClosing) => void;
  readonly onCancel: () => void;
}

const nontunaiOf = ({ nontunai }: CountValues): number => Number(nontunai || 0);
const selisihOf = (values: CountValues, total: number): number =>
  differenceOf({ total, tunai: cashOf(values), nontunai: nontunaiOf(values) });

/** What was counted beside what was recorded, while it is typed. */
function Comparison({ values, total }: { readonly values: CountValues; readonly total: number }) {
  const { t } = useTranslation("till");
  const words = useDifferenceWords();
  const selisih = selisihOf(values, total);
  return (
    <Stack gap="sm" role="status">
      <DefinitionList
        items={[
          { label: t("recorded"), value: formatRupiah(total) },
          { label: t("cash"), value: formatRupiah(cashOf(values)) },
          { label: t("withoutCash"), value: formatRupiah(nontunaiOf(values)) },
        ]}
      />
      <Alert
        color={selisih === 0 ? "green" : "kunyit"}
        icon={selisih === 0 ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      >
        <Text fw={600}>{words(selisih)}</Text>
      </Alert>
    </Stack>
  );
}

/** Counts the drawer and closes the shift, signed with the teller's password. What was typed stays when payments came meanwhile. */
export function CloseForm({ till, onClosed, onCancel }: Props) {
  const { t } = useTranslation("till");
  const client = useQueryClient();
  const [kunci] = useState(() => crypto.randomUUID());
  const { total, pembayaran } = till;
  const form = useForm<CountValues>({
    initialValues: startValues(),
    validate: {
      catatan: (typed, values) => (selisihOf(values, total) !== 0 && typed.trim() === "" ? t("noteMissing") : null),
      passwordlama: (typed) => (typed === "" ? t("passwordMissing") : null),
    },
  });
  const readAgain = () => void client.invalidateQueries({ queryKey: tillKey });
  const { submit, summary, isPending, isDirty } = useFormCall({
    form,
    call: (values) =>
      callEndpoint(closeTill, {
        body: {
          ...{ kunci, total, sampai: pembayaran[0]?.id ?? 0, pecahan: countedOf(values), nontunai: nontunaiOf(values) },
          ...(values.catatan.trim() ? { catatan: values.catatan.trim() } : {}),
          passwordlama: values.passwordlama,
        },
      }),
    onDone: (closing) => {
      onClosed(closing);
      readAgain();
    },
    onFailed: readAgain,
  });
  const isEven = selisihOf(form.values, total) === 0;
  return (
    <SectionCard title={t("close")} lead={t("closeLead")}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ErrorSummary {...summary} />
          <CashFields form={form} />
          <Comparison values={form.values} total={total} />
          <Textarea
            label={t("note")}
            description={isEven ? t("noteHint") : t("noteNeeded")}
            required={!isEven}
            autosize
            minRows={2}
            maxLength={1000}
            {...form.getInputProps("catatan")}
          />
          <SecretInput
            label={t("password")}
            description={t("passwordHint")}
            autoComplete="current-password"
            maw="24rem"
            required
            {...form.getInputProps("passwordlama")}
          />
          <Group gap="sm">
            <Button type="submit" size="md" loading={isPending}>
              {t("closeWith", { amount: formatRupiah(total) })}
            </Button>
            <Button variant="default" size="md" onClick={onCancel}>
              {t("notYet")}
            </Button>
          </Group>
        </Stack>
      </form>
      <LeaveGuard isDirty={isDirty} />
    </SectionCard>
  );
}
