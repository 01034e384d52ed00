import { Alert, Checkbox, NumberInput, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDebouncedValue } from "@mantine/hooks";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { mostAdded } from "@retribusi/contract/features/booking/booking.input";
import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../components/query-state.tsx";
import { focusFirstError } from "../../../lib/focus-first-error.ts";
import { useDuration } from "../../../lib/use-duration.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { type BookingRecord, useExtensionQuote } from "../booking-query.ts";
import { StepButtons } from "./step-buttons.tsx";

interface Props {
  readonly booking: BookingRecord;
  readonly button: string;
  readonly isPending: boolean;
  readonly isPossible: boolean;
  readonly onSend: (longer: Omit<BookingInput<"extend">, "versi">) => void;
  readonly onClose: () => void;
}

/** Milliseconds after the last digit until the price is asked for. */
const pause = 300;

interface QuotedProps {
  readonly booking: BookingRecord;
  readonly query: ReturnType<typeof useExtensionQuote>;
}

/** Until when it would last, what it costs, and how many are free; or why it can't be. */
function Quoted({ booking, query }: QuotedProps) {
  const { t } = useTranslation("staff");
  const language = useLanguage();
  if (!query.isSuccess) return <QueryState query={query} lines={2} />;
  const { alasan, tglakhirpemakaian, tagihan, totalbiaya, bebas } = query.data;
  if (alasan) return <Alert color="red">{alasan.pesan}</Alert>;
  const time = formatDeadline(new Date(tglakhirpemakaian), zoneOf(booking.objek.zona), language);
  return (
    <Text size="sm" role="status">
      {t("extendUntil", { time, count: bebas })}{" "}
      {tagihan > 0
        ? t("extendPrice", { amount: formatRupiah(tagihan), total: formatRupiah(totalbiaya) })
        : t("extendFree")}
    </Text>
  );
}

/** How much longer the guest stays, with the price before it is agreed to. */
export function ExtensionAction({ booking, button, isPending, isPossible, onSend, onClose }: Props) {
  const { t } = useTranslation("staff");
  const duration = useDuration();
  const start: { tambahan: number | string; setuju: boolean } = { tambahan: 1, setuju: false };
  const form = useForm({
    initialValues: start,
    validate: {
      tambahan: (count) => (Number(count) >= 1 ? null : t("noteMissing")),
      setuju: (ticked) => (ticked ? null : t("consentMissing")),
    },
  });
  const added = Math.max(1, Math.trunc(Number(form.values.tambahan)));
  const [asked] = useDebouncedValue(added, pause);
  const query = useExtensionQuote(booking, asked);
  const isFree = query.isSuccess && asked === added && query.data.alasan === null;
  const send = () => {
    if (isFree) onSend({ tambahan: added, setuju: true });
  };
  return (
    <form onSubmit={form.onSubmit(send, focusFirstError(form))} noValidate>
      <Stack gap="sm">
        <NumberInput
          label={t("extendBy")}
          description={duration(booking.harga.satuantarif, added)}
          inputWrapperOrder={["label", "input", "description", "error"]}
          required
          min={1}
          max={mostAdded}
          allowDecimal={false}
          allowNegative={false}
          maw="20rem"
          data-autofocus
          autoFocus
          {...form.getInputProps("tambahan")}
        />
        <Quoted booking={booking} query={query} />
        <Checkbox label={t("extendConsent")} {...form.getInputProps("setuju", { type: "checkbox" })} />
        <StepButtons isPending={isPending} isPossible={isPossible && isFree} onClose={onClose}>
          {button}
        </StepButtons>
      </Stack>
    </form>
  );
}
