import { Button, Card, Checkbox, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { BookingChanged } from "../booking-changed.tsx";
import type { BookingRecord } from "../booking-query.ts";
import { PriceLines } from "../price-lines.tsx";
import { useReader } from "../use-reader.ts";
import { useShownBooking } from "../use-shown-booking.ts";
import { Terms } from "./terms.tsx";

const start = { setuju: false };

function useConfirmForm(present: BookingRecord, onDone: (record: BookingRecord) => void) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const readerOf = useReader();
  const form = useForm({
    initialValues: start,
    validate: { setuju: (value) => (value ? null : t("confirm.agreeMissing")) },
  });
  const opened = useShownBooking({ form, present, action: "customerConfirm", toValues: () => start });
  const sending = useFormCall({
    form,
    conflict: {
      ...opened,
      // What was agreed to is not what it is now: it has to be read and ticked anew.
      takeOver(error) {
        const isTaken = opened.takeOver(error);
        if (isTaken) form.setFieldValue("setuju", false);
        return isTaken;
      },
    },
    call: () => opened.send(({ versi, harga }) => ({ versi, totalbiaya: harga.totalbiaya, setuju: true })),
    onDone: (record) => {
      const { bataswaktu, objek } = record;
      const time = bataswaktu ? formatDeadline(new Date(bataswaktu), zoneOf(objek.zona), language) : "";
      notifications.show({ color: "green", message: t(`confirm.done.${readerOf(record)}`, { time }) });
      onDone(record);
    },
  });
  return { form, opened, ...sending };
}

interface Props {
  readonly booking: BookingRecord;
  readonly onDone?: (record: BookingRecord) => void;
}

/** Price and terms, and the customer's word that both are right. A manager gives it for somebody at the counter. */
export function ConfirmPanel({ booking: present, onDone = () => undefined }: Props) {
  const { t } = useTranslation("booking");
  const id = useId();
  const readerOf = useReader();
  const { form, opened, submit, summary, isPending } = useConfirmForm(present, onDone);
  const { shown: booking, isPossible } = opened;
  const reader = readerOf(booking);
  const total = formatRupiah(booking.harga.totalbiaya);
  return (
    <Card component="section" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <div>
            <Title order={2} id={id}>
              {t("confirm.title")}
            </Title>
            <Text c="dimmed">{t(`confirm.lead.${reader}`, { name: booking.namapemesan })}</Text>
          </div>
          <ErrorSummary {...summary} />
          <BookingChanged of={opened} />
          <PriceLines price={booking.harga} legalBasis={booking.dasarhukum} isDayOff={booking.khususlibur} />
          <div>
            <Title order={3} mb="xs">
              {t("confirm.terms")}
            </Title>
            <Terms of={booking} />
          </div>
          <Checkbox
            label={t(`confirm.agree.${reader}`, { total })}
            {...form.getInputProps("setuju", { type: "checkbox" })}
          />
          <Button type="submit" loading={isPending} disabled={!isPossible} style={{ alignSelf: "flex-start" }}>
            {t("confirm.button", { total })}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
