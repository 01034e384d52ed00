import { Input, NativeSelect, Radio, Skeleton, Stack, Text, UnstyledButton } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import { type Session, sessions } from "@retribusi/contract/features/booking/booking.interval";
import { Fragment, useId } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { useDuration } from "../../lib/use-duration.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { useHours } from "../catalog/availability-query.ts";
import { chosenHours, pressHour } from "./hour-choice.ts";
import { type Offer, type OrderWish, sessionsOf } from "./order-wish.ts";
import classes from "./time-fields.module.css";
import { useAlsoFull } from "./waitlist/use-also-full.ts";
import { useHoursWords } from "./wish-words.ts";

interface Props {
  readonly object: Offer & { readonly objectid: number };
  readonly wish: OrderWish;
  readonly onChange: (part: Partial<OrderWish>) => void;
  /** A booking that is to get other dates: what it holds itself isn't in its way. */
  readonly bookingid?: number;
}

type Closed = NonNullable<ReturnType<typeof useHours>["data"]>["tutup"];

/** When the chosen day is closed in part, and why where that is told. */
function ClosedTimes({ times }: { readonly times: Closed | undefined }) {
  const { t } = useTranslation("booking");
  return times?.map(({ jammulai: from, jamakhir: to, alasan: reason }) => (
    <Text key={from} size="sm" mt="xs">
      {reason ? t("form.closedBecause", { from, to, reason }) : t("form.closedFromTo", { from, to })}
    </Text>
  ));
}

/** The hours of the chosen day as buttons: press the first, then the last. */
function HourFields({ object, wish, onChange, bookingid }: Props) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const words = useHoursWords();
  const id = useId();
  const { data, error, refetch, isPending } = useHours(object.objectid, wish.from, bookingid);
  const hours = data?.jam ?? [];
  const chosen = chosenHours(hours, wish);
  const { isAlsoFull } = useAlsoFull();
  const needed = isAlsoFull ? 0 : wish.units;
  const afterMidnight = hours.findIndex(({ tanggal }) => tanggal !== wish.from);
  if (wish.from === undefined) return <Text c="dimmed">{t("form.dayFirst")}</Text>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Input.Wrapper size="md" id={id} label={t("form.hours")} labelElement="div" description={t("form.hoursHint")}>
      <fieldset className={classes.hours} aria-labelledby={`${id}-label`}>
        {isPending ? <Skeleton height={96} /> : null}
        {data && hours.length === 0 ? <Text c="dimmed">{t("form.closedDay")}</Text> : null}
        {hours.map((slot, at) => {
          const isFree = slot.bebas >= wish.units;
          const isOpen = !slot.lewat && slot.bebas >= needed;
          return (
            <Fragment key={`${slot.tanggal} ${slot.jammulai}`}>
              {at === afterMidnight ? (
                <Text size="sm" c="dimmed" className={classes.night ?? ""}>
                  {t("form.afterMidnight", { day: formatDate(slot.tanggal, language) })}
                </Text>
              ) : null}
              <UnstyledButton
                className={classes.hour ?? ""}
                disabled={!isOpen}
                aria-pressed={chosen.includes(slot)}
                aria-label={t(isOpen && isFree ? "form.hourFree" : "form.hourFull", {
                  from: slot.jammulai,
                  to: slot.jamakhir,
                })}
                onClick={() => onChange(pressHour(hours, { ...wish, units: needed }, slot))}
              >
                {t("form.fromTo", { from: slot.jammulai, to: slot.jamakhir })}
              </UnstyledButton>
            </Fragment>
          );
        })}
      </fieldset>
      <Text role="status" fw={700} mt="xs">
        {wish.start && wish.end ? words(wish) : ""}
      </Text>
      <ClosedTimes times={data?.tutup} />
    </Input.Wrapper>
  );
}

const nameOf = (session: Session | null) => session ?? "whole";

function SessionFields({ object, wish, onChange, bookingid }: Props) {
  const { t } = useTranslation("booking");
  const { data } = useHours(object.objectid, wish.from, bookingid);
  const { isAlsoFull } = useAlsoFull();
  const offered = sessionsOf(object);
  const choose = (value: string) => onChange({ session: offered.find((session) => nameOf(session) === value) });
  return (
    <Radio.Group
      size="md"
      label={t("form.session")}
      value={wish.session === undefined ? "" : nameOf(wish.session)}
      onChange={choose}
    >
      <Stack gap="xs" mt={4}>
        {offered.map((session) => {
          const slot = data?.sesi.find(({ sesi }) => sesi === session);
          const { from, to } = session ? sessions[session] : { from: slot?.jammulai, to: slot?.jamakhir };
          const isTaken = data !== undefined && (!slot || slot.lewat || slot.bebas < wish.units);
          return (
            <Radio.Card
              key={nameOf(session)}
              value={nameOf(session)}
              disabled={isTaken && !(isAlsoFull && slot && !slot.lewat)}
              className={classes.session ?? ""}
            >
              <Radio.Indicator disabled={isTaken && !isAlsoFull} />
              <span>
                <strong>{t(`sessions.${nameOf(session)}`)}</strong>
                <span className={classes.detail}>
                  {from && to ? t("form.fromTo", { from, to }) : null}
                  {isTaken ? ` · ${t(slot ? "calendar.full" : "calendar.shut")}` : ""}
                </span>
              </span>
            </Radio.Card>
          );
        })}
      </Stack>
      <ClosedTimes times={data?.tutup} />
    </Radio.Group>
  );
}

function MonthField({ wish, onChange }: Props) {
  const { t } = useTranslation("booking");
  const duration = useDuration();
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  return (
    <NativeSelect
      label={t("form.months")}
      data={months.map((count) => ({ value: String(count), label: duration("bulan", count) }))}
      value={String(wish.months)}
      onChange={({ currentTarget }) => onChange({ months: Number(currentTarget.value) })}
    />
  );
}

/** What is asked beside the day, by the unit the object is let by. Nights and days need nothing more. */
export function TimeFields(props: Props) {
  if (props.wish.by === "jam") return <HourFields {...props} />;
  if (props.wish.by === "kegiatan") return <SessionFields {...props} />;
  if (props.wish.by === "bulan") return <MonthField {...props} />;
  return null;
}
