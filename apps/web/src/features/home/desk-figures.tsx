import { Skeleton, Text } from "@mantine/core";
import { addDays } from "@retribusi/contract/define/dates";
import { queuePage } from "@retribusi/contract/features/booking/booking.queue";
import { closeToExpiryHours, type DeskFigures as Figures } from "@retribusi/contract/features/booking/desk.endpoints";
import { bookingKindLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { unitPage } from "@retribusi/contract/features/unit/unit.pages";
import { IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useAge } from "../../lib/use-age.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useListReader } from "../../records/list/use-list-reader.ts";
import { BookingKindIcon } from "../booking/booking-kind-icon.tsx";
import { useBookingLinks } from "../booking/booking-links.ts";
import { useQueueCount } from "../booking/staff/decision-query.ts";
import { useArrivalsLink } from "../booking/use-arrivals-link.ts";
import classes from "./desk-figures.module.css";
import { type Figure, figureAddress } from "./desk-links.ts";
import { useDesk } from "./desk-query.ts";

const figures = ["datang", "telat", "dalam", "pulang", "lewat", "besokdatang", "besokpulang", "tagihan"] as const;

/** Figures that ask for something to be done as soon as they aren't zero. */
const urgent: ReadonlySet<Figure> = new Set(["telat", "lewat"]);

interface TileProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

const Tile = ({ label, note, children }: TileProps) => (
  <li className={classes.tile}>
    <span className={classes.label}>{label}</span>
    <span className={classes.numbers}>{children}</span>
    {note ? <span className={classes.note}>{note}</span> : null}
  </li>
);

interface NumberProps {
  readonly to: string;
  /** What is counted, for who doesn't see what stands around it. */
  readonly label: string;
  readonly number: number;
  readonly isUrgent?: boolean;
  readonly icon?: ReactNode;
}

const NumberLink = ({ to, label, number, isUrgent = false, icon }: NumberProps) => (
  <Link
    to={to}
    className={classes.number}
    aria-label={`${label}: ${number}`}
    data-none={number === 0 || undefined}
    data-urgent={(isUrgent && number > 0) || undefined}
  >
    {icon}
    {number}
  </Link>
);

/** To the paper of those who come today, or tomorrow. */
function PaperLink({ figure }: { readonly figure: Figure }) {
  const { t } = useTranslation("home");
  const { today } = useListReader();
  const linkOf = useArrivalsLink();
  if (figure !== "datang" && figure !== "besokdatang") return null;
  const to = linkOf(figure === "datang" ? today : addDays(today, 1));
  if (!to) return null;
  return (
    <Link to={to} className={classes.paper} aria-label={t(`desk.daftar.${figure}`)}>
      <IconPrinter size={16} aria-hidden />
      {t("desk.cetak")}
    </Link>
  );
}

/** One figure, by kind where there are several; each number leads to its bookings. */
function FigureTile({ figure, kinds }: { readonly figure: Figure; readonly kinds: readonly Figures[] }) {
  const { t } = useTranslation("home");
  const text = useLabel();
  const links = useBookingLinks();
  const { today } = useListReader();
  const label = t(`desk.${figure}`);
  const soon = figure === "tagihan" ? kinds.reduce((sum, { segera }) => sum + segera, 0) : 0;
  return (
    <Tile label={label} note={soon > 0 ? t("desk.segera", { count: soon, hours: closeToExpiryHours }) : undefined}>
      {kinds.map((row) => (
        <NumberLink
          key={row.jenis}
          to={figureAddress(figure, row.jenis, today, links.list(row.jenis))}
          label={kinds.length > 1 ? `${label}, ${text(bookingKindLabels[row.jenis])}` : label}
          number={row[figure]}
          isUrgent={urgent.has(figure)}
          icon={kinds.length > 1 ? <BookingKindIcon kind={row.jenis} /> : null}
        />
      ))}
      <PaperLink figure={figure} />
    </Tile>
  );
}

/** Orders that wait for an answer, with the age of the oldest. */
function WaitingTile() {
  const { t } = useTranslation("home");
  const age = useAge();
  const { data } = useQueueCount(true);
  const label = t("desk.menunggu");
  const oldest = data?.tertua ? t("desk.tertua", { time: age(new Date(data.tertua)) }) : undefined;
  return (
    <Tile label={label} note={oldest}>
      {data ? (
        <NumberLink to={paths.page(queuePage)} label={label} number={data.num} />
      ) : (
        <Skeleton height={30} width={32} />
      )}
    </Tile>
  );
}

/** The manager's day in figures, each of which leads to what it counts; of kinds without an object there are none. */
export function DeskFigures() {
  const { t } = useTranslation("home");
  const id = useId();
  const holds = useHoldsPage();
  const { data } = useDesk();
  if (data?.angka.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <Text id={id} component="h2" className={classes.title ?? ""}>
        {t("desk.title")}
      </Text>
      <ul className={classes.tiles}>
        {holds(queuePage) ? <WaitingTile /> : null}
        {figures.map((figure) =>
          data ? (
            <FigureTile key={figure} figure={figure} kinds={data.angka} />
          ) : (
            <Tile key={figure} label={t(`desk.${figure}`)}>
              <Skeleton height={30} width={32} />
            </Tile>
          ),
        )}
        {data && holds(unitPage) ? (
          <Tile label={t("desk.dibersihkan")}>
            <NumberLink to={paths.page(unitPage)} label={t("desk.dibersihkan")} number={data.dibersihkan.num} />
          </Tile>
        ) : null}
      </ul>
    </section>
  );
}
