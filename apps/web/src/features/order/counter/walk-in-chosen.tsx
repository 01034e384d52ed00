import { Alert, Anchor, Button, Card, Checkbox, Group, Input, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { addDays } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { IconInfoCircle, IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { useSession } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";
import { Terms } from "../../booking/confirm/terms.tsx";
import { BookingBrief } from "../../booking/form/booking-brief.tsx";
import { PriceLines } from "../../booking/price-lines.tsx";
import type { CatalogueObject } from "../../catalog/catalogue-query.ts";
import { AvailabilitySection } from "../availability-section.tsx";
import { DayField } from "../day-field.tsx";
import { dayFieldId } from "../order-bar.tsx";
import { OrderError } from "../order-error.tsx";
import { NoteField, PayerField, UnitSwitch, UnitsField } from "../order-fields.tsx";
import type { OrderWish } from "../order-wish.ts";
import { QuoteBox } from "../quote-box.tsx";
import { TimeFields } from "../time-fields.tsx";
import { useWish } from "../use-wish.ts";
import { GuestFields } from "./guest-fields.tsx";
import { mayBill } from "./may-bill.ts";
import { useWalkIn, type WalkInFormState } from "./use-walk-in.ts";
import classes from "./walk-in.module.css";

interface Props extends WalkInFormState {
  readonly object: CatalogueObject;
}

/**
 * Whoever comes to the counter wants it soon: where no day is chosen, it is today, and for lodging tonight. A use of whole days begins tomorrow at
 * the earliest, since it can't be ordered once its day has begun.
 */
function soonest(wish: OrderWish, today: string): OrderWish {
  if (wish.from !== undefined) return wish;
  const tomorrow = addDays(today, 1);
  if (wish.by === "malam") return { ...wish, from: today, to: tomorrow };
  return wish.by === "hari" ? { ...wish, from: tomorrow, to: tomorrow } : { ...wish, from: today };
}

function useCounterWish(object: CatalogueObject) {
  const inAddress = useWish(object, true);
  const wish = soonest(inAddress.wish, object.hariini);
  const change = (part: Partial<OrderWish>) => inAddress.change({ from: wish.from, to: wish.to, ...part });
  return { ...inAddress, wish, change };
}

type WalkIn = ReturnType<typeof useWalkIn>;

interface WhenProps extends Pick<ReturnType<typeof useCounterWish>, "wish" | "proved" | "change"> {
  readonly object: CatalogueObject;
  readonly error: ReactNode;
}

/** When, how many, and who pays, above what is free. */
function When({ object, wish, proved, change, error }: WhenProps) {
  const fields = { object, wish, onChange: change };
  return (
    <Stack gap="md">
      <UnitSwitch {...fields} />
      <div className={classes.row}>
        <DayField {...fields} error={wish.by === "jam" || wish.by === "kegiatan" ? undefined : error} />
        <UnitsField {...fields} />
        <PayerField {...fields} proved={proved} />
      </div>
      <TimeFields {...fields} />
      {wish.by === "jam" || wish.by === "kegiatan" ? <Input.Error>{error}</Input.Error> : null}
      <div className={classes.calendar}>
        <AvailabilitySection object={object} wish={wish} onChange={change} />
      </div>
    </Stack>
  );
}

/** Part of the way is done: the units are held, and what is left is sent again by the same button. */
function Placed({ booking }: { readonly booking: NonNullable<WalkIn["placed"]> }) {
  const { t } = useTranslation("booking");
  return (
    <Alert color="kunyit" icon={<IconInfoCircle aria-hidden />} title={t("walkIn.placed", { id: booking.id })}>
      {t("walkIn.placedText")}{" "}
      <Anchor component={Link} to={paths.booking(booking.jenisbooking, booking.id)}>
        {t("toBooking")}
      </Anchor>
    </Alert>
  );
}

function Note({ draft, changeDraft }: Pick<WalkIn, "draft" | "changeDraft">) {
  const { t } = useTranslation("booking");
  const [isNoting, setNoting] = useState(draft.catatan !== "");
  if (isNoting) return <NoteField value={draft.catatan} onChange={(catatan) => changeDraft({ catatan })} />;
  return (
    <Button variant="transparent" size="sm" className={classes.link ?? ""} onClick={() => setNoting(true)}>
      {t("form.addNoteCounter")}
    </Button>
  );
}

/** The customer's word on price and terms, which can be read here. */
function Agreement({ form, object, total }: Pick<Props, "form" | "object"> & { readonly total: number | undefined }) {
  const { t } = useTranslation("booking");
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  return (
    <div>
      <Checkbox
        label={t("confirm.agree.staff", { total: total === undefined ? "…" : formatRupiah(total) })}
        disabled={total === undefined}
        {...form.getInputProps("setuju", { type: "checkbox" })}
      />
      <Button
        variant="transparent"
        size="compact-sm"
        ml="1.5rem"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {t("walkIn.terms")}
      </Button>
      <div id={id} hidden={!isOpen} className={classes.terms}>
        <Terms of={object} />
      </div>
    </div>
  );
}

function Buttons({ object, walkIn }: Pick<Props, "object"> & { readonly walkIn: WalkIn }) {
  const { t } = useTranslation("booking");
  const session = useSession();
  const { placed, isPending, isRetrying, press } = walkIn;
  const held = session.status === "signed-in" ? session.current.pages : [];
  const isBilling = mayBill(held, object.jenisbooking);
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {isBilling ? (
          <Button type="submit" loading={isPending} leftSection={<IconPrinter size={18} aria-hidden />}>
            {t("walkIn.bill")}
          </Button>
        ) : null}
        {placed ? null : (
          <Button variant={isBilling ? "default" : "filled"} loading={isPending} onClick={() => press("hold")}>
            {t("walkIn.hold")}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" role={isRetrying ? "status" : undefined}>
        {t(isRetrying ? "order.retrying" : "walkIn.holdHint")}
      </Text>
    </Stack>
  );
}

/** Everything about one object at the counter: when on the left, who and the price on the right. */
export function WalkInChosen({ object, ...state }: Props) {
  const { t } = useTranslation("booking");
  const { wish, proved, change: changeWish } = useCounterWish(object);
  const walkIn = useWalkIn({ object, wish, ...state });
  const { form, demand } = state;
  const { placed, quote, total, error, attempt, press } = walkIn;
  const change = (part: Partial<OrderWish>) => {
    walkIn.forgetError();
    // What was agreed to is another price.
    form.setFieldValue("setuju", false);
    form.clearFieldError("waktu");
    changeWish(part);
  };
  const place = { objectid: object.objectid, kind: object.jenisbooking, wish, onChange: change };
  return (
    <form
      noValidate
      className={classes.chosen}
      onSubmit={(event) => {
        event.preventDefault();
        press("bill");
      }}
    >
      <Card component="section" aria-labelledby="walk-in-when" className={classes.when ?? ""}>
        <Title order={2} size="h3" id="walk-in-when" mb="sm">
          {t("walkIn.when")}
        </Title>
        {placed ? (
          <BookingBrief booking={placed} onOver={() => undefined} />
        ) : (
          <When object={object} wish={wish} proved={proved} change={change} error={form.errors["waktu"]} />
        )}
      </Card>
      <Card component="section" aria-labelledby="walk-in-who" className={classes.who ?? ""}>
        <Stack gap="md">
          <Title order={2} size="h3" id="walk-in-who">
            {t("walkIn.legend")}
          </Title>
          <ErrorSummary
            errors={form.errors}
            attempt={attempt}
            onChoose={(path) => {
              const time = path === "waktu" ? document.getElementById(dayFieldId) : null;
              (time ?? form.getInputNode<HTMLElement, string>(path))?.focus();
            }}
          />
          <GuestFields form={form} payer={wish.payer} documents={object.dokumenwajib[wish.payer]} />
          <Note draft={walkIn.draft} changeDraft={walkIn.changeDraft} />
          {placed ? (
            <PriceLines price={placed.harga} legalBasis={placed.dasarhukum} isDayOff={placed.khususlibur} />
          ) : (
            <QuoteBox {...place} quote={quote} total={object.jumlahobject} isRefused={error !== null} />
          )}
          {placed ? <Placed booking={placed} /> : null}
          {error ? (
            <OrderError {...place} error={error} total={total} onOrder={() => press(demand.current.goal)} />
          ) : null}
          <Agreement form={form} object={object} total={total} />
          <Buttons object={object} walkIn={walkIn} />
        </Stack>
      </Card>
    </form>
  );
}
