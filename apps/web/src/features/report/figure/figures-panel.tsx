import { Skeleton, Text } from "@mantine/core";
import { type Figures, readFigures } from "@retribusi/contract/features/report/report.endpoints";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorState } from "../../../components/error-state.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { ShareLine } from "../share-line.tsx";
import { Meaning } from "../table/column-meaning.tsx";
import classes from "./figures.module.css";
import { useFigureCards } from "./use-figure-cards.ts";

interface Props {
  readonly name: string;
  readonly value: string;
  readonly about: string;
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
  /** The report that tells more. */
  readonly to?: string | undefined;
  /** Further words below the value. */
  readonly notes: readonly string[];
  /** A share of the whole, drawn below. */
  readonly percent?: number | undefined;
}

/** One figure of the home: it leads to its report, and says what it means. */
function FigureCard({ name, value, about, facts, to, notes, percent }: Props) {
  return (
    <li className={classes.figure}>
      <div className={classes.name}>
        <Text size="sm" c="dimmed">
          {name}
        </Text>
        <Meaning name={name} about={about} facts={facts} />
      </div>
      <div className={classes.value}>
        {to ? (
          <Link to={to} className={classes.link}>
            {value}
          </Link>
        ) : (
          value
        )}
      </div>
      {percent === undefined ? null : <ShareLine value={percent} />}
      {notes.map((note) => (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ))}
    </li>
  );
}

function Cards({ figures }: { readonly figures: Figures }) {
  const cards = useFigureCards()(figures);
  return (
    <ul className={classes.figures}>
      {cards.map(({ key, ...card }) => (
        <FigureCard key={key} {...card} />
      ))}
    </ul>
  );
}

const isEmpty = ({ tahun, tahunlalu, piutang, target }: Figures): boolean =>
  [tahun.pesanan, tahun.penerimaan, tahunlalu.pesanan, tahunlalu.penerimaan, piutang.jumlah].every(
    (one) => one === 0,
  ) && target === null;

/** How today, this month and this year stand, for everything in the person's area. It loads by itself, after the rest of the home. */
export function FiguresPanel() {
  const { t } = useTranslation("report");
  const id = useId();
  const holds = useHoldsPage();
  const isOpen = readFigures.access.pages.some(holds);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["report", "angka"],
    queryFn: ({ signal }) => callEndpoint(readFigures, { signal }),
    refetchInterval: 300_000,
    enabled: isOpen,
  });
  if (!isOpen) return null;
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <Text id={id} component="h2" className={classes.title ?? ""}>
        {t("figures.title")}
      </Text>
      {isPending ? (
        <ul className={classes.figures} aria-busy>
          {["day", "month", "year", "occupancy", "target", "open"].map((name) => (
            <li key={name} className={classes.figure}>
              <Skeleton height={88} />
            </li>
          ))}
        </ul>
      ) : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data && isEmpty(data) ? (
        <Text p="md" c="dimmed">
          {t("figures.empty")}
        </Text>
      ) : null}
      {data && !isEmpty(data) ? <Cards figures={data} /> : null}
    </section>
  );
}
