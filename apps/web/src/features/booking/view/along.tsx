import { Button, Group, Modal, Textarea } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { isOver, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { bookingEvent } from "@retribusi/contract/features/booking/event.endpoints";
import { mapAddress } from "@retribusi/contract/features/catalog/catalog.map";
import { IconCalendarPlus, IconMapPin, IconShare } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { requestFile } from "../../../lib/api.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { objectPath } from "../../catalog/catalogue-place.ts";
import type { BookingRecord } from "../booking-query.ts";
import { useShortTime } from "../booking-time.tsx";

interface Props {
  readonly booking: BookingRecord;
}

const look = { variant: "subtle", size: "compact-md", mih: 44 } as const;

function CalendarButton({ booking: { id, jenisbooking } }: Props) {
  const { t } = useTranslation("booking");
  const notifyError = useNotifyError();
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestFile({ path: bookingEvent(jenisbooking).path.replace(":id", String(id)) }),
    onSuccess: ({ blob, name }) => saveFile(blob, name ?? `pesanan-${id}.ics`),
    onError: notifyError,
  });
  return (
    <Button
      {...look}
      loading={isPending}
      onClick={() => mutate()}
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
    >
      {t("along.calendar")}
    </Button>
  );
}

/** Tells others what and when; the page that it leads to is everybody's, and says nothing of the booking. */
function ShareButton({ booking }: Props) {
  const { t } = useTranslation("booking");
  const shortTime = useShortTime();
  const [isShown, setShown] = useState(false);
  const { objek, jenisbooking } = booking;
  const title = [objek.objectname, objek.subobjectname].filter(Boolean).join(", ");
  const url = new URL(`#${objectPath("public", jenisbooking, objek.objectid)}`, window.location.href).href;
  const text = `${title}, ${objek.lokasikabkota}, ${shortTime(booking)}`;
  const words = `${text}\n${url}`;
  const copy = async () => {
    await window.navigator.clipboard.writeText(words);
    notifications.show({ color: "green", message: t("along.copied") });
  };
  const share = async () => {
    if (!("share" in navigator)) return copy();
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      // Whoever closes the telephone's own window has changed their mind.
      if (!(error instanceof Error && error.name === "AbortError")) await copy();
    }
  };
  return (
    <>
      <Button
        {...look}
        onClick={() => void share().catch(() => setShown(true))}
        leftSection={<IconShare size={18} aria-hidden />}
      >
        {t("along.share")}
      </Button>
      {/* Some browsers let a page neither share nor copy. */}
      <Modal opened={isShown} onClose={() => setShown(false)} title={t("along.share")} centered>
        <Textarea
          label={t("along.byHand")}
          value={words}
          readOnly
          autosize
          data-autofocus
          onFocus={({ target }) => target.select()}
        />
      </Modal>
    </>
  );
}

/** What a customer takes along from a booking: the appointment, the way there, and word of it to those who come along. */
export function Along({ booking }: Props) {
  const { t } = useTranslation("booking");
  const { objek, statusbooking } = booking;
  if (isOver(stateOf(statusbooking))) return null;
  const address = `${objek.lokasialamat}, ${objek.lokasikabkota}`;
  return (
    <Group gap={4} mx={-8}>
      <CalendarButton booking={booking} />
      <Button
        {...look}
        component="a"
        href={mapAddress(objek, address)}
        target="_blank"
        rel="noopener"
        leftSection={<IconMapPin size={18} aria-hidden />}
      >
        {t("along.directions")}
      </Button>
      <ShareButton booking={booking} />
    </Group>
  );
}
