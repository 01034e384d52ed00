import { Alert, Button, Card, Group, Skeleton, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { formatRupiah } from "@retribusi/contract/define/money";
import { holdRenewals } from "@retribusi/contract/features/booking/booking.deadlines";
import type { Price } from "@retribusi/contract/features/booking/booking.price";
import { mustAgreeAgain } from "@retribusi/contract/features/booking/booking.rules";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { IconInfoCircle } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, Suspense, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { paths } from "../../lib/paths.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { BookingChanged } from "../booking/booking-changed.tsx";
import { type BookingRecord, useMoveQuote } from "../booking/booking-query.ts";
import { PriceLines } from "../booking/price-lines.tsx";
import { useCameFrom } from "../booking/use-came-from.ts";
import { useShownBooking } from "../booking/use-shown-booking.ts";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { DatesConflict, type DateValues } from "./dates-conflict.tsx";
import { DayField } from "./day-field.tsx";
import { moveStep } from "./move-step.ts";
import { OrderError } from "./order-error.tsx";
import { type OrderWish, readTime, toChoice, wishOf } from "./order-wish.ts";
import { TimeFields } from "./time-fields.tsx";

const Alternatives = lazyPart(async () => (await import("./alternatives.tsx")).Alternatives);

interface Props {
  readonly booking: BookingRecord;
  readonly object: CatalogueObject;
}

/** The booked time, and the units and payer that its price is made from. */
const startOf = ({ harga, kelompoktarif, waktu }: BookingRecord): DateValues => {
  const { jumlahunit: units } = harga;
  // Units and payer are values of their own: they may change while the time stays.
  return { time: wishOf(waktu, 1, "umum"), units, payer: kelompoktarif };
};

/** The time that the address wants the booking to have, as the form opens with it: a bar that was dragged on the timeline, for one. */
function useWantedTime(booking: BookingRecord) {
  const [search] = useAddressQuery();
  return useState(() => readTime(search, startOf(booking).time))[0];
}

/** Moves the booking, or with a reason asks the manager to do it. */
export function useReschedule(present: BookingRecord, reason = "") {
  const { t } = useTranslation("booking");
  const navigate = useNavigate();
  const back = useCameFrom() ?? paths.booking(present.jenisbooking, present.id);
  const wanted = useWantedTime(present);
  const offered = wanted === "wrong" ? undefined : wanted;
  const form = useForm({ initialValues: { ...startOf(present), ...(offered ? { time: offered } : {}) } });
  const [action] = useState(() => moveStep(present));
  const opened = useShownBooking({ form, present, action, toValues: startOf });
  const { waktu } = opened.shown;
  const { time, units, payer } = form.values;
  const wish: OrderWish = { ...time, units, payer };
  const choice = toChoice(wish);
  const quote = useMoveQuote(opened.shown, choice);
  const price = (quote.isPlaceholderData || quote.isFetching ? undefined : quote.data?.harga) ?? undefined;
  const isDirty = useRef(false);
  const sending = useMutation({
    mutationFn: async (total: number) => {
      if (!choice) throw new Error("New dates are missing");
      const asking = action === "askMove" ? { alasan: reason } : {};
      return opened.send(({ versi }) => ({ versi, waktu: choice, totalbiaya: total, ...asking }));
    },
    onError: (error) => {
      if (opened.takeOver(error)) sending.reset();
    },
    onSuccess: () => {
      isDirty.current = false;
      notifications.show({ color: "green", message: t(action === "askMove" ? "move.ask.done" : "reschedule.done") });
      void navigate(back);
    },
  });
  const change = (part: Partial<OrderWish>) => {
    sending.reset();
    form.setFieldValue("time", (before) => ({ ...before, ...part }));
  };
  const isTime = (other: unknown) => JSON.stringify(choice) === JSON.stringify(other);
  const isSame = isTime(waktu);
  useLayoutEffect(() => {
    // What the address brought is in the address still.
    const isMoved = !isSame && !(offered && isTime(toChoice(offered)));
    isDirty.current = (isMoved || reason !== "") && !sending.isSuccess;
  });
  return {
    action,
    opened,
    wish,
    change,
    quote,
    price,
    sending,
    isSame,
    choice,
    isDirty,
    back,
    isWrong: wanted === "wrong",
  };
}

/** What a new price means: agreed to again, or for a paid booking a supplementary bill or a refund. */
function PriceNotice({ booking, price }: { readonly booking: BookingRecord; readonly price: Price }) {
  const { t } = useTranslation("booking");
  const { totalbiaya: old, diskon } = booking.harga;
  const total = price.totalbiaya;
  const isLost = diskon > 0 && price.diskon === 0;
  if (total === old && !isLost) {
    return <Text>{t("reschedule.samePrice", { total: formatRupiah(total) })}</Text>;
  }
  const words = { old: formatRupiah(old), total: formatRupiah(total), difference: formatRupiah(Math.abs(total - old)) };
  const state = stateOf(booking.statusbooking);
  const again = mustAgreeAgain(state, old, total);
  const settled = total > old ? ("reschedule.dearer" as const) : ("reschedule.cheaper" as const);
  const changed = state === "paid" ? settled : "reschedule.otherPrice";
  const renewed = again && booking.perpanjangan >= holdRenewals;
  return (
    <Alert color="kunyit" icon={<IconInfoCircle aria-hidden />}>
      {total === old ? null : t(again ? "reschedule.agreeAgain" : changed, words)}
      {isLost ? ` ${t("reschedule.discountLost", { amount: formatRupiah(diskon) })}` : null}
      {renewed ? ` ${t("notice.holdUsedUp")}` : null}
    </Alert>
  );
}

/** Of the lines of a price on a phone: they come in the place that is kept for them. */
const priceHeight = "9.125rem";

/** New dates for a booking: its units and payer stay, the old dates are kept until the new ones are certain. */
export function RescheduleForm({ booking: present, object }: Props) {
  const { t } = useTranslation("booking");
  const [reason, setReason] = useState<{ text: string; isMissing?: boolean }>({ text: "" });
  const { isDirty, ...form } = useReschedule(present, reason.text.trim());
  const { action, opened, wish, change, quote, price, sending, isSame, choice, back } = form;
  const { shown: booking, isPossible } = opened;
  // Said of the dates before, it is no word about these.
  const refused = quote.isPlaceholderData ? undefined : quote.data?.alasan;
  // Nothing can be agreed to before it is there; a press would do nothing.
  const isPricing = quote.isFetching && !isSame;
  const once = useOneAtATime();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isPossible || isSame || !opened.isSettled()) return;
    if (action === "askMove" && reason.text.trim() === "") {
      setReason({ text: "", isMissing: true });
      reasonField.current?.focus();
      return;
    }
    // A conflict resets the call, which then calls nothing that was handed to `mutate`.
    if (price) once((end) => void sending.mutateAsync(price.totalbiaya).catch(end));
  };
  const fields = { object, wish, onChange: change, bookingid: booking.id };
  const place = { ...fields, objectid: object.objectid, kind: booking.jenisbooking };
  return (
    <form onSubmit={submit} noValidate>
      {sending.isSuccess || (isSame && reason.text.trim() === "") ? null : <LeaveGuard isDirty={isDirty} />}
      <Card component={Stack} gap="md">
        {isPossible ? (
          <DatesConflict
            booking={booking}
            object={object}
            now={opened.conflict?.now}
            mine={opened.sideOf("time") === "now" ? opened.conflict?.mine.time : wish}
            conflict={opened}
          />
        ) : (
          <BookingChanged of={opened} />
        )}
        {form.isWrong ? <Alert color="kunyit">{t("reschedule.wrong")}</Alert> : null}
        <DayField {...fields} />
        <TimeFields {...fields} />
        {isSame ? <Text c="dimmed">{t("reschedule.same")}</Text> : null}
        {choice && quote.error && !quote.isFetching ? (
          <ErrorState error={quote.error} onRetry={() => void quote.refetch()} />
        ) : null}
        {choice && !price && quote.isFetching ? <Skeleton height={priceHeight} radius="md" /> : null}
        {price && choice ? (
          <PriceLines price={price} legalBasis={quote.data?.dasarhukum} isDayOff={quote.data?.khususlibur} />
        ) : null}
        {price && !isSame ? <PriceNotice booking={booking} price={price} /> : null}
        {refused && !isSame && !sending.error ? (
          <Alert color="kunyit" title={refused.pesan}>
            {refused.kode === "SOLD_OUT" ? (
              <Suspense>
                <Alternatives {...place} />
              </Suspense>
            ) : null}
          </Alert>
        ) : null}
        {sending.error ? (
          <OrderError {...place} error={sending.error} total={price?.totalbiaya} onOrder={submit} />
        ) : null}
        {action === "askMove" ? (
          <Textarea
            ref={reasonField}
            label={t("move.ask.reason")}
            description={t("move.ask.reasonHint")}
            autosize
            minRows={2}
            maxLength={1000}
            value={reason.text}
            error={reason.isMissing ? t("move.ask.reasonMissing") : null}
            onChange={({ currentTarget }) => setReason({ text: currentTarget.value })}
          />
        ) : null}
        <Group gap="sm">
          <Button
            type="submit"
            loading={sending.isPending || sending.isSuccess || isPricing}
            disabled={isSame || !isPossible}
          >
            {t(action === "askMove" ? "move.ask.button" : "reschedule.button")}
          </Button>
          <Button component={Link} to={back} variant="default">
            {t("reschedule.keep")}
          </Button>
        </Group>
      </Card>
    </form>
  );
}
