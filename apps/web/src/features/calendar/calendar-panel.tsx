import { Button, Group, Select, Stack, Text } from "@mantine/core";
import type { CalendarAddress, CalendarWish } from "@retribusi/contract/features/calendar/calendar.endpoints";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../components/query-state.tsx";
import classes from "./calendar.module.css";
import { type CalendarPlace, type Choice, calendarsOf, wishAgain } from "./calendar-choice.ts";
import { CalendarAddresses } from "./calendar-list.tsx";
import { CalendarMade } from "./calendar-made.tsx";
import { useCalendars, useMakeCalendar } from "./calendar-query.ts";
import { useCalendarName } from "./use-calendar-name.ts";

interface MakeProps {
  readonly choices: readonly Choice[];
  readonly isMaking: boolean;
  readonly onMake: (wish: CalendarWish) => void;
}

/** The way to another address: one button, or a choice before it where there are several calendars. */
function MakeCalendar({ choices, isMaking, onMake }: MakeProps) {
  const { t } = useTranslation("calendar");
  const nameOf = useCalendarName();
  const [chosen, choose] = useState<string | null>(null);
  const [first] = choices;
  if (!first) return null;
  const wanted = choices.find(({ key }) => key === chosen) ?? first;
  return (
    <Group gap="sm" align="flex-end">
      {choices.length > 1 ? (
        <Select
          label={t("whose")}
          data={choices.map(({ key, wish, name }) => ({ value: key, label: nameOf(wish.jenis, name) }))}
          value={wanted.key}
          onChange={choose}
          allowDeselect={false}
          searchable
          w={{ base: "100%", xs: "20rem" }}
        />
      ) : null}
      <Button
        h="auto"
        mih={44}
        py="xs"
        className={classes.wrapping ?? ""}
        loading={isMaking}
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        onClick={() => onMake(wanted.wish)}
      >
        {choices.length > 1 ? t("make") : t("makeFor", { name: nameOf(wanted.wish.jenis, wanted.name) })}
      </Button>
    </Group>
  );
}

/** The calendar addresses that a place has: to make one, to take it along while it is shown, to see its reads and to end it. */
export function CalendarPanel({ place }: { readonly place: CalendarPlace }) {
  const { t } = useTranslation("calendar");
  const nameOf = useCalendarName();
  const query = useCalendars();
  const making = useMakeCalendar();
  const { data: list } = query;
  const made = making.data;
  if (!list) return <QueryState query={query} lines={3} />;
  const { records, choices } = calendarsOf(list, place);
  const isStanding = made !== undefined && list.records.some(({ id }) => id === made.record.id);
  const forget = ({ id }: CalendarAddress) => (made?.record.id === id ? making.reset() : undefined);
  return (
    <Stack gap="md">
      {made && (isStanding || query.isFetching) ? (
        <CalendarMade address={made.alamat} name={nameOf(made.record.jenis, made.record.nama)} />
      ) : null}
      {records.length > 0 ? (
        <CalendarAddresses
          records={records}
          isMaking={making.isPending}
          onRenew={(record) => making.mutate(wishAgain(record))}
          onRevoked={forget}
        />
      ) : (
        <Text size="sm">{t("none")}</Text>
      )}
      <MakeCalendar choices={choices} isMaking={making.isPending} onMake={making.mutate} />
    </Stack>
  );
}
