import { Input, InputBase } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FirstPress } from "../../components/first-press.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useLanguage } from "../../lib/use-label.ts";
import { type DaysProps, daysText } from "./days.ts";
import classes from "./days-input.module.css";

const loadPicker = async () => (await import("./days-picker.tsx")).DaysPicker;
const DaysPicker = lazyPart(loadPicker);

/** The days of a search: check-in and check-out for lodging, first and last day of anything else. */
export function DaysInput(props: DaysProps) {
  const { t } = useTranslation("catalog");
  const days = daysText(props.value, useLanguage());
  const id = useId();
  const forget = () => {
    props.onChange([null, null]);
    // The button goes with the days.
    document.getElementById(id)?.focus();
  };
  const clear = <Input.ClearButton aria-label={t("clearDays")} onClick={forget} />;
  return (
    <FirstPress
      standIn={(press, isComing) => (
        <InputBase
          component="button"
          type="button"
          id={id}
          multiline
          pointer
          aria-busy={isComing}
          classNames={{ input: classes.field ?? "" }}
          label={t(props.kind === "penginapan" ? "stay" : "days")}
          leftSection={<IconCalendar size={18} aria-hidden />}
          onClick={press}
          onPointerEnter={() => void loadPicker()}
          rightSection={days ? clear : null}
        >
          {days || <Input.Placeholder>{t("anyDays")}</Input.Placeholder>}
        </InputBase>
      )}
    >
      <DaysPicker {...props} />
    </FirstPress>
  );
}
