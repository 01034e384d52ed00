import { Button, Stack, Text } from "@mantine/core";
import { useDocumentVisibility, useInViewport, useMergedRef } from "@mantine/hooks";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { mostMessages, threadPage } from "@retribusi/contract/features/booking/booking.thread";
import type { Thread as Written } from "@retribusi/contract/features/booking/thread.endpoints";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PhoneLink } from "../../../components/phone-link.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useLanguage } from "../../../lib/use-label.ts";
import type { BookingRecord } from "../booking-query.ts";
import { useReader } from "../use-reader.ts";
import { MessageForm } from "./message-form.tsx";
import classes from "./thread.module.css";
import { MessageLine, MoveLine } from "./thread-line.tsx";
import { linesOf } from "./thread-lines.ts";
import { useMarkRead, useThread } from "./thread-query.ts";

interface Props {
  readonly booking: BookingRecord;
  /** Leads to where a request for other dates is answered. */
  readonly onAnswer?: (() => void) | undefined;
}

interface Shown extends Props {
  readonly thread: Written;
}

/** Notes what was read once its end is really before somebody's eyes: on the screen, in a window that is shown. */
function useReading({ booking, thread }: Shown) {
  const { ref, inViewport } = useInViewport<HTMLLIElement>();
  const isLooked = useDocumentVisibility() === "visible";
  const { mutate, isPending } = useMarkRead(booking);
  const latest = thread.records.findLast(({ milik }) => !milik)?.id ?? 0;
  const isDue = inViewport && isLooked && latest > thread.dibaca && !isPending;
  useEffect(() => {
    if (isDue) mutate(latest);
  }, [isDue, latest, mutate]);
  return ref;
}

/** The lines, with the latest in sight: at first, and when another one comes. */
function Log({ booking, thread, onAnswer, onEarlier }: Shown & { readonly onEarlier: () => void }) {
  const { t } = useTranslation("thread");
  const log = useRef<HTMLDivElement>(null);
  const lines = linesOf(thread, booking.riwayat);
  const last = lines.at(-1)?.key;
  const end = useMergedRef(useReading({ booking, thread }));
  useEffect(() => {
    if (last && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <div ref={log} className={classes.log} role="log" aria-label={t("log")} tabIndex={0}>
      {thread.hasMore ? (
        <Button variant="subtle" size="sm" mih={44} fullWidth onClick={onEarlier}>
          {t("earlier")}
        </Button>
      ) : null}
      <ol className={classes.lines}>
        {lines.map((line) =>
          "message" in line ? (
            <MessageLine key={line.key} booking={booking} message={line.message} />
          ) : (
            <MoveLine key={line.key} booking={booking} line={line} onAnswer={onAnswer} />
          ),
        )}
        <li ref={end} className={classes.end} aria-hidden />
      </ol>
    </div>
  );
}

/** Why nothing can be written any more, and what helps instead. */
function Closed({ booking, thread }: Pick<Shown, "booking" | "thread">) {
  const { t } = useTranslation("thread");
  const language = useLanguage();
  const reader = useReader()(booking);
  const { pengelolaname: name, notelppengelola: phone, zona } = booking.objek;
  const time = formatDeadline(new Date(thread.ditutup), zoneOf(zona), language);
  return (
    <Text size="sm">
      {t(thread.keadaan === "tutup" ? "closed" : "noAccount", { time })}{" "}
      {phone && reader === "owner" ? (
        <>
          {t("call", { name })} <PhoneLink phone={phone} label={t("phone")} fz="sm" />
        </>
      ) : null}
    </Text>
  );
}

/** What customer and office have written to each other about a booking, and the next message. */
export function Thread({ booking, onAnswer }: Props) {
  const { t } = useTranslation("thread");
  const [limit, setLimit] = useState<number>(threadPage);
  const query = useThread(booking, limit);
  const reader = useReader()(booking);
  if (!query.data) return <QueryState query={query} lines={3} />;
  const thread = query.data;
  const earlier = () => setLimit((before) => Math.min(before + threadPage, 2 * mostMessages.ever));
  const names = { office: booking.objek.pengelolaname, name: booking.namapemesan };
  const isOpen = thread.keadaan === "buka";
  return (
    <Stack gap="sm">
      {thread.records.length + thread.jadwal.length === 0 ? (
        <Text size="sm" c="dimmed">
          {isOpen ? t(`empty.${reader}`, names) : null}
        </Text>
      ) : (
        <Log booking={booking} thread={thread} onAnswer={onAnswer} onEarlier={earlier} />
      )}
      {isOpen ? <MessageForm booking={booking} /> : <Closed booking={booking} thread={thread} />}
    </Stack>
  );
}
