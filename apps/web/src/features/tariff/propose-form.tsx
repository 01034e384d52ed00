import { Alert, Button, Checkbox, Group, Select, SimpleGrid, Stack, Text, Textarea } from "@mantine/core";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { addDays } from "@retribusi/contract/define/dates";
import { byName, reference } from "@retribusi/contract/define/field";
import { sessionNames } from "@retribusi/contract/features/booking/booking.interval";
import { findTariff } from "@retribusi/contract/features/booking/booking.price";
import { tariffUnitLabels, tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import { dasarhukum } from "@retribusi/contract/features/revenue/dasarhukum.entity";
import { payerGroupLabels, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import { proposeTariff, type TariffObject } from "@retribusi/contract/features/tariff/tariff.endpoints";
import { tariffPage } from "@retribusi/contract/features/tariff/tariff.pages";
import { canBeForDaysOff, isGeneral, percentChange } from "@retribusi/contract/features/tariff/tariff.rules";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { DayInput } from "../../components/day-input.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { RupiahInput } from "../../components/rupiah-input.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { paths } from "../../lib/paths.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { ReferenceField } from "../../records/fields/reference/input.tsx";
import { useTariffs } from "./tariff-query.ts";
import { useTariffWords } from "./use-tariff-words.ts";

const basisField = reference({ en: "Legal basis", id: "Dasar hukum" }, dasarhukum, { within: byName("idpemda") });

/** Fields side by side stand on one line, whichever has a hint. */
const hintBelow: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];

interface Values extends Record<string, unknown> {
  kelompoktarif: (typeof payerGroups)[number];
  sesi: "pagi" | "sore" | "whole";
  satuantarif: TariffObject["satuantarif"];
  khususlibur: boolean;
  tarif: number | string;
  berlakumulai: string | null;
  berlakusampai: string | null;
  dasarhukumid: number | null;
  alasan: string;
}

const startValues = ({ satuantarif }: TariffObject): Values => ({
  kelompoktarif: "umum",
  sesi: "whole",
  satuantarif,
  khususlibur: false,
  tarif: "",
  berlakumulai: null,
  berlakusampai: null,
  dasarhukumid: null,
  alasan: "",
});

/** For whom, when and by which unit it is, without what the unit has no choice of. */
function seriesOf({
  kelompoktarif,
  satuantarif,
  sesi,
  khususlibur,
}: Pick<Values, "kelompoktarif" | "satuantarif" | "sesi" | "khususlibur">) {
  return {
    kelompoktarif,
    satuantarif,
    sesi: satuantarif === "kegiatan" && sesi !== "whole" ? sesi : null,
    khususlibur: khususlibur && canBeForDaysOff(satuantarif),
  };
}

/** Beside what the same group pays on the day before, while it is typed. */
function Comparison({ object, values }: { readonly object: TariffObject; readonly values: Values }) {
  const { t } = useTranslation("tariff");
  const language = useLanguage();
  const words = useTariffWords();
  const { data } = useTariffs({ objectid: object.objectid });
  const { satuantarif, tarif } = values;
  const { kelompoktarif: kelompok, sesi, khususlibur: isDayOff } = seriesOf(values);
  const date = values.berlakumulai === null ? object.hariini : addDays(values.berlakumulai, -1);
  if (!data || typeof tarif !== "number") return null;
  const approved = data.records.filter(({ statustarif }) => statustarif === "disetujui");
  const present = findTariff(approved, { satuan: satuantarif, kelompok, sesi, date, isDayOff });
  const persen = percentChange(present?.tarif ?? null, tarif);
  return (
    <Alert color="gray" role="status">
      {words.change({
        satuantarif,
        sekarang: present ? { tarif: present.tarif, persen } : null,
      })}{" "}
      {persen !== null && Math.abs(persen) >= 50
        ? t("checkAmount", { percent: new Intl.NumberFormat(language).format(Math.abs(persen)) })
        : null}
    </Alert>
  );
}

/** What is proposed: for whom, how much, from when on. */
function TariffFields({ form }: { readonly form: UseFormReturnType<Values> }) {
  const { t } = useTranslation("tariff");
  const { t: tBooking } = useTranslation("booking");
  const label = useLabel();
  const { satuantarif } = form.values;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label={t("forWhom")}
        data={payerGroups.map((value) => ({ value, label: label(payerGroupLabels[value]) }))}
        allowDeselect={false}
        {...form.getInputProps("kelompoktarif")}
      />
      <Select
        label={t("unit")}
        data={tariffUnits.map((value) => ({ value, label: label(tariffUnitLabels[value]) }))}
        allowDeselect={false}
        {...form.getInputProps("satuantarif")}
      />
      {satuantarif === "kegiatan" ? (
        <Select
          label={t("session")}
          data={(["whole", ...sessionNames] as const).map((value) => ({
            value,
            label: tBooking(`sessions.${value}`),
          }))}
          allowDeselect={false}
          {...form.getInputProps("sesi")}
        />
      ) : null}
      <RupiahInput label={t("tariff")} required {...form.getInputProps("tarif")} />
      <DayInput
        label={t("validFrom")}
        description={t("validFromHint")}
        inputWrapperOrder={hintBelow}
        required
        {...form.getInputProps("berlakumulai")}
      />
      {isGeneral(seriesOf(form.values)) ? null : (
        <DayInput
          label={t("validUntil")}
          description={t("validUntilHint")}
          inputWrapperOrder={hintBelow}
          clearable
          {...form.getInputProps("berlakusampai")}
        />
      )}
      {canBeForDaysOff(satuantarif) ? (
        <Checkbox
          label={t("onDaysOff")}
          description={t("onDaysOffHint")}
          {...form.getInputProps("khususlibur", { type: "checkbox" })}
        />
      ) : null}
    </SimpleGrid>
  );
}

interface Props {
  readonly object: TariffObject;
  readonly onDone: () => void;
}

export function ProposeForm({ object, onDone }: Props) {
  const { t } = useTranslation("tariff");
  const form = useForm<Values>({
    initialValues: startValues(object),
    validate: {
      tarif: (typed) => (typed === "" ? t("amountMissing") : null),
      berlakumulai: (day) => (day === null ? t("startMissing") : null),
      dasarhukumid: (id) => (id === null ? t("basisMissing") : null),
    },
  });
  const { submit, summary, isPending, isDirty } = useFormCall({
    form,
    call: ({ tarif, berlakumulai, berlakusampai, dasarhukumid, alasan, ...values }) => {
      const series = seriesOf(values);
      return callEndpoint(proposeTariff, {
        params: { id: object.objectid },
        body: {
          ...series,
          berlakusampai: isGeneral(series) ? null : berlakusampai,
          tarif: Number(tarif),
          berlakumulai: berlakumulai ?? "",
          dasarhukumid: dasarhukumid ?? 0,
          alasan: alasan.trim() || null,
        },
      });
    },
    onDone,
  });
  const { dasarhukumid } = form.values;
  const basis = form.getInputProps("dasarhukumid");
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ErrorSummary {...summary} />
        <TariffFields form={form} />
        <Comparison object={object} values={form.values} />
        <ReferenceField
          id="dasarhukumid"
          name="dasarhukumid"
          field={basisField}
          label={
            <>
              {t("basis")}{" "}
              <Text component="span" c="red" aria-hidden inherit>
                *
              </Text>
            </>
          }
          value={dasarhukumid}
          error={typeof basis.error === "string" ? basis.error : undefined}
          onChange={(next) => form.setFieldValue("dasarhukumid", typeof next === "number" ? next : null)}
          values={{ idpemda: object.idpemda }}
        />
        <Textarea
          label={t("why")}
          description={t("whyHint")}
          autosize
          minRows={2}
          maxLength={1000}
          {...form.getInputProps("alasan")}
        />
        <Group gap="sm">
          <Button type="submit" size="md" loading={isPending}>
            {t("send")}
          </Button>
          <Button
            component={Link}
            to={`${paths.page(tariffPage)}?objectid=${object.objectid}`}
            variant="default"
            size="md"
          >
            {t("back")}
          </Button>
        </Group>
      </Stack>
      <LeaveGuard isDirty={isDirty} />
    </form>
  );
}
