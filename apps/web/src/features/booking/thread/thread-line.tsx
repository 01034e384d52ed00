import { Button, Group, Text } from "@mantine/core";
import { formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import type { ThreadMessage } from "@retribusi/contract/features/booking/thread.endpoints";
import { IconCalendarQuestion } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { FileLink } from "../../../components/file-link.tsx";
import { Thumbnail } from "../../../components/thumbnail.tsx";
import { useLanguage } from "../../../lib/use-label.ts";
import { useWantedTime } from "../asked-move.ts";
import type { BookingRecord } from "../booking-query.ts";
import classes from "./thread.module.css";
import type { MoveEvent } from "./thread-lines.ts";

interface Props {
  readonly booking: BookingRecord;
}

const isPicture = ({ mime }: ThreadMessage["lampiran"][number]) => mime.startsWith("image/");

/** What came with a message: pictures small, other files by their names; both open large. */
function Attachments({ lampiran, nama }: Pick<ThreadMessage, "lampiran" | "nama">) {
  const { t } = useTranslation("thread");
  const pictures = lampiran.filter(isPicture);
  const paths = pictures.map(({ path }) => path);
  return (
    <>
      {pictures.length > 0 ? (
        <Group gap="xs" mt={4}>
          {pictures.map(({ berkasid, namaasli }, at) => (
            <Thumbnail
              key={berkasid}
              paths={paths}
              at={at}
              name={t("attached", { name: namaasli, who: nama })}
              side={88}
            />
          ))}
        </Group>
      ) : null}
      {lampiran.map((file) =>
        isPicture(file) ? null : (
          <Text key={file.berkasid} size="sm" mt={4}>
            <FileLink address={file.path} name={file.namaasli} mime={file.mime} />
          </Text>
        ),
      )}
    </>
  );
}

/** A message: who, what as it was typed, what came with it, and when, at the place of the object. */
export function MessageLine({ booking, message }: Props & { readonly message: ThreadMessage }) {
  const { t } = useTranslation("thread");
  const language = useLanguage();
  const { milik, nama, isi, waktu, lampiran } = message;
  return (
    <li className={classes.message} data-own={milik || undefined}>
      <Text size="sm" fw={600}>
        {milik ? t("you") : nama}
      </Text>
      {isi ? <p className={classes.words}>{isi}</p> : null}
      <Attachments lampiran={lampiran} nama={nama} />
      <Text size="xs" className={classes.time ?? ""} component="time" dateTime={waktu}>
        {formatInstant(new Date(waktu), zoneOf(booking.objek.zona), language)}
      </Text>
    </li>
  );
}

interface MoveProps extends Props {
  readonly line: MoveEvent;
  /** Leads to where the request is answered, for who may. */
  readonly onAnswer: (() => void) | undefined;
}

/** What happened to a request for other dates. */
export function MoveLine({ booking, line: { move, event, at }, onAnswer }: MoveProps) {
  const { t } = useTranslation("thread");
  const language = useLanguage();
  const time = useWantedTime()(booking, move);
  const reason = (event === "ditolak" ? move.catatan : move.alasan) || "–";
  const isOpen = event === "diminta" && move.keputusan === "diminta";
  return (
    <li className={classes.event}>
      <Text size="sm">
        <IconCalendarQuestion size={16} aria-hidden className={classes.icon ?? ""} />
        {t(`move.${event}`, { time, reason })}
      </Text>
      <Text size="xs" c="dimmed" component="time" dateTime={at}>
        {formatInstant(new Date(at), zoneOf(booking.objek.zona), language)}
      </Text>
      {isOpen && onAnswer && booking.can.acceptMove.allowed ? (
        <Button variant="default" size="sm" mih={44} mt={4} onClick={onAnswer}>
          {t("move.answer")}
        </Button>
      ) : null}
    </li>
  );
}
