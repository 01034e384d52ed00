import { Alert, Button, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { IconCalendarQuestion, IconCalendarX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PhoneLink } from "../../components/phone-link.tsx";
import { useLanguage } from "../../lib/use-label.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { openRequestOf, useWantedTime } from "./asked-move.ts";
import { type BookingRecord, useMoveQuote } from "./booking-query.ts";
import { useShortTime } from "./booking-time.tsx";
import { callAction, useSendAction } from "./use-send-action.ts";

interface Props {
  readonly booking: BookingRecord;
}

type Request = NonNullable<BookingRecord["permintaanjadwal"]>;

/** What the time that is asked for costs more or less than the booked one. */
function Difference({ booking, request }: Props & { readonly request: Request }) {
  const { t } = useTranslation("booking");
  const more = request.totalbiaya - booking.harga.totalbiaya;
  const amounts = { total: formatRupiah(request.totalbiaya), difference: formatRupiah(Math.abs(more)) };
  if (more === 0) return t("move.same", amounts);
  return t(more > 0 ? "move.dearer" : "move.cheaper", amounts);
}

const until = ({ batasjawab }: Request, { objek }: BookingRecord, language: "en" | "id") =>
  formatDeadline(new Date(batasjawab), zoneOf(objek.zona), language);

/** Takes the request back, and says so. */
function Withdraw({ booking }: Props) {
  const { t } = useTranslation("booking");
  const notifyError = useNotifyError();
  const send = useSendAction();
  const withdrawing = useMutation({
    mutationFn: () => send(() => callAction(booking, "withdrawMove", { versi: booking.versi })),
    onSuccess: () => notifications.show({ color: "green", message: t("move.withdrawn") }),
    onError: notifyError,
  });
  if (!booking.can.withdrawMove.allowed) return null;
  return (
    <Button variant="default" loading={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
      {t("move.withdraw")}
    </Button>
  );
}

/** For the customer of a booking: what they asked for and until when it is answered, or why it stayed as it was. */
export function OwnMoveRequest({ booking }: Props) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const wantedTime = useWantedTime();
  const { permintaanjadwal: latest, objek } = booking;
  if (!latest || stateOf(booking.statusbooking) !== "paid") return null;
  const time = wantedTime(booking, latest);
  const { pengelolaname: name, notelppengelola: phone } = objek;
  const call = phone ? (
    <Text size="sm">
      {name}: <PhoneLink phone={phone} label={t("booked.phone")} fz="sm" />
    </Text>
  ) : null;
  if (openRequestOf(booking)) {
    return (
      <Alert color="blue" icon={<IconCalendarQuestion aria-hidden />} title={t("move.own.title", { time })}>
        <Stack gap="xs" align="flex-start">
          <Text size="sm">{t("move.own.until", { time: until(latest, booking, language) })}</Text>
          <Text size="sm">
            <Difference booking={booking} request={latest} />
          </Text>
          {call}
          <Withdraw booking={booking} />
        </Stack>
      </Alert>
    );
  }
  const isUnanswered =
    latest.keputusan === "gugur" &&
    booking.riwayat.some(({ aksi, waktu }) => aksi === "lapseMove" && waktu >= latest.date_created);
  // One that ended with something else, such as dates that the manager has chosen, has nothing to be told.
  if (latest.keputusan !== "ditolak" && !isUnanswered) return null;
  return (
    <Alert
      color="kunyit"
      icon={<IconCalendarX aria-hidden />}
      title={t(isUnanswered ? "move.own.gugur" : "move.own.ditolak", { time })}
    >
      <Stack gap="xs">
        {latest.catatan ? <Text size="sm">{t("state.reason", { reason: latest.catatan })}</Text> : null}
        <Text size="sm">{t("move.own.stays")}</Text>
        {call}
      </Stack>
    </Alert>
  );
}

/** Whether the time that is asked for could be given now. */
function IsFree({ booking, request }: Props & { readonly request: Request }) {
  const { t } = useTranslation("booking");
  const { data } = useMoveQuote(booking, request.waktu);
  if (!data) return null;
  if (data.alasan) return <Text size="sm">{data.alasan.pesan}</Text>;
  const total = data.harga?.totalbiaya ?? request.totalbiaya;
  if (total !== request.totalbiaya) {
    const prices = { before: formatRupiah(request.totalbiaya), now: formatRupiah(total) };
    return <Text size="sm">{t("move.otherPrice", prices)}</Text>;
  }
  return <Text size="sm">{t("move.free", { count: data.bebas })}</Text>;
}

/** For the staff: who asks for which time in place of which, why, what it costs, and whether it can be had. */
export function AskedMove({ booking }: Props) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const shortTime = useShortTime();
  const wantedTime = useWantedTime();
  const request = openRequestOf(booking);
  if (!request) return null;
  const times = { name: booking.namapemesan, wanted: wantedTime(booking, request), time: shortTime(booking) };
  return (
    <Alert color="kunyit" icon={<IconCalendarQuestion aria-hidden />} title={t("move.staff.title", times)}>
      <Stack gap={4}>
        <Text size="sm">{t("state.reason", { reason: request.alasan })}</Text>
        <Text size="sm">
          <Difference booking={booking} request={request} />
        </Text>
        <IsFree booking={booking} request={request} />
        <Text size="sm">{t("move.staff.until", { time: until(request, booking, language) })}</Text>
      </Stack>
    </Alert>
  );
}
