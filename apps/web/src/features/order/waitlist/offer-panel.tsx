import { Alert, Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ErrorState } from "../../../components/error-state.tsx";
import { useLanguage } from "../../../lib/use-label.ts";
import { Terms } from "../../booking/confirm/terms.tsx";
import { PriceLines } from "../../booking/price-lines.tsx";
import { HeldUntil } from "../../booking/waitlist/held-until.tsx";
import { waitName } from "../../booking/waitlist/wait-words.ts";
import type { Wait } from "../../booking/waitlist/waits-query.ts";
import { useObject } from "../../catalog/catalogue-query.ts";
import { OrderError } from "../order-error.tsx";
import type { useQuote } from "../order-query.ts";
import { UnpaidLink } from "../unpaid-link.tsx";
import { useGiveUp } from "./use-give-up.ts";
import { useOfferOrder } from "./use-offer-order.ts";
import classes from "./wait-card.module.css";
import { placeOfWait } from "./wait-place.ts";

interface Props {
  readonly wait: Wait;
  readonly onOver: () => void;
}

function What({ wait, onOver }: Props) {
  const { t } = useTranslation("waitlist");
  const language = useLanguage();
  const { tglmulai, tglakhir, waktu, zona, jumlahunit, lokasikabkota } = wait;
  const interval = { start: new Date(tglmulai), end: new Date(tglakhir) };
  return (
    <div>
      <Title order={2} size="h3">
        {waitName(wait)}
      </Title>
      <Text c="dimmed">{lokasikabkota}</Text>
      <Text>{describePeriod(interval, waktu.satuan, zoneOf(zona), language)}</Text>
      <Text>{t("units", { count: jumlahunit })}</Text>
      <Text fw={600} mt="xs">
        <HeldUntil wait={wait} onOver={onOver} />
      </Text>
    </div>
  );
}

/** What it costs, line by line, or why it can't be ordered now. */
function Price({ wait, quote }: { readonly wait: Wait; readonly quote: ReturnType<typeof useQuote> }) {
  const { t } = useTranslation("waitlist");
  const { data, error, refetch } = quote;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={110} />;
  const { harga, dasarhukum, khususlibur, alasan } = data;
  return (
    <>
      {harga ? <PriceLines price={harga} legalBasis={dasarhukum} isDayOff={khususlibur} /> : null}
      {alasan ? (
        <Alert color="kunyit" role="status" title={alasan.pesan}>
          {alasan.kode === "UNPAID_LIMIT" ? <UnpaidLink kind={wait.jenisbooking} /> : null}
          <Button variant="default" size="sm" className={classes.button ?? ""} onClick={() => void refetch()}>
            {t("offer.lookAgain")}
          </Button>
        </Alert>
      ) : null}
    </>
  );
}

/** What is held for somebody: price and terms, and one press that orders it. */
export function OfferPanel({ wait, onOver }: Props) {
  const { t } = useTranslation("waitlist");
  const { data: object } = useObject(wait.objectid);
  const { quote, total, canOrder, order, sending, wish } = useOfferOrder(wait);
  const { giveUp, isPending } = useGiveUp(wait);
  const navigate = useNavigate();
  const kind = wait.jenisbooking;
  return (
    <Card component="section" maw="48rem">
      <Stack gap="lg">
        <What wait={wait} onOver={onOver} />
        <div>
          <Title order={3} mb="xs">
            {t("offer.price")}
          </Title>
          <Price wait={wait} quote={quote} />
        </div>
        {sending.error ? (
          <OrderError
            {...{ kind, wish, total }}
            objectid={wait.objectid}
            error={sending.error}
            onChange={(part) => void navigate(placeOfWait(wait, part))}
            onOrder={order}
          />
        ) : null}
        <Group gap="sm">
          <Button
            size="md"
            className={classes.button ?? ""}
            loading={sending.isPending || sending.isSuccess || quote.isLoading}
            disabled={!canOrder}
            onClick={order}
          >
            {t("offer.order", { total: total === undefined ? "…" : formatRupiah(total) })}
          </Button>
          <Button variant="default" size="md" className={classes.button ?? ""} loading={isPending} onClick={giveUp}>
            {t("list.giveBack")}
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          {t("offer.agree")}
        </Text>
        {object ? (
          <div>
            <Title order={3} mb="xs">
              {t("offer.terms")}
            </Title>
            <Terms of={object} />
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}
