import { Select } from "@mantine/core";
import { type BookingStatus, bookingStatusOf, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";

interface Props {
  readonly statuses: readonly BookingStatus[];
  readonly value: BookingStatus | undefined;
  readonly onChange: (value: string | null) => void;
}

/** One state of those that the desk deals with, or all; a desk for one state needs no choice. */
export function StatusFilter({ statuses, value, onChange }: Props) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  if (statuses.length === 1) return null;
  const data = statuses.map((status) => ({
    value: String(status),
    label: label(stateOf(bookingStatusOf(status)).label),
  }));
  return (
    <Select
      label={t("state")}
      placeholder={t("allStates")}
      clearable
      data={data}
      value={value ? String(value) : null}
      onChange={onChange}
      maw="20rem"
    />
  );
}
