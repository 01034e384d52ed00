import { Alert, Anchor, Radio, Select, Stack, Text, VisuallyHidden } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { bookingStates, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { ClosureWish, TouchedBooking } from "@retribusi/contract/features/closure/closure.endpoints";
import type { ClosureFate } from "@retribusi/contract/features/closure/closure.rules";
import { IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import list from "../../components/list.module.css";
import { useLabel } from "../../lib/use-label.ts";
import { addressOfPage } from "../../records/record-pages.ts";
import { useClosureWords } from "./use-closure-words.ts";

/** What is chosen for a booking: where it goes is the number of the offered dates. */
export interface Choice {
  readonly tindakan: ClosureFate;
  readonly pilihan: number;
}
export type Choices = Readonly<Record<number, Choice | undefined>>;

/** The decisions as the API takes them; nothing while one is missing. */
export function decisionsOf(
  touched: readonly TouchedBooking[],
  choices: Choices,
): ClosureWish["keputusan"] | undefined {
  const decisions = touched.map(({ id: bookingid, versi, pilihan }): ClosureWish["keputusan"][number] | undefined => {
    const choice = choices[bookingid];
    if (!choice) return undefined;
    const { tindakan } = choice;
    if (tindakan !== "pindah") return { bookingid, versi, tindakan };
    const target = pilihan[choice.pilihan];
    return target && { bookingid, versi, tindakan, ...target };
  });
  const made = decisions.filter((decision) => decision !== undefined);
  return made.length === touched.length ? made : undefined;
}

interface RowProps {
  readonly booking: TouchedBooking;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

function TouchedRow({ booking, choice, onChoose }: RowProps) {
  const { t } = useTranslation("closure");
  const words = useClosureWords();
  const label = useLabel();
  const { id, jenisbooking, namapemesan, statusbooking, jumlahunit, waktu, dibayar, bisa, pilihan } = booking;
  const labels: Readonly<Record<ClosureFate, string>> = {
    pindah: pilihan.length > 0 ? t("move") : t("moveNowhere"),
    batal: dibayar > 0 ? t("giveBack", { amount: formatRupiah(dibayar) }) : t("cancel"),
    tetap: t("keep"),
  };
  const name = t("bookingOf", { id, name: namapemesan });
  return (
    <li>
      <Stack gap="xs">
        <Text>
          <Anchor component={Link} to={addressOfPage(`${bookingEntity[jenisbooking]}/view`, String(id))}>
            {name}
          </Anchor>{" "}
          · {words.choice(waktu)} · {t("units", { count: jumlahunit })} ·{" "}
          {label(bookingStates[stateOf(statusbooking)].label)}
        </Text>
        <Radio.Group
          label={<VisuallyHidden>{t("fateOf", { name })}</VisuallyHidden>}
          value={choice?.tindakan ?? null}
          onChange={(value) => {
            const tindakan = bisa.find((fate) => fate === value);
            if (tindakan) onChoose({ tindakan, pilihan: choice?.pilihan ?? 0 });
          }}
        >
          <Stack gap="xs">
            {bisa.map((fate) => (
              <Radio
                key={fate}
                value={fate}
                label={labels[fate]}
                disabled={fate === "pindah" && pilihan.length === 0}
              />
            ))}
          </Stack>
        </Radio.Group>
        {choice?.tindakan === "pindah" ? (
          <Select
            label={t("newDates")}
            data={pilihan.map((one, at) => ({
              value: String(at),
              label: words.choice(one.waktu),
            }))}
            description={formatRupiah(pilihan[choice.pilihan]?.totalbiaya ?? 0)}
            inputWrapperOrder={["label", "input", "description", "error"]}
            value={String(choice.pilihan)}
            allowDeselect={false}
            onChange={(at) => onChoose({ tindakan: "pindah", pilihan: Number(at) })}
            maw="24rem"
          />
        ) : null}
      </Stack>
    </li>
  );
}

interface Props {
  readonly touched: readonly TouchedBooking[];
  readonly choices: Choices;
  readonly onChoose: (id: number, choice: Choice) => void;
}

/** The bookings in the way, each with what is to become of it. */
export function TouchedBookings({ touched, choices, onChoose }: Props) {
  const { t } = useTranslation("closure");
  if (touched.length === 0) {
    return (
      <Alert color="green" role="status" icon={<IconCircleCheck aria-hidden />}>
        {t("nothingTouched")}
      </Alert>
    );
  }
  return (
    <Stack gap="md" role="status">
      <Text fw={600}>{t("touched", { count: touched.length })}</Text>
      <Text size="sm" c="dimmed">
        {t("touchedText")}
      </Text>
      <Stack component="ul" gap="lg" className={list.plain}>
        {touched.map((booking) => (
          <TouchedRow
            key={booking.id}
            booking={booking}
            choice={choices[booking.id]}
            onChoose={(choice) => onChoose(booking.id, choice)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
