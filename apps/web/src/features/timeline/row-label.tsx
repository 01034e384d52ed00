import { ActionIcon, Text } from "@mantine/core";
import { unitStateLabels } from "@retribusi/contract/features/unit/unit.rules";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./timeline.module.css";
import { nameOf, type Row } from "./timeline-rows.ts";

interface Props {
  readonly row: Row;
  /** Whether the rows below an object are shown; nothing where it has none. */
  readonly isOpen: boolean | undefined;
  readonly onToggle: () => void;
}

function ObjectLabel({ row, isOpen, onToggle }: Props) {
  const { t } = useTranslation("timeline");
  const { object } = row;
  const name = nameOf(object);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const units = t("units", { count: object.jumlahobject, unit: object.satuanobject });
  return (
    <span className={classes.object}>
      {isOpen === undefined ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? "close" : "open", { name })}
          onClick={onToggle}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      )}
      <span className={classes.name} title={`${name}, ${units}`}>
        <Text component="span" inherit fw={600} lineClamp={2}>
          {object.objectname}
        </Text>
        <Text component="span" size="xs" c="dimmed" lineClamp={2}>
          {[object.subobjectname, units, object.ditawarkan ? null : t("notOffered")].filter(Boolean).join(" · ")}
        </Text>
      </span>
    </span>
  );
}

/** What a row is: an object, a unit of it with what it is like now, or bookings that have no unit yet. */
export function RowLabel(props: Props) {
  const { t } = useTranslation("timeline");
  const text = useLabel();
  const { row } = props;
  if (row.is === "object") return <ObjectLabel {...props} />;
  if (row.is === "lane") {
    if (row.number > 0) return null;
    return (
      <Text component="span" size="xs" c="dimmed" className={classes.below ?? ""}>
        {t(row.object.unit.length > 0 ? "lane" : "laneCounted")}
      </Text>
    );
  }
  const { nomor, keadaan } = row.unit;
  return (
    <span className={classes.below}>
      <span className={classes.unit}>{nomor}</span>
      {keadaan === "siap" ? null : (
        <Text component="span" size="xs" c="dimmed">
          {text(unitStateLabels[keadaan])}
        </Text>
      )}
    </span>
  );
}
