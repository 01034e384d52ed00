import { Button, Card, Group, Stack, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { declarationOf } from "@retribusi/contract/features/booking/booking.machine";
import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import { type BookingRecord, bookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useTellConflict } from "../../../components/use-tell-conflict.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { findConflict } from "../../../lib/use-version-conflict.ts";
import { useBookingLinks } from "../booking-links.ts";
import { useShortTime } from "../booking-time.tsx";
import { PrintButton } from "../print-button.tsx";
import { withPresentBooking } from "../stale-booking.ts";
import { useSendAction } from "../use-send-action.ts";
import { ActionForm } from "./action-form.tsx";
import { runConfirm } from "./run-action.ts";
import { type StaffAction, staffActions } from "./staff-actions.ts";
import { useStaffRun } from "./use-staff-run.ts";

const looks = {
  main: { variant: "filled" },
  plain: { variant: "default" },
  danger: { variant: "light", color: "red" },
} as const;

/** Reasons that tell the staff something; a wrong state or a missing right goes without saying. */
const silent = new Set(["WRONG_STATE", "NO_PERMISSION", "NOT_YOURS", "NO_PROPOSAL", "NOT_WALK_IN"]);

function Refusals({ can }: Pick<BookingRecord, "can">) {
  const label = useLabel();
  const told = staffActions.flatMap(({ action }) => {
    const verdict = can[action];
    if (verdict.allowed || silent.has(verdict.reason)) return [];
    return [{ action, reason: bookingReasons[verdict.reason] }];
  });
  return told.map(({ action, reason }) => (
    <Text key={action} size="sm" c="dimmed">
      {label(declarationOf(action).label)}: {label(reason)}
    </Text>
  ));
}

interface Props {
  readonly booking: BookingRecord;
  readonly onDone: (record: BookingRecord) => void;
}

/** Approves what the question showed; a booking that has become another one meanwhile is told, and shown anew to be decided again. */
function useApproval(booking: BookingRecord, run: ReturnType<typeof useStaffRun>) {
  const { t } = useTranslation("booking");
  const shortTime = useShortTime();
  const send = useSendAction();
  const tellConflict = useTellConflict();
  const approve = async (): Promise<BookingRecord> => {
    try {
      return await send(() => runConfirm(booking));
    } catch (error) {
      throw await withPresentBooking(booking, error);
    }
  };
  const tell = (error: Error): boolean => {
    const now = bookingRecord.safeParse(findConflict(error)?.record).data;
    if (!now) return false;
    const total = formatRupiah(now.harga.totalbiaya);
    return tellConflict(error, t("changed.now", { state: now.uraianstatus, time: shortTime(now), total }));
  };
  return () => run.send("confirm", approve, tell);
}

/** What may happen to the booking now, as the server says it; the web decides nothing. */
export function ActionBar({ booking, onDone }: Props) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const links = useBookingLinks();
  const [open, setOpen] = useState<StaffAction>();
  const { can, jenisbooking, id } = booking;
  const run = useStaffRun(booking, (record) => {
    setOpen(undefined);
    onDone(record);
  });
  const approve = useApproval(booking, run);
  const addressOf = ({ action }: StaffAction) => {
    return action === "complete" || action === "change" || action === "reschedule" || action === "cancel"
      ? links.to(jenisbooking, action, id)
      : undefined;
  };
  const choose = async (chosen: StaffAction) => {
    if (chosen.how !== "ask") return setOpen(chosen);
    const isSure = await run.askToConfirm(label(declarationOf(chosen.action).label));
    if (isSure) approve();
  };
  const shown = staffActions.filter((one) => can[one.action].allowed && (one.how !== "page" || addressOf(one)));
  return (
    <Stack gap="sm">
      <Group gap="sm" role="group" aria-label={t("state")}>
        {shown.map((one) => {
          const name = label(declarationOf(one.action).label);
          const to = addressOf(one);
          if (to) return <Button key={one.action} component={Link} to={to} {...looks[one.look]} children={name} />;
          return (
            <Button
              key={one.action}
              {...looks[one.look]}
              loading={run.isPending && one.how === "ask"}
              onClick={() => void choose(one)}
              {...(one.how === "ask" ? {} : { "aria-expanded": open === one })}
            >
              {name}
            </Button>
          );
        })}
        <PrintButton booking={booking} />
      </Group>
      {can.reject.allowed && can.cancel.allowed ? (
        <Text size="sm" c="dimmed">
          {t("rejectOrCancel")}
        </Text>
      ) : null}
      {open ? (
        <Card withBorder padding="md">
          <ActionForm key={open.action} step={open} booking={booking} run={run} onClose={() => setOpen(undefined)} />
        </Card>
      ) : null}
      <Refusals can={can} />
    </Stack>
  );
}
