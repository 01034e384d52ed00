import { ActionIcon, Button, Group, NativeSelect, SegmentedControl } from "@mantine/core";
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
import { useCurrentUser } from "../../lib/current-user.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { FilterInput } from "../../records/list/filter-input.tsx";
import { searchPause } from "../../records/list/list-address.ts";
import { today } from "../catalog/catalogue-query.ts";
import { type Asked, stepped } from "./timeline-address.ts";

interface Props {
  readonly asked: Asked;
  readonly change: (part: Partial<Asked>, replace?: boolean) => void;
}

/** Which month or day, and the ones beside it. */
function WhenInput({ asked, change }: Props) {
  const { t } = useTranslation("timeline");
  const { view, day } = asked;
  const language = useLanguage();
  const input = { value: day, w: "11rem" };
  const choose = (chosen: string | null) => chosen && change({ day: chosen });
  return (
    <DatesLocale>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t(`back.${view}`)}
          onClick={() => change({ day: stepped(asked, -1) })}
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
          onClick={() => change({ day: stepped(asked, 1) })}
        >
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => change({ day: today() })}>
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
    <Group gap="sm" align="flex-end">
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
    </Group>
  );
}

/** Everything that can be asked of the timeline. */
export function TimelineControls({ asked, change }: Props) {
  const { t } = useTranslation("timeline");
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
