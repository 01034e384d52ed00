import { Alert, Button, Card, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { formatDays } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { isOpenRefund } from "@retribusi/contract/features/billing/refund.rules";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { giveAccount } from "@retribusi/contract/features/settlement/refund.endpoints";
import { mayGiveAccount } from "@retribusi/contract/features/settlement/refund-step.rules";
import { IconInfoCircle } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../lib/api.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import type { AccountValues } from "./account-fields.tsx";
import { AccountForm } from "./account-form.tsx";

type Refund = BookingRecord["pengembalian"][number];

interface AccountProps {
  readonly refund: Refund;
  /** The booking is read anew. */
  readonly onGiven: () => void;
}

/** Where the money goes, and the form that says it while it may still be said. */
function OwnAccount({ refund, onGiven }: AccountProps) {
  const { t } = useTranslation("settlement");
  const notifyError = useNotifyError();
  const [isOpen, setOpen] = useState(false);
  const { id, versi, rekening, statuspengembalian: state } = refund;
  const giving = useMutation({
    mutationFn: (account: AccountValues) =>
      callEndpoint(giveAccount, { params: { id }, body: { versi, rekening: account } }),
    onSuccess: () => {
      setOpen(false);
      notifications.show({ color: "green", message: t("own.saved") });
    },
    onError: notifyError,
    onSettled: onGiven,
  });
  const mayGive = mayGiveAccount({ state, hasAccount: rekening !== null });
  if (isOpen && mayGive) {
    return (
      <AccountForm
        hint={t("own.safe")}
        button={t("own.save")}
        isPending={giving.isPending}
        onSend={(account) => giving.mutate(account)}
        onClose={() => setOpen(false)}
      />
    );
  }
  if (!mayGive) return null;
  return rekening ? (
    <Button variant="default" onClick={() => setOpen(true)} style={{ alignSelf: "flex-start" }}>
      {t("own.change")}
    </Button>
  ) : (
    <Alert color="kunyit" icon={<IconInfoCircle aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        <Text>{t("own.noAccount")}</Text>
        <Button onClick={() => setOpen(true)}>{t("own.give")}</Button>
      </Stack>
    </Alert>
  );
}

/** How one refund stands, in words that follow its case. */
function RefundWords({ refund }: { readonly refund: Refund }) {
  const { t } = useTranslation("settlement");
  const language = useLanguage();
  const { statuspengembalian: state, rekening, tglbayar, catatan, alasan } = refund;
  const facts = {
    reason: catatan ?? alasan,
    day: tglbayar ? formatDays(tglbayar, tglbayar, language) : "–",
  };
  return (
    <div>
      <Text fw={600}>{t("own.amount", { amount: formatRupiah(refund.jumlah), state: t(`states.${state}`) })}</Text>
      <Text size="sm">{t(`own.waits.${state}`, facts)}</Text>
      {rekening && state !== "ditolak" ? (
        <Text size="sm">{t("own.account", { bank: rekening.namabank, number: rekening.norekening })}</Text>
      ) : null}
    </div>
  );
}

interface Props {
  readonly refunds: readonly Refund[];
  /** Refusals that closed a case because the booking was taken up again are no news. */
  readonly cameToNothing: boolean;
  readonly isOwn: boolean;
  readonly onGiven: () => void;
}

/** The refunds of a booking, for its customer with the account that they go to. */
export function OwnRefunds({ refunds, cameToNothing, isOwn, onGiven }: Props) {
  const { t } = useTranslation("settlement");
  const told = refunds.filter(({ statuspengembalian }) => cameToNothing || statuspengembalian !== "ditolak");
  if (told.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="refunds">
      <Stack gap="md">
        <Title order={2} size="h4" id="refunds">
          {t(isOwn ? "own.title" : "own.titleOther")}
        </Title>
        {told.map((refund) => (
          <Stack key={refund.id} gap="sm">
            <RefundWords refund={refund} />
            {isOwn && isOpenRefund(refund.statuspengembalian) ? (
              <OwnAccount key={refund.versi} refund={refund} onGiven={onGiven} />
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
