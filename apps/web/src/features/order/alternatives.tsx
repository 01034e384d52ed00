import { Anchor, Button, Skeleton, Stack, Text } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { type Alternatives as Answer, alternatives } from "@retribusi/contract/features/booking/alternatives.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { callEndpoint } from "../../lib/api.ts";
import { paths } from "../../lib/paths.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { availabilityKey } from "../catalog/availability-query.ts";
import { objectPath, placeOf } from "../catalog/catalogue-place.ts";
import classes from "./alternatives.module.css";
import { type OrderWish, toChoice, wishOf, writeWish } from "./order-wish.ts";
import { WaitDoor } from "./waitlist/wait-door.tsx";

const look = { size: "sm", variant: "default", className: classes.offer ?? "" } as const;

interface Props {
  readonly objectid: number;
  readonly kind: BookingKind;
  readonly wish: OrderWish;
  /** A booking that is to get other dates: it keeps its units and its place. */
  readonly bookingid?: number | undefined;
  readonly onChange: (part: Partial<OrderWish>) => void;
}

function useAlternatives({ objectid, wish, bookingid }: Props) {
  const waktu = toChoice(wish);
  const body = waktu && { waktu, jumlahunit: wish.units, kelompoktarif: wish.payer, bookingid };
  return useQuery({
    queryKey: [...availabilityKey(objectid), "alternatives", body],
    queryFn: body ? ({ signal }) => callEndpoint(alternatives, { params: { objectid }, body, signal }) : skipToken,
  });
}

/** Other times of the same object, which a press chooses. */
function Nearest({ times, wish, onChange }: Pick<Props, "wish" | "onChange"> & { readonly times: Answer["terdekat"] }) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const day = (date = "") => formatDate(date, language);
  const words = ({ by, from, to = from, start = "", end = "" }: Partial<OrderWish>) => {
    if (by !== "jam") return from === to ? day(from) : t("calendar.span", { first: day(from), last: day(to) });
    const hours = t("form.fromTo", { from: start, to: end });
    return from === wish.from ? hours : `${day(from)}, ${hours}`;
  };
  if (times.length === 0) return <Text size="sm">{t("order.noneNear")}</Text>;
  return (
    <>
      <Text size="sm" fw={600}>
        {t("order.nearest")}
      </Text>
      {times.map(({ waktu, totalbiaya }) => {
        const { units: _, payer: __, ...time } = wishOf(waktu, wish.units, wish.payer);
        return (
          <Button key={words(time)} {...look} onClick={() => onChange(time)}>
            {`${words(time)} · ${formatRupiah(totalbiaya)}`}
          </Button>
        );
      })}
    </>
  );
}

/** Other places that are free then; they open with everything that is chosen here. */
function Similar({ places, kind, wish }: Pick<Props, "kind" | "wish"> & { readonly places: Answer["serupa"] }) {
  const { t } = useTranslation("booking");
  const { pathname } = useLocation();
  const { audience } = placeOf(pathname);
  const chosen = writeWish(wish, "umum");
  return (
    <>
      <Text size="sm" fw={600}>
        {t("order.similar")}
      </Text>
      {places.map(({ objectid, objectname, subobjectname, lokasikabkota, totalbiaya }) => (
        <Button key={objectid} {...look} component={Link} to={`${objectPath(audience, kind, objectid)}?${chosen}`}>
          <span lang="id">{[objectname, subobjectname, lokasikabkota].filter(Boolean).join(", ")}</span>
          {totalbiaya === null ? null : ` · ${formatRupiah(totalbiaya)}`}
        </Button>
      ))}
    </>
  );
}

/** Taken: the nearest free times, fewer units, or other places at the same time, as the server answers them. */
export function Alternatives(props: Props) {
  const { t } = useTranslation("booking");
  const { kind, wish, bookingid, onChange } = props;
  const { data, isPending, error, refetch } = useAlternatives(props);
  const elsewhere = paths.catalogue({ jenis: kind, mulai: wish.from, akhir: wish.to, unit: wish.units });
  return (
    <Stack gap="xs" align="flex-start" aria-busy={isPending}>
      {isPending ? <Skeleton height={36} /> : null}
      {error ? (
        <Button {...look} onClick={() => void refetch()}>
          {t("order.lookAgain")}
        </Button>
      ) : null}
      {data ? <Nearest times={data.terdekat} wish={wish} onChange={onChange} /> : null}
      {data?.unit ? (
        <Button {...look} onClick={() => onChange({ units: data.unit ?? 1 })}>
          {t("order.takeFewer", { count: data.unit })}
        </Button>
      ) : null}
      {data && data.serupa.length > 0 ? <Similar places={data.serupa} kind={kind} wish={wish} /> : null}
      {bookingid === undefined ? (
        <Anchor component={Link} to={elsewhere} size="sm">
          {t("order.elsewhere")}
        </Anchor>
      ) : null}
      {bookingid === undefined ? <WaitDoor objectid={props.objectid} kind={kind} wish={wish} /> : null}
    </Stack>
  );
}
