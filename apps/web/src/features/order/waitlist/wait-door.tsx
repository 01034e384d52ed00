import { Alert, Anchor, Button, Skeleton, Stack, Text } from "@mantine/core";
import { offerMinutes, quietHours } from "@retribusi/contract/features/booking/booking.waitlist";
import type { Wait } from "@retribusi/contract/features/booking/waitlist.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconHourglass } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { errorText } from "../../../lib/error-text.ts";
import { paths } from "../../../lib/paths.ts";
import { useChanceWords, usePlaceWords } from "../../booking/waitlist/wait-words.ts";
import { offerPath, useWaits, waitsPath } from "../../booking/waitlist/waits-query.ts";
import { type OrderWish, toChoice } from "../order-wish.ts";
import { type JoinWish, useJoin } from "./use-join.ts";
import { useMayWait } from "./use-may-wait.ts";
import { usePlace } from "./use-place.ts";
import classes from "./wait-door.module.css";

interface Props {
  readonly objectid: number;
  readonly kind: BookingKind;
  readonly wish: OrderWish;
}

/** Somebody waits for just this already, or it is offered to them. */
function Waits({ wait }: { readonly wait: Wait }) {
  const { t } = useTranslation("waitlist");
  const placeWords = usePlaceWords();
  const isOffered = wait.keadaan === "ditawari";
  return (
    <>
      <Text fw={600}>{t(isOffered ? "door.offered" : "door.waits")}</Text>
      {wait.didepan === null ? null : <Text size="sm">{placeWords(wait.didepan)}</Text>}
      <Anchor component={Link} to={isOffered ? offerPath(wait.id) : waitsPath} className={classes.link ?? ""}>
        {t(isOffered ? "door.toOffer" : "door.toList")}
      </Anchor>
    </>
  );
}

/** How many wait already, and how often such days became free. */
function Expectation({ place }: { readonly place: ReturnType<typeof usePlace> }) {
  const { t } = useTranslation("waitlist");
  const chanceWords = useChanceWords();
  if (place.isPending) return <Skeleton height={40} />;
  if (!place.data) return null;
  const { menunggu, peluang } = place.data;
  const chance = chanceWords(peluang);
  return (
    <>
      <Text size="sm">{menunggu === 0 ? t("door.nobody") : t("door.waiting", { count: menunggu })}</Text>
      {chance ? <Text size="sm">{chance}</Text> : null}
    </>
  );
}

/** Why one couldn't wait, in the server's words. */
function Refusal({ error }: { readonly error: Error }) {
  const { t } = useTranslation("state");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return <Alert ref={box} tabIndex={-1} role="alert" color="red" title={errorText(error, t)} />;
}

function Door({ objectid, asked, mode }: { objectid: number; asked: JoinWish; mode: "customer" | "visitor" }) {
  const { t } = useTranslation("waitlist");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const place = usePlace(objectid, asked);
  const join = useJoin(objectid, asked);
  // Enough became free meanwhile: the price beside it is read anew and says so.
  if (place.data?.penuh === false) return null;
  const press = () => (mode === "visitor" ? void navigate(paths.startWith(`${pathname}${search}`)) : join.send());
  return (
    <>
      <Expectation place={place} />
      <Text size="sm">{t("door.next", { minutes: offerMinutes, from: quietHours.from, until: quietHours.until })}</Text>
      {join.error ? <Refusal error={join.error} /> : null}
      <Button
        variant="default"
        leftSection={<IconHourglass size={18} aria-hidden />}
        loading={join.isPending}
        onClick={press}
      >
        {t(`door.button.${mode}`)}
      </Button>
      <Text size="xs">{t("door.free")}</Text>
    </>
  );
}

/** Below what else is free: one can wait for what is taken. Whoever orders for somebody else is shown nothing. */
export function WaitDoor({ objectid, kind, wish }: Props) {
  const { t } = useTranslation("waitlist");
  const id = useId();
  const mode = useMayWait(kind);
  const { data, isLoading } = useWaits();
  const waktu = toChoice(wish);
  if (!waktu || mode === undefined || isLoading) return null;
  const asked = { waktu, jumlahunit: wish.units, kelompoktarif: wish.payer };
  const time = JSON.stringify(waktu);
  const own = data?.records.find(
    (wait) =>
      wait.objectid === objectid &&
      (wait.keadaan === "menunggu" || wait.keadaan === "ditawari") &&
      JSON.stringify(wait.waktu) === time,
  );
  return (
    <section aria-labelledby={id} className={classes.door}>
      <Stack gap="xs" align="flex-start">
        <Text id={id} component="h3" size="sm" fw={600}>
          {t("door.title")}
        </Text>
        {own ? <Waits wait={own} /> : <Door key={`${time} ${wish.units}`} {...{ objectid, asked, mode }} />}
      </Stack>
    </section>
  );
}
