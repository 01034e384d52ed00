import { Button, Text } from "@mantine/core";
import { bookingsToday } from "@retribusi/contract/features/booking/booking.endpoints";
import { declarationOf } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { QueryState } from "../../components/query-state.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { paths } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useDenseTime } from "../booking/dense-time.ts";
import classes from "./today-lists.module.css";

/** What is done with those who come, and with those who leave, and where: at the desk, with the booking open. */
const moves = {
  datang: { action: "checkIn", state: "paid" },
  pulang: { action: "finish", state: "inUse" },
} as const;

type Move = keyof typeof moves;

function Row({ booking, move }: { readonly booking: BookingSummary; readonly move: Move }) {
  const label = useLabel();
  const denseTime = useDenseTime();
  const { id, jenisbooking, objek, namapemesan, namapengguna, harga, can } = booking;
  const { action, state } = moves[move];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link to={paths.booking(jenisbooking, id)} className={classes.link}>
          {namapengguna ?? namapemesan}
        </Link>
        <Text size="sm">
          {[objek.objectname, objek.subobjectname].filter(Boolean).join(", ")} · {harga.jumlahunit}{" "}
          <span lang="id">{objek.satuanobject}</span>
        </Text>
        <Text size="sm" c="dimmed">
          {denseTime(booking)}
        </Text>
      </div>
      {can[action].allowed ? (
        <Button
          component={Link}
          to={`/trx_${jenisbooking}/perubahanpesanan?status=${codeOf(state)}&id=${id}`}
          variant="default"
          size="xs"
          flex="none"
        >
          {label(declarationOf(action).label)}
        </Button>
      ) : null}
    </li>
  );
}

const useToday = () =>
  useQuery({
    queryKey: ["booking", "cards", "today"],
    queryFn: ({ signal }) => callEndpoint(bookingsToday, { signal }),
    refetchInterval: 60_000,
  });

/** Who comes and who leaves today, each with the step that is due; what stands below comes after them, so that it doesn't move. */
export function TodayLists({ below }: { readonly below: ReactNode }) {
  const query = useToday();
  return (
    <>
      <Lists query={query} />
      {query.isPending ? null : below}
    </>
  );
}

function Lists({ query }: { readonly query: ReturnType<typeof useToday> }) {
  const { t } = useTranslation("home");
  const id = useId();
  return (
    <div className={classes.panels}>
      {(["datang", "pulang"] as const).map((move) => (
        <section key={move} aria-labelledby={`${id}${move}`} className={classes.panel}>
          <Text id={`${id}${move}`} component="h2" className={classes.title ?? ""}>
            {t(`today.${move}`)}
          </Text>
          {query.data ? null : <QueryState query={query} lines={2} />}
          {query.data?.[move].records.length === 0 ? (
            <Text size="sm" c="dimmed" className={classes.empty ?? ""}>
              {t(`today.${move}Empty`)}
            </Text>
          ) : null}
          <ul className={classes.list}>
            {query.data?.[move].records.map((booking) => (
              <Row key={booking.id} booking={booking} move={move} />
            ))}
          </ul>
          {query.data?.[move].hasMore ? (
            <Text size="sm" c="dimmed" className={classes.empty ?? ""}>
              {t("today.more")}
            </Text>
          ) : null}
        </section>
      ))}
    </div>
  );
}
