import { DateInput, type DateInputProps } from "@mantine/dates";
import { readDate } from "../lib/read-date.ts";

/** A day, chosen from the calendar or typed as people here write it; `YYYY-MM-DD`. */
export const DayInput = (props: Omit<DateInputProps, "valueFormat" | "dateParser">) => (
  <DateInput {...props} valueFormat="D MMMM YYYY" dateParser={readDate} />
);
