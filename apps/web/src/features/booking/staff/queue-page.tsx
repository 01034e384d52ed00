import { Checkbox, Chip, Stack } from "@mantine/core";
import { queuePage, type WaitingPart } from "@retribusi/contract/features/booking/booking.queue";
import type { BookingRecord, BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import type { BookingState } from "@retribusi/contract/features/booking/booking.states";
import { proposalStates } from "@retribusi/contract/features/booking/queue.endpoints";
import { type BookingKind, bookingKindLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useIsNarrowDesk, WorkDesk } from "../../../components/work-desk.tsx";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { openRequestOf } from "../asked-move.ts";
import { useBookingKind } from "../booking-kind-of.ts";
import { useBookingCards } from "../booking-query.ts";
import { BookingPanel } from "./booking-panel.tsx";
import { BulkBar, BulkOutcome } from "./bulk-bar.tsx";
import { useBulkChoice } from "./bulk-choice.ts";
import { useDecisionFacts, useQueueCount } from "./decision-query.ts";
import { NoBookings } from "./no-bookings.tsx";
import { proposalOf } from "./step-order.ts";
import { useBulkApproval } from "./use-bulk-approval.ts";
import { afterStep, useShownWork, useWorkChoice } from "./use-work-choice.ts";
import { WorkFoot } from "./work-foot.tsx";
import { WorkList } from "./work-list.tsx";
import { WorkSearch } from "./work-search.tsx";

const pageSize = 30;
const waiting: readonly BookingState[] = ["submitted"];
const withRequest: readonly BookingState[] = ["paid"];

function statesOf(only: WaitingPart | undefined): readonly BookingState[] {
  if (only === "jadwal") return withRequest;
  return only === "usulan" ? proposalStates : waiting;
}

type Choice = ReturnType<typeof useWorkChoice>;

/** What the queue lists, with the facts of each, and which of it is shown beside the list. */
function useQueue(kind: BookingKind | undefined, choice: Choice) {
  const { cari, id, only } = choice;
  const isNarrow = useIsNarrowDesk();
  const states = statesOf(only);
  const query = useBookingCards({ jenis: kind, states, cari, only, urut: "batas", limit: pageSize });
  const pages = query.data?.pages.map(({ records }) => records) ?? [];
  const bookings = pages.flat();
  // What is free beside a booking at its own time says nothing about a time that is asked for.
  const facts = useDecisionFacts(only === "jadwal" ? [] : pages.map((records) => records.map((one) => one.id)));
  const first = useShownWork(bookings, id);
  const current = isNarrow ? id : first;
  const currentKind = kind ?? bookings.find((one) => one.id === current)?.jenisbooking ?? choice.kind;
  const ticks = useBulkChoice(bookings, facts);
  const approval = useBulkApproval(ticks.clear);
  return { query, states, only, bookings, facts, current, currentKind, isNarrow, ticks, approval };
}

/** The parts of what waits that are shown alone, each where there is something in it or it is shown. */
function Parts({ choice: { only, choosePart } }: { readonly choice: Choice }) {
  const { t } = useTranslation("staff");
  const holds = useHoldsPage();
  const { data } = useQueueCount(holds(queuePage));
  return (["usulan", "jadwal"] as const).map((part) => {
    const count = data?.[part] ?? 0;
    if (count === 0 && only !== part) return null;
    return (
      <Chip
        key={part}
        checked={only === part}
        onChange={(isOn) => choosePart(isOn ? part : undefined)}
        size="sm"
        variant="outline"
      >
        {t(`only.${part}`, { count })}
      </Chip>
    );
  });
}

function QueueList({ queue, choose }: { readonly queue: ReturnType<typeof useQueue>; readonly choose: Choose }) {
  const { t } = useTranslation("staff");
  const { query, states, only, bookings, facts, current, ticks, approval } = queue;
  const leadOf = ({ id, namapemesan, can }: BookingSummary) => (
    <Checkbox
      aria-label={t("bulk.tick", { id, name: namapemesan })}
      checked={ticks.isTicked(id)}
      disabled={approval.isRunning || !can.confirm.allowed}
      onChange={({ currentTarget }) => ticks.tick(id, currentTarget.checked)}
    />
  );
  return (
    <Stack gap="sm">
      {only === "jadwal" ? null : <BulkBar choice={ticks} approval={approval} />}
      <WorkList
        bookings={bookings}
        current={current}
        facts={facts}
        {...(only === "jadwal" ? {} : { leadOf })}
        showsState={states.length > 1}
        showsKind
        onChoose={choose}
      />
      <WorkFoot query={query} />
    </Stack>
  );
}

type Choose = (id: number | undefined) => void;

interface Props {
  readonly kind: BookingKind | undefined;
  readonly lead: string;
}

function Queue({ kind, lead }: Props) {
  const { t } = useTranslation("staff");
  const choice = useWorkChoice(waiting);
  const queue = useQueue(kind, choice);
  const { query, states, bookings, current, currentKind } = queue;
  const choose: Choose = (id) => choice.choose(id, kind ? null : bookings.find((one) => one.id === id)?.jenisbooking);
  const isStill = (record: BookingRecord) => {
    if (choice.only === "jadwal") return openRequestOf(record);
    return choice.only === undefined || proposalOf(record);
  };
  const [isAfterStep, setAfterStep] = useState(false);
  const onDone = (record: BookingRecord) => {
    setAfterStep(true);
    choose(isStill(record) ? afterStep(record, states) : undefined);
  };
  let panel: ReactNode = null;
  if (current && currentKind) {
    panel = <BookingPanel key={current} kind={currentKind} id={current} isAfterStep={isAfterStep} onDone={onDone} />;
  }
  const isAboutDates = choice.only === "jadwal";
  const title = t(isAboutDates ? "movesTitle" : "queueTitle");
  const words = isAboutDates
    ? { empty: t("movesEmpty"), emptyText: t("movesEmptyText") }
    : { empty: t("queueEmpty"), emptyText: t("queueEmptyText") };
  return (
    <Stack gap="xs">
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <>
            {kind ? null : <Parts choice={choice} />}
            <WorkSearch value={choice.cari} onSearch={choice.search} />
          </>
        }
      />
      <BulkOutcome approval={queue.approval} />
      <QueryState query={query} lines={6} />
      {query.data && bookings.length === 0 && !panel ? (
        <NoBookings words={words} search={choice.cari} isAfterStep={isAfterStep} />
      ) : null}
      {bookings.length > 0 || panel ? (
        <WorkDesk
          title={title}
          close={t("close")}
          isNarrow={queue.isNarrow}
          list={<QueueList queue={queue} choose={choose} />}
          panel={panel}
          onClose={() => choose(undefined)}
        />
      ) : null}
    </Stack>
  );
}

/** Orders of all kinds that wait for approval, return or rejection. */
export function QueuePage() {
  const { t } = useTranslation("staff");
  return <Queue kind={undefined} lead={t("queueLead")} />;
}

/** The same of one kind. */
export function KindQueuePage() {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const kind = useBookingKind();
  return <Queue kind={kind} lead={`${label(bookingKindLabels[kind])}. ${t("queueLead")}`} />;
}
