import { notifications } from "@mantine/notifications";
import type { IntervalChoice } from "@retribusi/contract/features/booking/booking.interval";
import { joinWaitlist } from "@retribusi/contract/features/booking/waitlist.endpoints";
import type { PayerGroup } from "@retribusi/contract/features/revenue/revenue.payers";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { errorText } from "../../../lib/error-text.ts";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { waitsKey } from "../../booking/waitlist/waits-query.ts";
import { availabilityKey } from "../../catalog/availability-query.ts";
import { tryAgain } from "../use-order.ts";

export interface JoinWish {
  readonly waktu: IntervalChoice;
  readonly jumlahunit: number;
  readonly kelompoktarif: PayerGroup;
}

const isFreeNow = (error: Error): boolean => error instanceof ApiError && error.details["reason"] === "NOT_FULL";

/** Enters somebody in the waitlist. The key, made once, makes sure that it is done once, even when an answer got lost. */
export function useJoin(objectid: number, wish: JoinWish) {
  const { t } = useTranslation("waitlist");
  const { t: state } = useTranslation("state");
  const client = useQueryClient();
  const [kunci] = useState(() => crypto.randomUUID());
  const once = useOneAtATime();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => callEndpoint(joinWaitlist, { body: { kunci, objectid, ...wish } }),
    ...tryAgain,
    onSuccess: () => {
      notifications.show({ color: "green", message: t("door.joined") });
      // It stands here as waited for when that has come.
      return client.invalidateQueries({ queryKey: waitsKey });
    },
    onError: (refusal) => {
      if (!isFreeNow(refusal)) return;
      // With the price that is read anew, the place of this door goes: its sentence stays.
      notifications.show({ color: "green", message: errorText(refusal, state) });
      void client.invalidateQueries({ queryKey: availabilityKey(objectid) });
    },
  });
  return { error, isPending, send: () => once((end) => mutate(undefined, { onSettled: end })) };
}
