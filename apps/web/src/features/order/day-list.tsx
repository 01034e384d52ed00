import { Anchor, Table, VisuallyHidden } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";
import type { CalendarDay } from "../catalog/availability-query.ts";
import { type Run, runsOf } from "./day-choice.ts";
import type { OrderWish } from "./order-wish.ts";
import { useAlsoFull } from "./waitlist/use-also-full.ts";

interface Props {
  readonly days: readonly CalendarDay[];
  readonly total: number;
  readonly units: number;
  readonly onChange: (part: Partial<OrderWish>) => void;
}

function useRunWords(total: number) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  return {
    days: ({ first, last }: Run) =>
      first === last
        ? formatDate(first, language)
        : t("calendar.span", { first: formatDate(first, language), last: formatDate(last, language) }),
    free: ({ free, closed }: Run) => {
      if (free === 0 && closed) return t("calendar.closed", { reason: closed });
      if (free === 0) return t(closed === null ? "calendar.full" : "calendar.shut");
      return total === 1 ? t("calendar.free") : t("calendar.freeOf", { free, count: total });
    },
  };
}

/** The same months in words: quicker to read out, and no calendar to find one's way in. */
export function DayList({ days, total, units, onChange }: Props) {
  const { t } = useTranslation("booking");
  const words = useRunWords(total);
  const { isAlsoFull } = useAlsoFull();
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("calendar.days")}</Table.Th>
          <Table.Th>{t("calendar.availability")}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{t("calendar.choose")}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {runsOf(days).map((run) => (
          <Table.Tr key={run.first}>
            <Table.Td>{words.days(run)}</Table.Td>
            <Table.Td>{words.free(run)}</Table.Td>
            <Table.Td ta="right">
              {run.free >= units || (isAlsoFull && run.closed === null) ? (
                <Anchor
                  component="button"
                  type="button"
                  onClick={() => onChange({ from: run.first, to: undefined })}
                  aria-label={t("calendar.startOn", { day: words.days({ ...run, last: run.first }) })}
                >
                  {t("calendar.choose")}
                </Anchor>
              ) : null}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
