import { ActionIcon, Button, Group, NativeSelect, SegmentedControl, SimpleGrid } from "@mantine/core";
import { MonthPickerInput } from "@mantine/dates";
import { formatMonth } from "@retribusi/contract/define/dates";
import { bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DatesLocale } from "../../components/dates-locale.tsx";
import { DayInput } from "../../components/day-input.tsx";
import { SearchInput } from "../../components/search-input.tsx";
import { shortcutOf, useKeys } from "../../components/use-keys.ts";
import { useCurrentUser } from "../../lib/current-user.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { FilterInput } from "../../records/list/filter-input.tsx";
import { searchPause } from "../../records/list/list-address.ts";
import { today } from "../catalog/catalogue-query.ts";
import { type Asked, openedAt, stepped } from "./timeline-address.ts";

interface Props {
  readonly asked: Asked;
  readonly change: (part: Partial<Asked>, replace?: boolean) => void;
}

/** Keys that do what the buttons above the timeline do. */
const keyOf = { on: "J", back: "K", today: "T", month: "M", day: "D", shape: "L" } as const;

function useTimelineKeys({ asked, change }: Props): void {
  const { t } = useTranslation("timeline");
  const { view, shape } = asked;
  const other = shape === "drawn" ? "list" : "drawn";
  useKeys([
    { key: keyOf.on, words: t(`on.${view}`), run: () => change({ day: stepped(asked, 1, today()) }) },
    { key: keyOf.back, words: t(`back.${view}`), run: () => change({ day: stepped(asked, -1, today()) }) },
    { key: keyOf.today, words: t("today"), run: () => change({ day: today() }) },
    ...(["month", "day"] as const).map((wanted) => {
      return { key: keyOf[wanted], words: t(`by.${wanted}`), run: () => change({ view: wanted }) };
    }),
    { key: keyOf.shape, words: t(`as.${other}`), run: () => change({ shape: other }) },
  ]);
}

/** Which month or day, and the ones beside it. */
function WhenInput({ asked, change }: Props) {
  const { t } = useTranslation("timeline");
  const { view, day } = asked;
  const language = useLanguage();
  const input = { value: day, w: "11rem" };
  const choose = (chosen: string | null) => {
    if (chosen) change({ day: view === "month" ? openedAt(chosen, today()) : chosen });
  };
  return (
    <DatesLocale>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t(`back.${view}`)}
          {...shortcutOf(keyOf.back)}
          onClick={() => change({ day: stepped(asked, -1, today()) })}
        >
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        {view === "month" ? (
          <MonthPickerInput
            {...input}
            aria-label={`${t("when.month")}: ${formatMonth(day, language)}`}
            valueFormat="MMMM YYYY"
            onChange={choose}
          />
        ) : (
          <DayInput {...input} aria-label={t("when.day")} onChange={choose} />
        )}
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t(`on.${view}`)}
          {...shortcutOf(keyOf.on)}
          onClick={() => change({ day: stepped(asked, 1, today()) })}
        >
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
        <Button variant="default" {...shortcutOf(keyOf.today)} onClick={() => change({ day: today() })}>
          {t("today")}
        </Button>
      </Group>
    </DatesLocale>
  );
}

/** Of which kind, agency and name: a manager and an agency have only one agency. */
function Narrowing({ asked, change }: Props) {
  const { t } = useTranslation("timeline");
  const text = useLabel();
  const id = useId();
  const { user } = useCurrentUser();
  const { jenis, idskpd, cari } = asked;
  return (
    <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="sm" maw="40rem" style={{ alignItems: "end" }}>
      <NativeSelect
        label={t("kind")}
        value={jenis ?? ""}
        data={[
          { value: "", label: t("allKinds") },
          ...bookingKinds.map((kind) => ({ value: kind, label: text(bookingKindLabels[kind]) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ jenis: bookingKinds.find((kind) => kind === value) })}
      />
      {user.skpdid === null ? (
        <FilterInput
          id={id}
          name="idskpd"
          field={objectretribusi.fields.idskpd}
          label={t("agency")}
          filters={idskpd === undefined ? {} : { idskpd: String(idskpd) }}
          isPossible
          onChange={(value) => change({ idskpd: Number(value) || undefined })}
        />
      ) : null}
      <SearchInput
        label={t("search")}
        clearLabel={t("clearSearch")}
        value={cari}
        pause={searchPause}
        onSearch={(wanted) => change({ cari: wanted }, true)}
      />
    </SimpleGrid>
  );
}

/** Everything that can be asked of the timeline. */
export function TimelineControls({ asked, change }: Props) {
  const { t } = useTranslation("timeline");
  useTimelineKeys({ asked, change });
  return (
    <>
      <Group gap="sm" justify="space-between">
        <WhenInput asked={asked} change={change} />
        <Group gap="sm">
          <SegmentedControl
            aria-label={t("view")}
            data={(["month", "day"] as const).map((value) => ({ value, label: t(value) }))}
            value={asked.view}
            onChange={(view) => change({ view })}
          />
          <SegmentedControl
            aria-label={t("shape")}
            data={(["drawn", "list"] as const).map((value) => ({ value, label: t(value) }))}
            value={asked.shape}
            onChange={(shape) => change({ shape })}
          />
        </Group>
      </Group>
      <Narrowing asked={asked} change={change} />
    </>
  );
}
