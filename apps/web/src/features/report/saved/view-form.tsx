import { Checkbox, List, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { rangeLabels } from "@retribusi/contract/features/report/report.sending";
import { type Range, ranges } from "@retribusi/contract/features/report/schedule.rules";
import type { ReportView } from "@retribusi/contract/features/report/view.endpoints";
import type { ViewProblem } from "@retribusi/contract/features/report/view.rules";
import { useTranslation } from "react-i18next";
import { DialogButtons } from "../../../components/dialog-form.tsx";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLabel } from "../../../lib/use-label.ts";

export interface ViewValues {
  readonly judul: string;
  readonly periode: Range | null;
  readonly dibagikan: boolean;
}

interface Props {
  readonly initial: ViewValues;
  /** Whether it is about days that can move on with the calendar. */
  readonly hasPeriod: boolean;
  /** What is asked now and can't be kept. */
  readonly unkept: readonly ViewProblem[];
  readonly confirm: string;
  readonly call: (values: ViewValues) => Promise<ReportView>;
  readonly onDone: (view: ReportView) => void;
  readonly onCancel: () => void;
}

function Unkept({ unkept }: Pick<Props, "unkept">) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const reasons = [...new Set(unkept.map(({ why }) => text(why)))];
  if (reasons.length === 0) return null;
  return (
    <div>
      <Text size="sm">{t("views.unkept")}</Text>
      <List size="sm">
        {reasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
    </div>
  );
}

/** Name, days and sharing of a view. */
export function ViewForm({ initial, hasPeriod, unkept, confirm, call, onDone, onCancel }: Props) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const form = useForm<{ judul: string; periode: string; dibagikan: boolean }>({
    initialValues: { ...initial, periode: initial.periode ?? "" },
    validate: { judul: (typed) => (typed.trim() ? null : t("views.nameMissing")) },
  });
  const { submit, isPending, summary } = useFormCall({
    form,
    call: ({ judul, periode, dibagikan }) =>
      call({ judul: judul.trim(), dibagikan, periode: ranges.find((range) => range === periode) ?? null }),
    onDone,
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ErrorSummary {...summary} />
        <TextInput label={t("views.name")} maxLength={100} data-autofocus required {...form.getInputProps("judul")} />
        {hasPeriod ? (
          <NativeSelect
            label={t("views.days")}
            data={[
              { value: "", label: t("views.fixedDays") },
              ...ranges.map((range) => ({ value: range, label: text(rangeLabels[range]) })),
            ]}
            {...form.getInputProps("periode")}
          />
        ) : null}
        <Checkbox
          label={t("views.share")}
          description={t("views.shareAbout")}
          {...form.getInputProps("dibagikan", { type: "checkbox" })}
        />
        <Unkept unkept={unkept} />
        <DialogButtons onClose={onCancel} {...{ confirm, isPending }} />
      </Stack>
    </form>
  );
}
