import { Radio, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatRupiah } from "@retribusi/contract/define/money";
import { type ExceptionCase, listFittingBills } from "@retribusi/contract/features/settlement/exception.endpoints";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../components/query-state.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useMoment } from "../../lib/use-moment.ts";
import { StepFrame } from "./step-frame.tsx";

interface Props {
  readonly money: ExceptionCase;
  readonly isPending: boolean;
  readonly onSend: (idbilling: string, catatan: string) => void;
  readonly onClose: () => void;
}

const other = "other";

function useBills(id: number) {
  return useQuery({
    queryKey: ["settlement", "exception", "bills", id],
    queryFn: ({ signal }) => callEndpoint(listFittingBills, { params: { id }, signal }),
  });
}

/** Chooses the open bill that the money pays: one that was found, or any by its number. */
export function ApplyForm({ money, onSend, ...frame }: Props) {
  const { t } = useTranslation("settlement");
  const moment = useMoment();
  const query = useBills(money.id);
  const form = useForm({
    initialValues: { chosen: "", typed: "", catatan: "" },
    validate: {
      chosen: (value, { typed }) => ((value || other) === other && !typed.trim() ? t("form.billMissing") : null),
      catatan: (typed) => (typed.trim() ? null : t("form.missing")),
    },
  });
  if (!query.data) return <QueryState query={query} lines={3} />;
  const { records } = query.data;
  const amount = formatRupiah(money.jumlah);
  const isOther = records.length === 0 || form.values.chosen === other;
  const send = ({ chosen, typed, catatan }: typeof form.values) =>
    onSend(isOther ? typed.replaceAll(/\s/g, "") : chosen, catatan.trim());
  return (
    <StepFrame button={t("buttons.apply")} {...frame} onSubmit={form.onSubmit(send)}>
      {records.length === 0 ? (
        <Text size="sm">{t("form.billNone", { amount })}</Text>
      ) : (
        <Radio.Group
          label={t("form.bill")}
          description={t("form.billHint", { amount })}
          required
          {...form.getInputProps("chosen")}
        >
          <Stack gap="xs" mt="xs">
            {records.map(({ idbilling, booking, orangsama, tglexpired }) => (
              <Radio
                key={idbilling}
                value={idbilling}
                label={`${idbilling} – ${booking.namapemesan}, ${booking.objectname}`}
                description={[
                  ...(orangsama ? [t("form.sameCustomer")] : []),
                  t("form.payUntil", { time: moment(tglexpired) }),
                ].join(" · ")}
              />
            ))}
            <Radio value={other} label={t("form.billOther")} />
          </Stack>
        </Radio.Group>
      )}
      {isOther ? (
        <TextInput
          label={t("form.billOther")}
          inputMode="numeric"
          maxLength={24}
          autoComplete="off"
          {...form.getInputProps("typed")}
          error={records.length === 0 ? form.errors["chosen"] : undefined}
        />
      ) : null}
      <Textarea
        label={t("form.why")}
        required
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps("catatan")}
      />
    </StepFrame>
  );
}
