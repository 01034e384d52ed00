import { Button, Card, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { documentFormats } from "@retribusi/contract/define/export";
import type { Report } from "@retribusi/contract/define/report";
import { frequencyLabels, rangeLabels, weekdayLabels } from "@retribusi/contract/features/report/report.sending";
import { addSchedule, changeSchedule, type Schedule } from "@retribusi/contract/features/report/schedule.endpoints";
import { frequencies, lastMonthDay, ranges, timeOf } from "@retribusi/contract/features/report/schedule.rules";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { useNamedErrors } from "../../../components/use-named-errors.ts";
import { roleOf } from "../../../lib/acting-role.ts";
import { callEndpoint } from "../../../lib/api.ts";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLabel } from "../../../lib/use-label.ts";
import type { Asked } from "../report-address.ts";
import { PeopleInput } from "./people-input.tsx";
import { schedulesPath } from "./schedule-address.ts";
import { newValues, type ScheduleValues, valuesOf, wishOf } from "./schedule-values.ts";
import classes from "./schedules-page.module.css";
import { hourText } from "./use-rhythm-words.ts";
import { useSchedulesAnew } from "./use-schedules.ts";

interface Props {
  readonly report: Report;
  readonly asked: Asked;
  /** The one that is changed; a new one where it is left out. */
  readonly schedule?: Schedule;
}

type Form = UseFormReturnType<ScheduleValues>;

function useScheduleForm({ report, asked, schedule }: Props) {
  const { t } = useTranslation("schedule");
  const text = useLabel();
  const current = useCurrentUser();
  const navigate = useNavigate();
  const readAnew = useSchedulesAnew();
  const self = { userid: current.user.userid, peran: roleOf(current) };
  const form = useForm<ScheduleValues>({
    initialValues: schedule ? valuesOf(schedule) : newValues(text(report.title), self),
    validate: {
      judul: (typed) => (typed.trim() ? null : t("nameMissing")),
      penerima: (chosen) => (chosen.length > 0 ? null : t("recipientsMissing")),
    },
  });
  const sending = useFormCall({
    form,
    call: (values) => {
      const body = wishOf(values, `laporan/${report.name}`, asked);
      return schedule
        ? callEndpoint(changeSchedule, { params: { id: schedule.id }, body })
        : callEndpoint(addSchedule, { body });
    },
    onDone: () => {
      notifications.show({ color: "green", message: t("saved") });
      void readAnew();
      void navigate(schedulesPath);
    },
  });
  return { form, ...sending };
}

/** How often, on which day, and at which hour. */
function WhenFields({ form }: { readonly form: Form }) {
  const { t } = useTranslation("schedule");
  const text = useLabel();
  const days = Array.from({ length: lastMonthDay }, (_, at) => String(at + 1));
  const { kekerapan } = form.values;
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      <NativeSelect
        label={t("frequency")}
        data={frequencies.map((value) => ({ value, label: text(frequencyLabels[value]) }))}
        {...form.getInputProps("kekerapan")}
      />
      {kekerapan === "mingguan" ? (
        <NativeSelect
          label={t("weekday")}
          data={weekdayLabels.map((label, at) => ({ value: String(at + 1), label: text(label) }))}
          {...form.getInputProps("minggu")}
        />
      ) : null}
      {kekerapan === "bulanan" ? (
        <NativeSelect label={t("monthDay")} data={days} {...form.getInputProps("tanggal")} />
      ) : null}
      <NativeSelect
        label={t("hour")}
        data={Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }))}
        {...form.getInputProps("jam")}
      />
    </SimpleGrid>
  );
}

/** What is sent regularly, when, and to whom. */
export function ScheduleForm(props: Props) {
  const { t } = useTranslation("schedule");
  const text = useLabel();
  const { form, submit, summary, isPending, isDirty } = useScheduleForm(props);
  const names = new Map([
    ["judul", t("name")],
    ["penerima", t("recipients")],
  ]);
  const errors = useNamedErrors(summary.errors, (name) => names.get(name) ?? name);
  const time = timeOf(props.report);
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <LeaveGuard isDirty={isDirty} />
      <Card component={Stack} gap="md">
        <ErrorSummary {...summary} errors={errors} />
        <TextInput label={t("name")} maxLength={120} required {...form.getInputProps("judul")} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {time === "now" ? null : (
            <NativeSelect
              label={t("range")}
              description={t(time === "year" ? "rangeYear" : "rangeHint")}
              data={ranges.map((value) => ({ value, label: text(rangeLabels[value]) }))}
              {...form.getInputProps("rentang")}
            />
          )}
          <NativeSelect
            label={t("format")}
            description={t("formatHint")}
            data={documentFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
            {...form.getInputProps("format")}
          />
        </SimpleGrid>
        <WhenFields form={form} />
        <Text size="sm" c="dimmed">
          {t("clocks")}
        </Text>
        <PeopleInput known={props.schedule?.penerima ?? []} {...form.getInputProps("penerima")} />
        <Group gap="sm">
          <Button type="submit" loading={isPending}>
            {t("save")}
          </Button>
          <Button component={Link} to={schedulesPath} variant="default">
            {t("back")}
          </Button>
        </Group>
      </Card>
    </form>
  );
}
