import { Button, Card, Stack, Text, Textarea, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import { isGiven, isOpenRefund } from "@retribusi/contract/features/billing/refund.rules";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { isOver, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { proposeRefund } from "@retribusi/contract/features/settlement/refund.endpoints";
import { refundsPage } from "@retribusi/contract/features/settlement/settlement.pages";
import { settlementReasons } from "@retribusi/contract/features/settlement/settlement.reasons";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RupiahInput } from "../../components/rupiah-input.tsx";
import { roleOf } from "../../lib/acting-role.ts";
import { callEndpoint } from "../../lib/api.ts";
import { useCurrentUser, useHoldsPage } from "../../lib/current-user.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { StepFrame } from "./step-frame.tsx";

interface Props {
  readonly booking: BookingRecord;
  readonly onProposed: () => void;
}

/** The most that can still go back of one payment; nothing while a refund is under way. */
function mostOf({ pembayaran, pengembalian }: BookingRecord): number {
  if (pengembalian.some(({ statuspengembalian }) => isOpenRefund(statuspengembalian))) return 0;
  const paid = pembayaran.reduce((total, { jumlah }) => total + jumlah, 0);
  return pengembalian.filter(isGiven).reduce((left, { jumlah }) => left - jumlah, paid);
}

function ProposalForm({ booking, onProposed, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation("settlement");
  const label = useLabel();
  const notifyError = useNotifyError();
  const most = mostOf(booking);
  const form = useForm<{ jumlah: number | string; alasan: string }>({
    initialValues: { jumlah: most, alasan: "" },
    validate: {
      jumlah: (typed) => {
        if (Number(typed) > most) return fillMessage(label(settlementReasons.TOO_MUCH), { max: formatRupiah(most) });
        return Number(typed) > 0 ? null : t("form.fieldMissing");
      },
      alasan: (typed) => (typed.trim() ? null : t("form.missing")),
    },
  });
  const proposing = useMutation({
    mutationFn: ({ jumlah, alasan }: typeof form.values) =>
      callEndpoint(proposeRefund, {
        body: { bookingid: booking.id, jumlah: Number(jumlah), alasan: alasan.trim() },
      }),
    onSuccess: () => {
      notifications.show({ color: "green", message: t("own.proposed") });
      onProposed();
      onClose();
    },
    onError: notifyError,
  });
  return (
    <StepFrame
      button={t("own.propose")}
      isPending={proposing.isPending}
      onSubmit={form.onSubmit((values) => proposing.mutate(values))}
      onClose={onClose}
    >
      <Text size="sm">{t("own.proposeText")}</Text>
      <RupiahInput label={t("facts.amount")} required {...form.getInputProps("jumlah")} />
      <Textarea
        label={t("form.why")}
        required
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps("alasan")}
      />
    </StepFrame>
  );
}

/** For the manager and the agency of a booking that is over and whose money is still here. */
export function ProposeRefund({ booking, onProposed }: Props) {
  const { t } = useTranslation("settlement");
  const current = useCurrentUser();
  const holds = useHoldsPage();
  const [isOpen, setOpen] = useState(false);
  const role = roleOf(current);
  const isProposer = holds(refundsPage) && (role === "pengelola" || role === "dinas");
  if (!isProposer || !isOver(stateOf(booking.statusbooking)) || mostOf(booking) <= 0) return null;
  return (
    <section aria-label={t("own.proposeTitle")}>
      {isOpen ? (
        <Card component={Stack} gap="sm">
          <Title order={2} size="h4">
            {t("own.proposeTitle")}
          </Title>
          <ProposalForm booking={booking} onProposed={onProposed} onClose={() => setOpen(false)} />
        </Card>
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t("own.propose")}
        </Button>
      )}
    </section>
  );
}
