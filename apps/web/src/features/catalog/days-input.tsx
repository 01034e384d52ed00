import { Input, InputBase } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconCalendar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { FirstPress } from "../../components/first-press.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import classes from "./days-input.module.css";

/** First and last day as `2026-11-21`; `null` where none is chosen. */
export type Days = [string | null, string | null];

export interface DaysProps {
  readonly kind: BookingKind;
  readonly value?: Days;
  readonly onChange?: (days: Days) => void;
}

const loadPicker = async () => (await import("./days-picker.tsx")).DaysPicker;
const DaysPicker = lazyPart(loadPicker);

/** The days of a search: check-in and check-out for lodging, first and last day of anything else. */
export function DaysInput(props: DaysProps) {
  const { t } = useTranslation("catalog");
  const isChosen = props.value?.some((day) => day !== null) ?? false;
  return (
    <FirstPress
      isNeeded={isChosen}
      standIn={(press, isComing) => (
        <InputBase
          component="button"
          type="button"
          multiline
          pointer
          aria-busy={isComing}
          classNames={{ input: classes.field ?? "" }}
          label={t(props.kind === "penginapan" ? "stay" : "days")}
          leftSection={<IconCalendar size={18} aria-hidden />}
          onClick={press}
          onPointerEnter={() => void loadPicker()}
        >
          <Input.Placeholder>{t("anyDays")}</Input.Placeholder>
        </InputBase>
      )}
    >
      <DaysPicker {...props} />
    </FirstPress>
  );
}
