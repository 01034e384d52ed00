import { Alert, Button, Group, Text, Title } from "@mantine/core";
import { IconMessage } from "@tabler/icons-react";
import { type ComponentProps, type RefObject, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadingState } from "../../../components/loading-state.tsx";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import type { BookingRecord, BookingSummary } from "../booking-query.ts";
import classes from "./late-thread.module.css";
import type { Thread } from "./thread.tsx";

const Written = lazyPart(async () => (await import("./thread.tsx")).Thread);

const LateThread = (props: ComponentProps<typeof Thread>) => (
  <Suspense fallback={<LoadingState lines={3} />}>
    <Written {...props} />
  </Suspense>
);

/** How many messages of a booking wait to be read, for its row in a list; nothing where there are none. */
export function NewMessages({ booking: { percakapanbaru: count } }: { readonly booking: BookingSummary }) {
  const { t } = useTranslation("thread");
  if (count === 0) return null;
  return (
    <Text size="sm" fw={600} component="span" className={classes.mark ?? ""}>
      <IconMessage size={16} aria-hidden />
      {t("new", { count })}
    </Text>
  );
}

interface Props {
  readonly booking: BookingRecord;
}

/** For the customer, at the top of their booking: something new was written, and where it stands. */
export function ToNewMessages({ booking, section }: Props & { readonly section: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation("thread");
  const count = booking.percakapanbaru;
  if (count === 0) return null;
  const show = () => {
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  };
  return (
    <Alert color="blue" icon={<IconMessage aria-hidden />}>
      <Group gap="sm" justify="space-between">
        <Text size="sm" fw={600}>
          {t("new", { count })}
        </Text>
        <Button variant="default" size="sm" mih={44} onClick={show}>
          {t("read")}
        </Button>
      </Group>
    </Alert>
  );
}

/** The thread on the customer's own booking. */
export function OwnThread({ booking, section }: Props & { readonly section: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation("thread");
  return (
    <section aria-labelledby="thread" ref={section} tabIndex={-1} className={classes.section}>
      <Title order={2} id="thread" mb="sm">
        {t("title")}
      </Title>
      <LateThread booking={booking} />
    </section>
  );
}

interface StaffProps extends Props {
  /** Leads to where a request for other dates is answered. */
  readonly onAnswer: () => void;
}

/**
 * The same for the staff who look after a booking: open where something waits to be read, else on demand. Somebody at the counter without an
 * account reads nothing here, and a bank has no part in it.
 */
export function StaffThread({ booking, onAnswer }: StaffProps) {
  const { t } = useTranslation("thread");
  const { role } = useCurrentUser();
  const [isOpen, setOpen] = useState(booking.percakapanbaru > 0);
  const count = booking.percakapanbaru;
  if (booking.idpemesan === null || role === "bank") return null;
  return (
    <details className={classes.fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{count > 0 ? t("titleNew", { count }) : t("title")}</summary>
      {isOpen ? <LateThread booking={booking} onAnswer={onAnswer} /> : null}
    </details>
  );
}
