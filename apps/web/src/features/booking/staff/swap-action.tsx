import { Button, Select, SimpleGrid, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { useTranslation } from "react-i18next";
import { FieldLabel } from "../../../components/field-label.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { focusFirstError } from "../../../lib/focus-first-error.ts";
import { type BookingRecord, useFreeUnits } from "../booking-query.ts";
import { StepButtons } from "./step-buttons.tsx";
import { UnitSelect } from "./unit-select.tsx";
import { useWantedStep } from "./wanted-step.ts";

interface Props {
  readonly booking: BookingRecord;
  readonly button: string;
  readonly isPending: boolean;
  readonly isPossible: boolean;
  readonly onSend: (move: Omit<BookingInput<"swapUnit">, "versi">) => void;
  readonly onClose: () => void;
}

/** What the form opens with: the only unit that there is to give back, or what the address says of both. */
function useStart({ harga, unit }: BookingRecord) {
  const wanted = useWantedStep();
  const { unitid, nomorasal } = wanted === undefined || wanted === "wrong" ? {} : wanted;
  const from = harga.jumlahunit === 1 ? 1 : unit.find(({ nomor }) => nomor !== null && nomor === nomorasal)?.nomorunit;
  const start: { nomorunit: string | null; unitid: string | null; catatan: string } = {
    nomorunit: from === undefined ? null : String(from),
    unitid: unitid === undefined ? null : String(unitid),
    catatan: "",
  };
  return start;
}

/** Which unit is given back, which one is taken, and why. */
export function SwapAction({ booking, button, isPending, isPossible, onSend, onClose }: Props) {
  const { t } = useTranslation("staff");
  const query = useFreeUnits(booking);
  const numbers = Array.from({ length: booking.harga.jumlahunit }, (_, at) => at + 1);
  const start = useStart(booking);
  const isFree = (id: string | null) => query.data?.unit.some((unit) => String(unit.id) === id) ?? false;
  const form = useForm({
    initialValues: start,
    validate: {
      nomorunit: (chosen) => (chosen ? null : t("noteMissing")),
      unitid: (chosen) => (isFree(chosen) ? null : t("noteMissing")),
    },
  });
  if (!query.isSuccess) return <QueryState query={query} lines={3} />;
  const { bernama, unit: units } = query.data;
  const nameOf = (number: number) => booking.unit.find(({ nomorunit }) => nomorunit === number)?.nomor;
  const send = ({ nomorunit, unitid, catatan }: typeof start) =>
    onSend({ nomorunit: Number(nomorunit), unitid: Number(unitid), catatan: catatan.trim() || null });
  if (!bernama) {
    return (
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t("unitsUnnamed")}</Text>
        <Button variant="default" onClick={onClose}>
          {t("back")}
        </Button>
      </Stack>
    );
  }
  return (
    <form onSubmit={form.onSubmit(send, focusFirstError(form))} noValidate>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Select
            label={t("swapFrom")}
            required
            data={numbers.map((number) => ({
              value: String(number),
              label: nameOf(number) ?? t("unit", { count: number }),
            }))}
            {...form.getInputProps("nomorunit")}
          />
          <UnitSelect label={t("swapTo")} required units={units} {...form.getInputProps("unitid")} />
        </SimpleGrid>
        {units.length === 0 ? <Text size="sm">{t("noUnit")}</Text> : null}
        {start.unitid && !isFree(start.unitid) && form.values.unitid === start.unitid ? (
          <Text size="sm" role="status">
            {t("swapTaken")}
          </Text>
        ) : null}
        <Textarea
          label={<FieldLabel label={t("swapWhy")} />}
          autosize
          maxLength={900}
          {...form.getInputProps("catatan")}
        />
        <StepButtons isPending={isPending} isPossible={isPossible} onClose={onClose}>
          {button}
        </StepButtons>
      </Stack>
    </form>
  );
}
