import { Group, Text } from "@mantine/core";
import { formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import { formatNumber } from "@retribusi/contract/define/number";
import { entryInto } from "@retribusi/contract/features/booking/booking.handed";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { Thumbnail } from "../../components/thumbnail.tsx";
import { useLanguage } from "../../lib/use-label.ts";
import type { BookingRecord } from "./booking-query.ts";
import classes from "./units-handed.module.css";

type Unit = BookingRecord["unit"][number];

/** How a unit left, or how it came back. */
interface Condition {
  readonly meter: number | null;
  readonly words: string | null;
  readonly pictures: Unit["fotomulai"];
}

const left = ({ hourmetermulai, kondisimulai, fotomulai }: Unit): Condition => ({
  meter: hourmetermulai,
  words: kondisimulai,
  pictures: fotomulai,
});
const back = ({ hourmeterakhir, kondisiakhir, fotoakhir }: Unit): Condition => ({
  meter: hourmeterakhir,
  words: kondisiakhir,
  pictures: fotoakhir,
});

const isRecorded = ({ meter, words, pictures }: Condition) => meter !== null || words !== null || pictures.length > 0;

/** Units of which more is known than their names. */
export const recordedUnits = ({ unit }: Pick<BookingRecord, "unit">): Unit[] =>
  unit.filter((one) => isRecorded(left(one)) || isRecorded(back(one)));

interface MomentProps {
  readonly title: string;
  readonly time: string | undefined;
  /** Which unit and when, for those who can't see its pictures. */
  readonly name: string;
  readonly condition: Condition;
}

function Moment({ title, time, name, condition }: MomentProps) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const { meter, words, pictures } = condition;
  const paths = pictures.map(({ path }) => path);
  return (
    <div className={classes.moment}>
      <Text size="sm" c="dimmed">
        {[title, time].filter(Boolean).join(" · ")}
      </Text>
      {isRecorded(condition) ? null : <Text size="sm">{t("handed.nothing")}</Text>}
      {meter === null ? null : <Text size="sm">{t("handed.meter", { hours: formatNumber(meter, language) })}</Text>}
      {words ? <Text size="sm">{words}</Text> : null}
      {paths.length > 0 ? (
        <Group gap="xs" mt={4}>
          {pictures.map(({ berkasid }, at) => (
            <Thumbnail key={berkasid} paths={paths} at={at} name={name} side={88} />
          ))}
        </Group>
      ) : null}
    </div>
  );
}

/** How each unit left and how it came back, side by side: hour meter, condition, pictures. */
export function UnitsHanded({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const { riwayat, objek } = booking;
  const timeOf = (state: "inUse" | "finished") => {
    const step = entryInto(riwayat, state);
    return step && formatInstant(new Date(step.waktu), zoneOf(objek.zona), language);
  };
  const moments = [
    { key: "start", of: left, time: timeOf("inUse") },
    { key: "end", of: back, time: timeOf("finished") },
  ] as const;
  const isBack = booking.statusbooking === codeOf("finished");
  const recorded = recordedUnits(booking);
  const others = booking.harga.jumlahunit - recorded.length;
  const words = recorded.map((unit) => {
    const name = t("handed.unit", { name: unit.nomor ?? unit.nomorunit });
    return (
      <div key={unit.nomorunit} className={classes.unit}>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <div className={classes.moments}>
          {moments.map(({ key, of, time }) =>
            key === "end" && !isBack && !isRecorded(of(unit)) ? null : (
              <Moment
                key={key}
                title={t(`handed.${key}`)}
                time={time}
                name={t(`handed.picture.${key}`, { unit: name })}
                condition={of(unit)}
              />
            ),
          )}
        </div>
      </div>
    );
  });
  return (
    <>
      {words}
      {others > 0 ? (
        <Text size="sm" c="dimmed">
          {t("handed.others", { count: others })}
        </Text>
      ) : null}
    </>
  );
}
