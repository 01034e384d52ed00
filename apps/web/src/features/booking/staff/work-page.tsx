import { Button, Drawer, Select, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { bookingKindLabels } from "@retribusi/contract/features/booking/booking.kinds";
import { type BookingStatus, bookingStatusOf, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { IconChecks } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import { useBookingKind } from "../booking-kind-of.ts";
import { useBookingCards } from "../booking-query.ts";
import { BookingPanel } from "./booking-panel.tsx";
import { WorkList } from "./work-list.tsx";
import classes from "./work-page.module.css";

interface Props {
  readonly statuses: readonly BookingStatus[];
  /** States that are shown only when they are asked for. */
  readonly onDemand?: readonly BookingStatus[];
  readonly words: { readonly title: string; readonly lead: string; readonly empty: string; readonly emptyText: string };
}

const pageSize = 30;

/** What is chosen stands in the address, so that it can be shared and survives a reload. */
function useChoice(statuses: readonly BookingStatus[]) {
  const [search, setSearch] = useSearchParams();
  const asked = statuses.find((status) => String(status) === search.get("status"));
  const set = (name: string, value: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete("id");
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return {
    status: asked,
    id: Number(search.get("id")) || undefined,
    chooseStatus: (value: string | null) => set("status", value),
    choose: (id: number | undefined) => set("id", id === undefined ? null : String(id)),
  };
}

function StatusFilter({
  statuses,
  value,
  onChange,
}: Pick<Props, "statuses"> & { value: string | null; onChange: (v: string | null) => void }) {
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
      value={value}
      onChange={onChange}
      maw="20rem"
    />
  );
}

/** A desk for working through bookings: the list by deadline, the chosen one beside it, on a phone over it. */
export function WorkPage({ statuses, onDemand = [], words }: Props) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const kind = useBookingKind();
  const choices = [...statuses, ...onDemand];
  const { status, id, chooseStatus, choose } = useChoice(choices);
  const isNarrow = useMediaQuery("(max-width: 62em)", false, { getInitialValueInEffect: false });
  const wish = { jenis: kind, status: status ? [status] : statuses, urut: "batas", limit: pageSize } as const;
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBookingCards(wish);
  const bookings = data?.pages.flatMap((page) => page.records) ?? [];
  const current = id ?? (isNarrow ? undefined : bookings[0]?.id);
  const panel = current ? (
    <BookingPanel key={current} kind={kind} id={current} onDone={() => choose(undefined)} />
  ) : null;
  return (
    <Stack gap="lg">
      <PageHeader title={words.title} lead={`${label(bookingKindLabels[kind])}. ${words.lead}`} />
      <StatusFilter statuses={choices} value={status ? String(status) : null} onChange={chooseStatus} />
      {isPending ? <LoadingState lines={6} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data && bookings.length === 0 && !current ? (
        <EmptyState
          icon={<IconChecks size={28} stroke={1.5} aria-hidden />}
          title={words.empty}
          description={words.emptyText}
        />
      ) : null}
      {bookings.length > 0 || current ? (
        <div className={classes.desk}>
          <Stack gap="sm">
            <WorkList bookings={bookings} current={current} showsState={choices.length > 1} onChoose={choose} />
            {hasNextPage ? (
              <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t("more")}
              </Button>
            ) : null}
            {isNarrow ? null : (
              <Text size="xs" c="dimmed">
                {t("keys")}
              </Text>
            )}
          </Stack>
          {isNarrow ? null : <div className={classes.panel}>{panel}</div>}
        </div>
      ) : null}
      {isNarrow ? (
        <Drawer
          closeButtonProps={{ "aria-label": t("close") }}
          opened={current !== undefined}
          onClose={() => choose(undefined)}
          position="right"
          size="100%"
          title={words.title}
        >
          {panel}
        </Drawer>
      ) : null}
    </Stack>
  );
}
