import { DateTimePicker } from "@mantine/dates";
import { zoneOfRecord } from "@retribusi/contract/define/cell";
import { localDate, localTime, toInstant, zoneName } from "@retribusi/contract/define/dates";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { UsualZone } from "../../../lib/organisation.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { useLabel } from "../../../lib/use-label.ts";
import type { InputProps } from "../field-parts.ts";
import { useInputBasics } from "../input-basics.ts";

/** A moment, entered as clocks in the record's zone show it and kept in UTC. */
export function InstantField(props: InputProps) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { value, onChange, field, record, values } = props;
  const zone = zoneOfRecord(record ?? values, use(UsualZone));
  const shown = typeof value === "string" ? new Date(value) : null;
  // It is a button, which can't say by itself that it is required.
  const { "aria-required": _, ...basics } = useInputBasics(props);
  return (
    <DateTimePicker
      {...basics}
      valueFormat={`D MMMM YYYY, HH:mm [${zoneName(zone)}]`}
      placeholder={t("datePlaceholder")}
      clearable={field.optional}
      clearButtonProps={{ "aria-label": t("clearChoice", { name: text(field.label) }) }}
      // A day that is chosen gets this time of day, which is nearer to what is meant than midnight.
      defaultTimeValue={`${localTime(serverNow(), zone)}:00`}
      value={shown ? `${localDate(shown, zone)} ${localTime(shown, zone)}:00` : null}
      onChange={(typed) =>
        onChange(typed ? toInstant(typed.slice(0, 10), typed.slice(11, 16), zone).toISOString() : null)
      }
    />
  );
}
