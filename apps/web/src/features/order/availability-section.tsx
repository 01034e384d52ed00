import { Button, Group, SegmentedControl, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { addMonths } from "@retribusi/contract/define/dates";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { monthOf } from "../catalog/availability-query.ts";
import { hasFull } from "./day-choice.ts";
import { DayList } from "./day-list.tsx";
import { CalendarLegend, DayPicker } from "./day-picker.tsx";
import type { OrderWish } from "./order-wish.ts";
import { type CalendarOf, useDayPicker } from "./use-day-picker.ts";

const AlsoFullSwitch = lazyPart(async () => (await import("./waitlist/also-full-switch.tsx")).AlsoFullSwitch);

interface Props {
  readonly object: CalendarOf & { readonly namazona: string; readonly jenisbooking: BookingKind };
  readonly wish: OrderWish;
  readonly onChange: (part: Partial<OrderWish>) => void;
}

interface MonthStepsProps {
  readonly picker: ReturnType<typeof useDayPicker>;
  readonly today: string;
}

/** The list's way to other months; the calendar has its own arrows. */
function MonthSteps({ picker, today }: MonthStepsProps) {
  const { t } = useTranslation("booking");
  const { date, numberOfColumns, onDateChange } = picker.props;
  return (
    <Group gap="sm" mt="sm">
      {date > monthOf(today) ? (
        <Button variant="default" size="sm" onClick={() => onDateChange(addMonths(date, -numberOfColumns))}>
          {t("calendar.previousMonth")}
        </Button>
      ) : null}
      <Button variant="default" size="sm" onClick={() => onDateChange(addMonths(date, numberOfColumns))}>
        {t("calendar.nextMonth")}
      </Button>
    </Group>
  );
}

/** What is free when, as a calendar or as a list; choosing here fills the order form. */
export function AvailabilitySection({ object, wish, onChange }: Props) {
  const { t } = useTranslation("booking");
  const isWide = useMediaQuery("(min-width: 75em)") ?? false;
  const [view, setView] = useState("calendar");
  const picker = useDayPicker(object, wish, isWide ? 2 : 1);
  return (
    <section aria-labelledby="availability">
      <Group justify="space-between" align="flex-end" mb="sm">
        <div>
          <Title order={2} id="availability">
            {t("calendar.title")}
          </Title>
          <Text c="dimmed" size="sm">
            {t(`calendar.hint.${wish.by}`)} {t("calendar.zone", { zone: object.namazona })}
          </Text>
        </div>
        <SegmentedControl
          aria-label={t("calendar.viewAs")}
          value={view}
          onChange={setView}
          data={[
            { value: "calendar", label: t("calendar.asCalendar") },
            { value: "list", label: t("calendar.asList") },
          ]}
        />
      </Group>
      <Suspense>{hasFull(picker.list, wish.units) ? <AlsoFullSwitch kind={object.jenisbooking} /> : null}</Suspense>
      {picker.error ? <ErrorState error={picker.error} onRetry={picker.retry} /> : null}
      {view === "calendar" ? (
        <>
          <DayPicker picker={picker} wish={wish} onChange={onChange} />
          <CalendarLegend />
        </>
      ) : (
        <>
          <DayList days={picker.list} total={object.jumlahobject} units={wish.units} onChange={onChange} />
          <MonthSteps picker={picker} today={object.hariini} />
        </>
      )}
    </section>
  );
}
