import { Button, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { useTranslation } from "react-i18next";
import { FieldLabel } from "../../../components/field-label.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import type { ApiError } from "../../../lib/api-error.ts";
import { focusFirstError } from "../../../lib/focus-first-error.ts";
import { type BookingRecord, useFreeUnits } from "../booking-query.ts";
import { HourMeterInput } from "./hour-meter-input.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { UnitPicturesField } from "./unit-pictures-field.tsx";
import { type FreeUnit, UnitSelect } from "./unit-select.tsx";
import { useSentLines, useUnitLines } from "./use-unit-lines.ts";
import type { useUnitPictures } from "./use-unit-pictures.ts";

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

interface FormProps extends Props {
  /** Names to choose from; none where units are only counted, or come back. */
  readonly choices: readonly FreeUnit[] | null;
}

interface LineProps extends Pick<FormProps, "choices"> {
  readonly form: ReturnType<typeof useUnitLines>["form"];
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
          <HourMeterInput
            label={<FieldLabel label={`${unit} – ${t("hourMeter")}`} />}
            {...form.getInputProps(`lines.${at}.hourmeter`)}
            onRead={(shown) => form.setFieldValue(`lines.${at}.hourmeter`, shown)}
          />
          <TextInput
            label={<FieldLabel label={`${unit} – ${t("condition")}`} />}
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
  const suggested = (at: number) => String(choices?.filter(({ keadaan }) => keadaan === "siap")[at]?.id ?? "") || null;
  const { form, hasMeter, shown, showNext } = useUnitLines({ booking, choices, suggested });
  const { pictures, send } = useSentLines(form, props);
  const nameOf = (nomorunit: number) => {
    const given = booking.unit.find((unit) => unit.nomorunit === nomorunit)?.nomor;
    return given ? t("unitNamed", { name: given }) : t("unit", { count: nomorunit });
  };
  const { lines } = form.values;
  return (
    <form onSubmit={form.onSubmit(send, focusFirstError(form))} noValidate>
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        {choices && choices.length < lines.length ? (
          <Text size="sm">{t("fewUnits", { count: choices.length })}</Text>
        ) : null}
        {lines.slice(0, shown).map(({ nomorunit }, at) => (
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
        {showNext ? (
          <Button variant="subtle" size="sm" onClick={showNext} style={{ alignSelf: "start" }}>
            {t("nextUnit", { count: shown + 1 })}
          </Button>
        ) : null}
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
