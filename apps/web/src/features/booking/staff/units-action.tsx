import { NumberInput, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../components/query-state.tsx";
import { type BookingRecord, useFreeUnits } from "../booking-query.ts";
import { StepButtons } from "./step-buttons.tsx";
import { type FreeUnit, UnitSelect } from "./unit-select.tsx";

interface Line {
  nomorunit: number;
  /** As the input has it; empty where none is named. */
  unitid: string | null;
  hourmeter: number | string;
  kondisi: string;
}

interface Props {
  readonly booking: BookingRecord;
  readonly text: string;
  readonly button: string;
  readonly isPending: boolean;
  readonly isPossible: boolean;
  readonly onSend: (unit: NonNullable<BookingInput<"checkIn">["unit"]>) => void;
  readonly onClose: () => void;
}

/** Most lines of one form. */
const mostLines = 100;

interface FormProps extends Props {
  /** Names to choose from; none where units are only counted, or come back. */
  readonly choices: readonly FreeUnit[] | null;
}

function useLines({ booking, choices }: Pick<FormProps, "booking" | "choices">) {
  const { t } = useTranslation("staff");
  const hasMeter = booking.jenisbooking === "alat";
  const count = hasMeter || choices ? Math.min(booking.harga.jumlahunit, mostLines) : 0;
  const suggested = (at: number) => String(choices?.filter(({ keadaan }) => keadaan === "siap")[at]?.id ?? "") || null;
  const lines = Array.from(
    { length: count },
    (_, at): Line => ({ nomorunit: at + 1, unitid: suggested(at), hourmeter: "", kondisi: "" }),
  );
  const form = useForm({
    initialValues: { lines },
    validate: {
      lines: {
        unitid: (unitid, { lines: all }, path) => {
          const at = Number(path.split(".")[1]);
          const isTwice = unitid !== null && all.findIndex((line) => line.unitid === unitid) < at;
          return isTwice ? t("unitTwice") : null;
        },
      },
    },
  });
  return { form, hasMeter };
}

const isFilled = ({ unitid, hourmeter, kondisi }: Line) => unitid !== null || hourmeter !== "" || kondisi.trim() !== "";

function UnitsForm({ booking, text, button, isPending, isPossible, onSend, onClose, choices }: FormProps) {
  const { t } = useTranslation("staff");
  const { form, hasMeter } = useLines({ booking, choices });
  const send = ({ lines }: { lines: Line[] }) =>
    onSend(
      lines.filter(isFilled).map(({ nomorunit, unitid, hourmeter, kondisi }) => ({
        nomorunit,
        ...(unitid === null ? {} : { unitid: Number(unitid) }),
        hourmeter: hourmeter === "" ? null : Number(hourmeter),
        kondisi: kondisi.trim() || null,
      })),
    );
  const nameOf = (nomorunit: number) => {
    const given = booking.unit.find((unit) => unit.nomorunit === nomorunit)?.nomor;
    return given ? t("unitNamed", { name: given }) : t("unit", { count: nomorunit });
  };
  const { lines } = form.values;
  return (
    <form onSubmit={form.onSubmit(send)} noValidate>
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        {choices && choices.length < lines.length ? (
          <Text size="sm">{t("fewUnits", { count: choices.length })}</Text>
        ) : null}
        {lines.map(({ nomorunit }, at) => (
          <SimpleGrid key={nomorunit} cols={{ base: 1, xs: 2 }} spacing="sm">
            {choices ? (
              <UnitSelect
                units={choices}
                label={t("unit", { count: nomorunit })}
                placeholder={t("unitLater")}
                {...form.getInputProps(`lines.${at}.unitid`)}
              />
            ) : null}
            {hasMeter ? (
              <>
                <NumberInput
                  label={`${nameOf(nomorunit)} – ${t("hourMeter")}`}
                  min={0}
                  decimalScale={1}
                  hideControls
                  {...form.getInputProps(`lines.${at}.hourmeter`)}
                />
                <TextInput
                  label={`${nameOf(nomorunit)} – ${t("condition")}`}
                  maxLength={255}
                  {...form.getInputProps(`lines.${at}.kondisi`)}
                />
              </>
            ) : null}
          </SimpleGrid>
        ))}
        <StepButtons isPending={isPending} isPossible={isPossible} onClose={onClose}>
          {button}
        </StepButtons>
      </Stack>
    </form>
  );
}

/** Takes units back, each with the hour meter and condition of equipment. */
export const ReturnAction = (props: Props) => <UnitsForm {...props} choices={null} />;

/** Hands units over: which ones, where they have names (suggested, and another can be chosen), and hour meter and condition of equipment. */
export function HandOverAction(props: Props) {
  const query = useFreeUnits(props.booking);
  if (!query.isSuccess) return <QueryState query={query} lines={3} />;
  const { bernama, unit } = query.data;
  return <UnitsForm {...props} choices={bernama ? unit : null} />;
}
