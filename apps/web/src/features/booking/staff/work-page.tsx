import { Group, Stack } from "@mantine/core";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import type { BookingState } from "@retribusi/contract/features/booking/booking.states";
import { bookingKindLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useIsNarrowDesk, WorkDesk } from "../../../components/work-desk.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import { useBookingKind } from "../booking-kind-of.ts";
import { useBookingCards } from "../booking-query.ts";
import { BookingPanel } from "./booking-panel.tsx";
import { NoBookings } from "./no-bookings.tsx";
import { StatusFilter } from "./status-filter.tsx";
import { afterStep, useShownWork, useWorkChoice } from "./use-work-choice.ts";
import { WorkFoot } from "./work-foot.tsx";
import { WorkList } from "./work-list.tsx";
import { WorkSearch } from "./work-search.tsx";

interface Props {
  readonly states: readonly BookingState[];
  /** States that are shown only when they are asked for. */
  readonly onDemand?: readonly BookingState[];
  readonly words: { readonly title: string; readonly lead: string; readonly empty: string; readonly emptyText: string };
}

const pageSize = 30;

/** A desk for working through bookings: the list by deadline, the chosen one beside it, on a phone over it. */
export function WorkPage({ states, onDemand = [], words }: Props) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const kind = useBookingKind();
  const choices = [...states, ...onDemand];
  const { state, cari, id, chooseState, search, choose } = useWorkChoice(choices);
  const isNarrow = useIsNarrowDesk();
  const listed = state ? [state] : states;
  const wish = { jenis: kind, states: listed, cari, urut: "batas", limit: pageSize } as const;
  const query = useBookingCards(wish);
  const bookings = query.data?.pages.flatMap((page) => page.records) ?? [];
  const first = useShownWork(bookings, id);
  const current = isNarrow ? id : first;
  const [isAfterStep, setAfterStep] = useState(false);
  const onDone = (record: BookingRecord) => {
    setAfterStep(true);
    choose(afterStep(record, listed));
  };
  const shown = { kind, isAfterStep, onDone };
  const panel = current ? <BookingPanel key={current} id={current} {...shown} /> : null;
  return (
    <Stack gap="xs">
      <PageHeader
        title={words.title}
        lead={`${label(bookingKindLabels[kind])}. ${words.lead}`}
        actions={
          <Group gap="xs" align="flex-end" wrap={isNarrow ? "wrap" : "nowrap"}>
            <StatusFilter states={choices} value={state} onChange={chooseState} />
            <WorkSearch value={cari} onSearch={search} />
          </Group>
        }
      />
      <QueryState query={query} lines={6} />
      {query.data && bookings.length === 0 && !current ? (
        <NoBookings words={words} search={cari} isAfterStep={isAfterStep} />
      ) : null}
      {bookings.length > 0 || current ? (
        <WorkDesk
          title={words.title}
          close={t("close")}
          isNarrow={isNarrow}
          list={
            <Stack gap="sm">
              <WorkList bookings={bookings} current={current} showsState={choices.length > 1} onChoose={choose} />
              <WorkFoot query={query} />
            </Stack>
          }
          panel={panel}
          onClose={() => choose(undefined)}
        />
      ) : null}
    </Stack>
  );
}
