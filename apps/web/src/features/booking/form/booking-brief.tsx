import { Card, Group, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { useTranslation } from "react-i18next";
import { Picture } from "../../../components/picture.tsx";
import { ActBy } from "../act-by.tsx";
import type { BookingRecord } from "../booking-query.ts";
import { BookingStatus } from "../booking-status.tsx";
import { useShortTime } from "../booking-time.tsx";
import { useReader } from "../use-reader.ts";
import classes from "./booking-brief.module.css";

interface Props {
  readonly booking: BookingRecord;
  readonly onOver: () => void;
}

/** Which booking a form is about, with the time that is left for it. */
export function BookingBrief({ booking, onOver }: Props) {
  const { t } = useTranslation("booking");
  const shortTime = useShortTime();
  const reader = useReader()(booking);
  const { objek, harga, statusbooking, uraianstatus, namapemesan } = booking;
  return (
    <Card mb="lg" padding="sm">
      <Group wrap="nowrap" align="flex-start">
        <div className={classes.frame}>
          <Picture path={objek.fotoobjectutama} sizes="6rem" ratio={1} />
        </div>
        <div className={classes.words}>
          <Text fw={700}>{[objek.objectname, objek.subobjectname].filter(Boolean).join(", ")}</Text>
          <Text size="sm">{shortTime(booking)}</Text>
          <Text size="sm">
            {[t("number", { id: booking.id }), reader === "staff" ? namapemesan : ""].filter(Boolean).join(" · ")}
          </Text>
          <Text size="sm" c="dimmed">
            {t("price.units", { count: harga.jumlahunit })} · {formatRupiah(harga.totalbiaya)}
          </Text>
          <Group gap="sm" mt={6}>
            <BookingStatus status={statusbooking} label={uraianstatus} />
            <ActBy booking={booking} onOver={onOver} />
          </Group>
        </div>
      </Group>
    </Card>
  );
}
