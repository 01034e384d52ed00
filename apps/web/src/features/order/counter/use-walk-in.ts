import type { UseFormReturnType } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ApiError } from "../../../lib/api-error.ts";
import { paths } from "../../../lib/paths.ts";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { type BookingRecord, storeBooking } from "../../booking/booking-query.ts";
import { fromCounter } from "../../booking/counter.ts";
import { usePrintLink } from "../../booking/print-button.tsx";
import { useStepWords } from "../../booking/staff/use-step-words.ts";
import { availabilityKey } from "../../catalog/availability-query.ts";
import type { CatalogueObject } from "../../catalog/catalogue-query.ts";
import { useOrderDraft } from "../order-draft.ts";
import { useQuote } from "../order-query.ts";
import { type OrderWish, toChoice } from "../order-wish.ts";
import { refusalId } from "../quote-box.tsx";
import { tryAgain } from "../use-order.ts";
import { placeWalkIn, readBooking, takeToBill } from "./walk-in-calls.ts";
import type { Demand, Goal, WalkInValues } from "./walk-in-values.ts";

export interface WalkInFormState {
  readonly form: UseFormReturnType<WalkInValues>;
  /** What the next press of a button asks of the values. */
  readonly demand: RefObject<Demand>;
  /** Whether something typed would be lost by leaving. */
  readonly isDirty: RefObject<boolean>;
}

interface Props extends WalkInFormState {
  readonly object: CatalogueObject;
  readonly wish: OrderWish;
}

const hasFields = (error: Error | null) => error instanceof ApiError && Object.keys(error.fields).length > 0;
const focusOn = (id: string) => document.getElementById(id)?.focus();

/** Somebody else's order of earlier, whose answer was lost: the same key brought it, and it isn't what was asked for now. */
const isOther = (record: BookingRecord, { namapemesan }: WalkInValues, wish: OrderWish) =>
  JSON.stringify(record.waktu) !== JSON.stringify(toChoice(wish)) || record.namapemesan !== namapemesan.trim();

/** Where a walk-in leads that has come as far as it was to come, and what is said there. */
function useArrival({ form, isDirty }: WalkInFormState) {
  const { t } = useTranslation("booking");
  const { t: tStaff } = useTranslation("staff");
  const navigate = useNavigate();
  const stepWords = useStepWords();
  const printLink = usePrintLink();
  const leave = (record: BookingRecord, to: string, color: string, message: string, state?: string) => {
    const title = tStaff("doneFor", { id: record.id, name: record.namapemesan });
    notifications.show({ color, title, message });
    form.resetDirty();
    isDirty.current = false;
    void navigate(to, { state });
  };
  const booking = ({ jenisbooking, id }: BookingRecord) => paths.booking(jenisbooking, id);
  return {
    billed(record: BookingRecord) {
      const words = tStaff("done.confirm", { ...stepWords(record), billing: record.idbilling ?? "" });
      leave(record, printLink(record)?.to ?? booking(record), "green", words, fromCounter);
    },
    held: (record: BookingRecord) => leave(record, booking(record), "green", t("walkIn.held")),
    other: (record: BookingRecord) => leave(record, booking(record), "kunyit", t("walkIn.earlier")),
  };
}

/** The calls of one press: the order unless it is placed already, then what is left until the bill. */
function useSending(props: Props, onFailed: () => void) {
  const { object, wish, form } = props;
  const client = useQueryClient();
  const arrival = useArrival(props);
  const { objectid, jenisbooking } = object;
  const { draft, change: changeDraft, forget } = useOrderDraft(objectid);
  const [placed, setPlaced] = useState<BookingRecord>();
  const keep = (record: BookingRecord) => {
    storeBooking(client, record);
    setPlaced(record);
  };
  const sending = useMutation({
    async mutationFn({ goal, total, values }: { goal: Goal; total: number; values: WalkInValues }) {
      let booking = placed;
      if (booking) {
        // Somebody, or an answer that was lost, may have brought it further meanwhile.
        booking = await readBooking(booking);
      } else {
        booking = await placeWalkIn(jenisbooking, objectid, { wish, draft, total }, values);
        if (isOther(booking, values, wish)) return { booking, goal: "other" as const };
        keep(booking);
      }
      return { booking: goal === "bill" ? await takeToBill(booking, values, total, keep) : booking, goal };
    },
    ...tryAgain,
    onSuccess({ booking, goal }) {
      storeBooking(client, booking);
      forget();
      if (goal === "other") arrival.other(booking);
      else if (goal === "hold") arrival.held(booking);
      else arrival.billed(booking);
    },
    onError: (error) => {
      if (error instanceof ApiError) form.setErrors(error.fields);
      onFailed();
      return client.invalidateQueries({ queryKey: availabilityKey(objectid) });
    },
  });
  return { placed, sending, draft, changeDraft };
}

/** The form of one object for a guest at the counter: what it costs, and what its two buttons do. */
export function useWalkIn(props: Props) {
  const { object, wish, form, demand } = props;
  const [attempt, setAttempt] = useState(0);
  const quote = useQuote(object.objectid, wish);
  const countFailure = () => setAttempt((before) => before + 1);
  const { placed, sending, draft, changeDraft } = useSending(props, countFailure);
  // Once it is placed the price is the booking's own.
  const quoted = quote.isPlaceholderData ? undefined : quote.data?.harga?.totalbiaya;
  const total = placed?.harga.totalbiaya ?? quoted;
  const once = useOneAtATime();
  const hasTime = placed !== undefined || toChoice(wish) !== undefined;
  const send = (values: WalkInValues) => {
    if (!placed && quote.data?.alasan) return focusOn(refusalId);
    const { goal } = demand.current;
    if (total !== undefined) once((end) => sending.mutate({ goal, total, values }, { onError: end }));
  };
  const refuse = () => {
    sending.reset();
    countFailure();
  };
  return {
    quote,
    total,
    placed,
    draft,
    changeDraft,
    attempt,
    /** Why the server refused, unless it is about fields: those say it themselves. */
    error: hasFields(sending.error) ? null : sending.error,
    press(goal: Goal) {
      demand.current = { goal, documents: object.dokumenwajib[wish.payer], hasTime };
      form.onSubmit(send, refuse)();
    },
    isPending: sending.isPending || sending.isSuccess || (!placed && (quote.isPlaceholderData || quote.isLoading)),
    isRetrying: sending.failureCount > 0 && sending.isPending,
    forgetError: () => {
      if (!sending.isPending) sending.reset();
    },
  };
}
