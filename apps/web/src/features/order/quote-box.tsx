import { Alert, Skeleton, Stack } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconCalendarOff, IconCircleCheck } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PriceLines } from "../booking/price-lines.tsx";
import type { useQuote } from "./order-query.ts";
import { type OrderWish, toChoice } from "./order-wish.ts";
import classes from "./quote-box.module.css";
import { UnpaidLink } from "./unpaid-link.tsx";

const Alternatives = lazyPart(async () => (await import("./alternatives.tsx")).Alternatives);
const WaitDoor = lazyPart(async () => (await import("./waitlist/wait-door.tsx")).WaitDoor);

interface Props {
  readonly quote: ReturnType<typeof useQuote>;
  readonly objectid: number;
  readonly kind: BookingKind;
  readonly total: number;
  readonly wish: OrderWish;
  readonly onChange: (part: Partial<OrderWish>) => void;
  /** An order was just refused: the refusal says why, and saying it twice would only confuse. */
  readonly isRefused: boolean;
}

/** Where the focus goes when the button is pressed although it can't be had. */
export const refusalId = "order-refusal";

/** The price of what is chosen, line by line, and whether it can be had; told politely to screen readers. */
export function QuoteBox({ quote, objectid, kind, total, wish, onChange, isRefused }: Props) {
  const { t } = useTranslation("booking");
  const { data, error, isPlaceholderData, isPending, refetch } = quote;
  if (!toChoice(wish)) return <p className={classes.hint}>{t(`form.missing.${wish.by}`)}</p>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton height={110} />;
  const { harga, dasarhukum, khususlibur, alasan, bebas } = data;
  return (
    <Stack gap="sm" aria-live="polite" aria-busy={isPlaceholderData}>
      {harga ? (
        <PriceLines price={harga} legalBasis={dasarhukum} isDayOff={khususlibur} isStale={isPlaceholderData} />
      ) : null}
      {alasan && !isRefused ? (
        <Alert id={refusalId} tabIndex={-1} color="kunyit" icon={<IconCalendarOff aria-hidden />} title={alasan.pesan}>
          {alasan.kode === "SOLD_OUT" ? (
            <Suspense>
              <Alternatives objectid={objectid} kind={kind} wish={wish} onChange={onChange} />
            </Suspense>
          ) : null}
          {alasan.kode === "UNPAID_LIMIT" ? <UnpaidLink kind={kind} /> : null}
          {alasan.kode === "UNPAID_LIMIT" && bebas < wish.units ? (
            <Suspense>
              <WaitDoor objectid={objectid} kind={kind} wish={wish} />
            </Suspense>
          ) : null}
        </Alert>
      ) : null}
      {alasan || isRefused ? null : (
        <p className={classes.free}>
          <IconCircleCheck size={20} aria-hidden />
          {total === 1 ? t("form.isFree") : t("form.areFree", { free: bebas, count: total })}
        </p>
      )}
    </Stack>
  );
}
