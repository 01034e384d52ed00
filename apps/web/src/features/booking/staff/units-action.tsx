import { NumberInput, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../components/query-state.tsx";
import type { ApiError } from "../../../lib/api-error.ts";
import { type BookingRecord, useFreeUnits } from "../booking-query.ts";
import { StepButtons } from "./step-buttons.tsx";
import { UnitPicturesField } from "./unit-pictures-field.tsx";
import { type FreeUnit, UnitSelect } from "./unit-select.tsx";
import { useUnitPictures } from "./use-unit-pictures.ts";

interface Line {
  nomorunit: number;
  /** As the input has it; empty where none is named. */
  unitid: string | null;
  hourmeter: number | string;
  kondisi: string;
  /** Addresses of pictures. */
  foto: readonly string[];
}

interface Props {
  readonly booking: BookingRecord;
  readonly text: string;
  readonly button: string;
  readonly isPending: boolean;
  readonly isPossible: boolean;
  /** Why it was refused when it was sent last. */
  readonly failure: ApiError | null;
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
    (_, at): Line => ({ nomorunit: at + 1, unitid: suggested(at), hourmeter: "", kondisi: "", foto: [] }),
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

const isFilled = ({ unitid, hourmeter, kondisi, foto }: Line) =>
  unitid !== null || hourmeter !== "" || kondisi.trim() !== "" || foto.length > 0;

/** What the server has against lines that were sent, at the form's fields: a picture's stands at its address. */
const placed = (fields: ApiError["fields"], sent: readonly Line[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => {
      const [, at, part = "", picture] = name.split(".");
      const line = sent[Number(at)];
      const address = picture === undefined ? undefined : line?.foto[Number(picture)];
      return [address ?? `lines.${(line?.nomorunit ?? 1) - 1}.${part}`, problem];
    }),
  );

/** Sends the lines in which something is written, and puts what the server has against them where it belongs. */
function useSentLines(form: ReturnType<typeof useLines>["form"], { failure, onSend }: Props) {
  const pictures = useUnitPictures();
  const sent = useRef<readonly Line[]>([]);
  const { setErrors } = form;
  useEffect(() => {
    if (failure) setErrors(placed(failure.fields, sent.current));
  }, [failure, setErrors]);
  const send = ({ lines }: { lines: Line[] }) => {
    sent.current = lines.filter(isFilled);
    onSend(
      sent.current.map(({ nomorunit, unitid, hourmeter, kondisi, foto }) => ({
        nomorunit,
        ...(unitid === null ? {} : { unitid: Number(unitid) }),
        hourmeter: hourmeter === "" ? null : Number(hourmeter),
        kondisi: kondisi.trim() || null,
        ...(foto.length > 0 ? { foto: pictures.numbersOf(foto) } : {}),
      })),
    );
  };
  return { pictures, send };
}

interface LineProps extends Pick<FormProps, "choices"> {
  readonly form: ReturnType<typeof useLines>["form"];
  readonly at: number;
  readonly unit: string;
  readonly hasMeter: boolean;
  readonly store: ReturnType<typeof useUnitPictures>["store"];
}

/** One unit: which one it is, and of equipment its hour meter, condition and pictures. */
function UnitLine({ form, at, unit, choices, hasMeter, store }: LineProps) {
  const { t } = useTranslation("staff");
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {choices ? (
        <UnitSelect
          units={choices}
          label={t("unit", { count: at + 1 })}
          placeholder={t("unitLater")}
          {...form.getInputProps(`lines.${at}.unitid`)}
        />
      ) : null}
      {hasMeter ? (
        <>
          <NumberInput
            label={`${unit} – ${t("hourMeter")}`}
            min={0}
            decimalScale={1}
            hideControls
            {...form.getInputProps(`lines.${at}.hourmeter`)}
          />
          <TextInput
            label={`${unit} – ${t("condition")}`}
            maxLength={255}
            {...form.getInputProps(`lines.${at}.kondisi`)}
          />
          <UnitPicturesField
            unit={unit}
            value={form.values.lines[at]?.foto ?? []}
            errors={form.errors}
            store={store}
            onChange={(foto) => form.setFieldValue(`lines.${at}.foto`, foto)}
          />
        </>
      ) : null}
    </SimpleGrid>
  );
}

function UnitsForm(props: FormProps) {
  const { booking, text, button, isPending, isPossible, onClose, choices } = props;
  const { t } = useTranslation("staff");
  const { form, hasMeter } = useLines(props);
  const { pictures, send } = useSentLines(form, props);
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
          <UnitLine
            key={nomorunit}
            form={form}
            at={at}
            unit={nameOf(nomorunit)}
            choices={choices}
            hasMeter={hasMeter}
            store={pictures.store}
          />
        ))}
        <StepButtons isPending={isPending} isPossible={isPossible && !pictures.isSending} onClose={onClose}>
          {pictures.isSending ? t("waitForFile") : button}
        </StepButtons>
      </Stack>
    </form>
  );
}

/** Takes units back, each with the hour meter, condition and pictures of equipment. */
export const ReturnAction = (props: Props) => <UnitsForm {...props} choices={null} />;

/** Hands units over: which ones, where they have names (suggested, and another can be chosen), and hour meter, condition and pictures of equipment. */
export function HandOverAction(props: Props) {
  const query = useFreeUnits(props.booking);
  if (!query.isSuccess) return <QueryState query={query} lines={3} />;
  const { bernama, unit } = query.data;
  return <UnitsForm {...props} choices={bernama ? unit : null} />;
}
