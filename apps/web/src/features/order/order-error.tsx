import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconAlertCircle } from "@tabler/icons-react";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { errorReference, errorText } from "../../lib/error-text.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { OrderWish } from "./order-wish.ts";
import { UnpaidLink } from "./unpaid-link.tsx";

const Alternatives = lazyPart(async () => (await import("./alternatives.tsx")).Alternatives);

interface Props {
  readonly error: Error;
  readonly kind: BookingKind;
  readonly objectid: number;
  readonly wish: OrderWish;
  /** The booking that is to get other dates. */
  readonly bookingid?: number | undefined;
  /** The price now; `undefined` while it is being read again. */
  readonly total: number | undefined;
  readonly onChange: (part: Partial<OrderWish>) => void;
  readonly onOrder: () => void;
}

/** The way out of each refusal: other dates, the new price, the bookings that are in the way. */
function NextStep({ error, kind, objectid, wish, bookingid, total, onChange, onOrder }: Props) {
  const { t } = useTranslation("booking");
  if (!(error instanceof ApiError)) return null;
  if (error.code === "SOLD_OUT") {
    return (
      <Suspense>
        <Alternatives {...{ objectid, kind, wish, bookingid, onChange }} />
      </Suspense>
    );
  }
  if (error.code === "PRICE_CHANGED" && total !== undefined) {
    return (
      <Button size="sm" onClick={onOrder}>
        {t("order.acceptPrice", { price: formatRupiah(total) })}
      </Button>
    );
  }
  if (error.details["reason"] === "UNPAID_LIMIT") return <UnpaidLink kind={kind} />;
  if (error.isTemporary) return <Text size="sm">{t("order.tryAgainSafe")}</Text>;
  return null;
}

/** Why an order wasn't taken, and what to do about it. Takes the focus, so that nobody misses it. */
export function OrderError(props: Props) {
  const { t } = useTranslation("state");
  const box = useRef<HTMLDivElement>(null);
  const { error } = props;
  useEffect(() => {
    box.current?.focus();
  }, [error]);
  const reference = errorReference(error);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      style={{ scrollMarginTop: "5rem" }}
      color="red"
      icon={<IconAlertCircle aria-hidden />}
      title={errorText(error, t)}
    >
      <Stack gap="sm" align="flex-start">
        {reference ? <Text size="xs">{t("reference", { id: reference })}</Text> : null}
        <Group gap="sm">
          <NextStep {...props} />
        </Group>
      </Stack>
    </Alert>
  );
}
