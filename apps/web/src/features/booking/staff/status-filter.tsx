import { Select } from "@mantine/core";
import { type BookingState, bookingStates, codeOf } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";

interface Props {
  readonly states: readonly BookingState[];
  readonly value: BookingState | undefined;
  readonly onChange: (value: string | null) => void;
}

/** One state of those that the desk deals with, or all; a desk for one state needs no choice. */
export function StatusFilter({ states, value, onChange }: Props) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  if (states.length === 1) return null;
  const data = states.map((state) => ({ value: String(codeOf(state)), label: label(bookingStates[state].label) }));
  return (
    <Select
      label={t("state")}
      placeholder={t("allStates")}
      clearable
      data={data}
      value={value ? String(codeOf(value)) : null}
      onChange={onChange}
      maw="20rem"
    />
  );
}
