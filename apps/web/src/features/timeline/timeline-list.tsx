import { Anchor, Stack, Table, Text } from "@mantine/core";
import { formatDays, type LocalDate } from "@retribusi/contract/define/dates";
import type { TimelineBooking, TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { SectionCard } from "../../components/section-card.tsx";
import { WideTable } from "../../components/wide-table.tsx";
import { paths } from "../../lib/paths.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { BookingStatus } from "../booking/booking-status.tsx";
import { type FreeRun, freeRuns } from "./free-runs.ts";
import { orderPath } from "./gap.ts";
import classes from "./timeline.module.css";
import { nameOf } from "./timeline-rows.ts";
import { useBarWords } from "./use-bar-words.ts";
import { useMayOrder } from "./use-gap.ts";
import { useMovePaths } from "./use-move-paths.ts";

interface Props {
  readonly object: TimelineObject;
}

const unitNames = ({ unit }: TimelineObject, ids: readonly number[]): string =>
  unit
    .filter(({ id }) => ids.includes(id))
    .map(({ nomor }) => nomor)
    .join(", ");

/** What a mouse drags, as a link: new dates, or of what is in use another unit. */
function MoveLink({ object, booking }: Props & { readonly booking: TimelineBooking }) {
  const { t } = useTranslation("timeline");
  const paths = useMovePaths();
  const { to } = paths.movable(object, booking);
  const path = to === "dates" ? paths.dates(object, booking) : paths.unit(object, booking);
  if (to === "nowhere" || !path) return null;
  const [words, said] = to === "dates" ? (["moving", "movingOf"] as const) : (["swap", "swapOf"] as const);
  return (
    <Anchor
      component={Link}
      to={path}
      inherit
      className={classes.move ?? ""}
      aria-label={t(said, { id: booking.id, name: booking.namapemesan })}
    >
      {t(words)}
    </Anchor>
  );
}

/** Everything that is on an object, a row each. */
function OnObject({ object }: Props) {
  const { t } = useTranslation("timeline");
  const words = useBarWords();
  const { movable } = useMovePaths();
  const canMove = object.pesanan.some((booking) => movable(object, booking).to !== "nowhere");
  if (object.pesanan.length + object.penutupan.length === 0) return <Text c="dimmed">{t("nothing")}</Text>;
  return (
    <WideTable label={t("listLead", { name: nameOf(object) })} minWidth="50rem">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {(["number", "guest", "status", "time", "amount", "named"] as const).map((name) => (
              <Table.Th key={name}>{t(name)}</Table.Th>
            ))}
            {canMove ? <Table.Th>{t("elsewhere")}</Table.Th> : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {object.pesanan.map((booking) => (
            <Table.Tr key={booking.id}>
              <Table.Td>
                <Anchor component={Link} to={paths.booking(object.jenisbooking, booking.id)} inherit>
                  {booking.id}
                </Anchor>
              </Table.Td>
              <Table.Td>{booking.namapemesan}</Table.Td>
              <Table.Td>
                <BookingStatus status={booking.statusbooking} label={booking.uraianstatus} />
              </Table.Td>
              <Table.Td>{words.booked(booking, object)}</Table.Td>
              <Table.Td>{words.units(booking.jumlahunit, object)}</Table.Td>
              <Table.Td>{unitNames(object, booking.unit)}</Table.Td>
              {canMove ? (
                <Table.Td>
                  <MoveLink object={object} booking={booking} />
                </Table.Td>
              ) : null}
            </Table.Tr>
          ))}
          {object.penutupan.map((closure) => (
            <Table.Tr key={`closure-${closure.id}`}>
              <Table.Td />
              <Table.Td>{closure.alasan}</Table.Td>
              <Table.Td>{t("closed")}</Table.Td>
              <Table.Td>{words.closed(closure, object)}</Table.Td>
              <Table.Td>{words.units(closure.jumlahunit, object)}</Table.Td>
              <Table.Td>{unitNames(object, closure.unit)}</Table.Td>
              {canMove ? <Table.Td /> : null}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

/** What is said of days that are as free as each other. */
function useFreeWords(hariini: LocalDate) {
  const { t } = useTranslation("timeline");
  return ({ bebas, lewat, tutup, last }: FreeRun): string => {
    if (lewat) return t(last < hariini ? "past" : "notYet");
    if (bebas > 0) return t("freeOn", { count: bebas });
    return t(tutup ? "closed" : "none");
  };
}

function FreeDays({ object }: Props) {
  const { t } = useTranslation("timeline");
  const language = useLanguage();
  const mayOrder = useMayOrder()(object.jenisbooking);
  const say = useFreeWords(object.hariini);
  const name = nameOf(object);
  return (
    <Table withRowBorders={false} maw="40rem" aria-label={t("freeLead", { name })}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("days")}</Table.Th>
          <Table.Th>{t("free")}</Table.Th>
          {mayOrder ? <Table.Th>{t("order")}</Table.Th> : null}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {freeRuns(object).map((run) => {
          const days = formatDays(run.first, run.last, language);
          // Who opens the form from here chooses its end there: the first day is what they can't have been wrong about.
          const to = orderPath(object, { first: run.first, last: run.first });
          return (
            <Table.Tr key={run.first}>
              <Table.Td>{days}</Table.Td>
              <Table.Td>{say(run)}</Table.Td>
              {mayOrder ? (
                <Table.Td>
                  {run.bebas > 0 ? (
                    <Anchor component={Link} to={to} inherit aria-label={t("orderFor", { name, days })}>
                      {t("order")}
                    </Anchor>
                  ) : null}
                </Table.Td>
              ) : null}
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

/** The same as the drawing, as tables. */
export function TimelineList({ objects }: { readonly objects: readonly TimelineObject[] }) {
  const { t } = useTranslation("timeline");
  const words = useBarWords();
  return (
    <Stack gap="lg">
      {objects.map((object) => (
        <SectionCard
          key={object.objectid}
          title={nameOf(object)}
          lead={
            object.ditawarkan
              ? words.units(object.jumlahobject, object)
              : `${words.units(object.jumlahobject, object)} · ${t("notOffered")}`
          }
        >
          <OnObject object={object} />
          <FreeDays object={object} />
        </SectionCard>
      ))}
    </Stack>
  );
}
