import { Box, Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { queuePage } from "@retribusi/contract/features/booking/booking.queue";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Timeline } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { IconCalendarOff, IconSearchOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useKeys } from "../../components/use-keys.ts";
import { useHoldsPage } from "../../lib/current-user.ts";
import { CalendarButton } from "../calendar/calendar-button.tsx";
import { WalkInButton } from "../order/counter/walk-in-button.tsx";
import { DayDrawing } from "./day-drawing.tsx";
import { MonthDrawing } from "./month-drawing.tsx";
import classes from "./timeline.module.css";
import type { Asked } from "./timeline-address.ts";
import { TimelineControls } from "./timeline-controls.tsx";
import { TimelineLegend } from "./timeline-legend.tsx";
import { TimelineList } from "./timeline-list.tsx";
import { useTimeline } from "./timeline-query.ts";
import { nameOf } from "./timeline-rows.ts";
import { useAsked } from "./use-asked.ts";
import { type Opening, useOpening } from "./use-drawing.tsx";
import { useGap, useMayOrder } from "./use-gap.ts";
import { useHasMouse } from "./use-has-mouse.ts";
import { WaitlistDemand } from "./waitlist-demand.tsx";

interface Props {
  readonly asked: Asked;
  readonly change: (part: Partial<Asked>, replace?: boolean) => void;
  readonly found: Timeline;
}

/** Where there is room for one object at a time. */
const useIsNarrow = () => useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });

function Drawn({ asked, change, found: { records }, opening }: Props & { readonly opening: Opening }) {
  const { t } = useTranslation("timeline");
  const isNarrow = useIsNarrow();
  const hasMouse = useHasMouse();
  const onGap = useGap(({ first }) => change({ view: "day", day: first }));
  const chosen = records.find(({ objectid }) => objectid === asked.objectid) ?? records[0];
  const objects = isNarrow ? records.filter((object) => object === chosen) : records;
  const Drawing = asked.view === "month" ? MonthDrawing : DayDrawing;
  const keys = useTranslation("keys").t;
  useKeys([
    { key: "ArrowUp ArrowDown ArrowLeft ArrowRight", words: keys("cells") },
    { key: "Enter", words: t("enter") },
  ]);
  return (
    <Stack gap="sm">
      {isNarrow && records.length > 1 ? (
        <NativeSelect
          label={t("object")}
          value={String(chosen?.objectid ?? "")}
          data={records.map((object) => ({ value: String(object.objectid), label: nameOf(object) }))}
          onChange={({ currentTarget: { value } }) => change({ objectid: Number(value) }, true)}
        />
      ) : null}
      {isNarrow ? null : <TimelineLegend />}
      <Box className={classes.frame ?? ""}>
        {/* Anew for another day, at which it opens; what is read again leaves it where it is. */}
        <Drawing key={asked.day} objects={objects} day={asked.day} onGap={onGap} opening={opening} />
      </Box>
      {isNarrow ? (
        <TimelineLegend />
      ) : (
        <Text size="xs" c="dimmed">
          {hasMouse ? `${t("drag")} ` : null}
          {t("keys")}
        </Text>
      )}
    </Stack>
  );
}

function Pages({ asked, change, found: { hasMore } }: Props) {
  const { t } = useTranslation("timeline");
  const { page } = asked;
  if (page === 1 && !hasMore) return null;
  return (
    <Group justify="center" gap="sm">
      <Button variant="default" disabled={page === 1} onClick={() => change({ page: page - 1, objectid: undefined })}>
        {t("before")}
      </Button>
      <Text size="sm">{t("pageOf", { page })}</Text>
      <Button variant="default" disabled={!hasMore} onClick={() => change({ page: page + 1, objectid: undefined })}>
        {t("next")}
      </Button>
    </Group>
  );
}

function NoObjects({ asked: { jenis, idskpd, cari, page } }: Pick<Props, "asked">) {
  const { t } = useTranslation("timeline");
  const isNarrowed = jenis !== undefined || idskpd !== undefined || cari !== "" || page > 1;
  const Icon = isNarrowed ? IconSearchOff : IconCalendarOff;
  return (
    <EmptyState
      icon={<Icon size={32} stroke={1.5} aria-hidden />}
      title={t(isNarrowed ? "notFound" : "empty")}
      description={t(isNarrowed ? "notFoundText" : "emptyText")}
    />
  );
}

/** Objects and their units by days, or by the hours of one, with the bookings on them: drawn or as tables. */
export function TimelinePage() {
  const { t } = useTranslation("timeline");
  const { asked, change } = useAsked();
  const query = useTimeline(asked);
  const mayOrder = useMayOrder();
  const opening = useOpening();
  const holds = useHoldsPage();
  const { data: found } = query;
  const shown = found && found.records.length > 0 ? { asked, change, found } : undefined;
  return (
    <Stack gap="md">
      <PageHeader
        title={t("title")}
        lead={t(bookingKinds.some(mayOrder) ? "lead" : "leadLooking")}
        actions={
          <>
            <CalendarButton place="groups" />
            {bookingKinds.some(mayOrder) ? <WalkInButton /> : null}
          </>
        }
      />
      <TimelineControls asked={asked} change={change} />
      <QueryState query={query} lines={8} />
      {found?.records.length === 0 ? <NoObjects asked={asked} /> : null}
      {shown && asked.shape === "drawn" ? <Drawn {...shown} opening={opening} /> : null}
      {shown && asked.shape === "list" ? <TimelineList objects={shown.found.records} /> : null}
      {shown ? <Pages {...shown} /> : null}
      {holds(queuePage) ? <WaitlistDemand /> : null}
    </Stack>
  );
}
