import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useChangedBy } from "../../../components/use-changed-by.ts";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { findChange } from "../../../components/use-notify-conflict.ts";
import { errorText } from "../../../lib/error-text.ts";
import { bookingsKey } from "../booking-query.ts";
import { withPresentBooking } from "../stale-booking.ts";
import { callAction } from "../use-send-action.ts";
import { presentOf } from "./use-decided-before.ts";

interface Failure {
  readonly booking: BookingSummary;
  readonly why: string;
}

/** How far a row of approvals has come. */
export interface BulkRun {
  readonly all: number;
  readonly tried: number;
  readonly failures: readonly Failure[];
}

/** Why an approval failed: what somebody else has made of the order and who, else what the service says. */
function useWhy() {
  const { t } = useTranslation("state");
  const changedBy = useChangedBy();
  return (error: unknown): string => {
    const change = findChange(error);
    if (!change) return errorText(error, t);
    return [presentOf(error)?.uraianstatus, changedBy(change.changed)].filter(Boolean).join(". ");
  };
}

/** Asks, then approves one after the other, each with the version that was on the screen; those that fail are kept with their reasons. */
export function useBulkApproval(onDone: () => void) {
  const { t } = useTranslation("staff");
  const client = useQueryClient();
  const ask = useConfirm();
  const whyOf = useWhy();
  const [run, setRun] = useState<BulkRun>();
  const approve = async (booking: BookingSummary): Promise<Failure[]> => {
    try {
      await callAction(booking, "confirm", { versi: booking.versi });
      return [];
    } catch (error) {
      const told = await withPresentBooking(booking, error).catch(() => error);
      return [{ booking, why: whyOf(told) }];
    }
  };
  return {
    run,
    isRunning: run !== undefined && run.tried < run.all,
    forget: () => setRun(undefined),
    async start(orders: readonly BookingSummary[]): Promise<void> {
      const count = orders.length;
      const total = formatRupiah(orders.reduce((sum, { harga }) => sum + harga.totalbiaya, 0));
      const words = { title: t("bulk.question", { count }), text: t("bulk.before", { total }) };
      if (!(await ask({ ...words, confirm: t("bulk.approve", { count }) }))) return;
      const failures: Failure[] = [];
      setRun({ all: count, tried: 0, failures });
      for (const [at, order] of orders.entries()) {
        failures.push(...(await approve(order)));
        setRun({ all: count, tried: at + 1, failures: [...failures] });
      }
      onDone();
      await client.invalidateQueries({ queryKey: bookingsKey });
      for (const entity of Object.values(bookingEntity)) void client.invalidateQueries({ queryKey: [entity] });
    },
  };
}
