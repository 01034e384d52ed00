import { List, Title } from "@mantine/core";
import { pauseAfterDays } from "@retribusi/contract/features/booking/booking.availability";
import { facilityLabels } from "@retribusi/contract/features/policy/policy.facilities";
import { documentLabel } from "@retribusi/contract/features/policy/policy.proof";
import { longest, usualHorizon } from "@retribusi/contract/features/policy/policy.rules";
import { type PayerGroup, payerGroupLabels, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import { useTranslation } from "react-i18next";
import { useDuration } from "../../lib/use-duration.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useMinutes } from "../../lib/use-minutes.ts";
import type { CatalogueObject } from "./catalogue-query.ts";
import classes from "./object-words.module.css";

interface Props {
  readonly object: CatalogueObject;
}

/** What it offers beside itself. */
function Facilities({ object: { fasilitas } }: Props) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  if (fasilitas.length === 0) return null;
  return (
    <section aria-labelledby="facilities">
      <Title order={2} id="facilities" mb="xs">
        {t("facilities")}
      </Title>
      <ul className={classes.facilities}>
        {fasilitas.map((one) => (
          <li key={one} className={classes.category}>
            {label(facilityLabels[one])}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** “2 days”, or hours where they aren't whole days. */
function useLead() {
  const duration = useDuration();
  return (hours: number): string => (hours % 24 === 0 ? duration("hari", hours / 24) : duration("jam", hours));
}

function useCancelling({ aturanbatal }: CatalogueObject): string[] {
  const { t } = useTranslation("catalog");
  const lead = useLead();
  const steps = aturanbatal.toSorted((one, other) => other.sampaijam - one.sampaijam);
  const lines = steps.map(({ sampaijam, persen }) =>
    t(sampaijam === 0 ? "cancelUntilStart" : "cancelUntil", { lead: lead(sampaijam), percent: persen }),
  );
  return steps.at(-1)?.sampaijam === 0 ? lines : [...lines, t("cancelLater")];
}

/** How long, how early and with which papers it is ordered, and what a cancellation gives back. */
function Ordering({ object }: Props) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  const duration = useDuration();
  const lead = useLead();
  const minutes = useMinutes();
  const cancelling = useCancelling(object);
  const { satuantarif, minlama, makslama, minpesanjam, makspesanhari, dokumenwajib, tarifberlaku } = object;
  const { jedamenit, toleransimenit, persenpulangawal, satuan } = object;
  const isByDays = satuan.every((unit) => unit === "hari" || unit === "bulan");
  const pause = isByDays ? pauseAfterDays(jedamenit) : jedamenit;
  const groups = payerGroups.filter((group) => tarifberlaku.some(({ kelompoktarif }) => kelompoktarif === group));
  const papersOf = (group: PayerGroup) => dokumenwajib[group].map((kind) => label(documentLabel(kind, group)));
  const isSame = groups.every((group) => String(dokumenwajib[group]) === String(dokumenwajib.umum));
  const papers = isSame
    ? [t("papers", { papers: papersOf("umum").join(", ") })]
    : groups.map((group) =>
        t("papersOf", { group: label(payerGroupLabels[group]), papers: papersOf(group).join(", ") }),
      );
  const lines = [
    minlama > 1 ? t("atLeast", { length: duration(satuantarif, minlama) }) : "",
    makslama < longest[satuantarif] ? t("atMost", { length: duration(satuantarif, makslama) }) : "",
    minpesanjam > 0 ? t("orderUntil", { lead: lead(minpesanjam) }) : "",
    pause > 0 ? t("pauseAfter", { length: minutes(pause) }) : "",
    makspesanhari < usualHorizon ? t("orderFrom", { lead: duration("hari", makspesanhari) }) : "",
    toleransimenit === null ? t("noShowDay") : t("noShowAfter", { late: minutes(toleransimenit) }),
    ...papers.filter((_, at) => papersOf(groups[at] ?? "umum").length > 0),
    ...cancelling,
    persenpulangawal > 0 ? t("leavingEarly", { percent: persenpulangawal }) : "",
  ].filter(Boolean);
  return (
    <section aria-labelledby="terms">
      <Title order={2} id="terms" mb="xs">
        {t("terms")}
      </Title>
      <List spacing={6}>
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </section>
  );
}

/** What an object offers and on what terms; it comes with the order form. */
export const ObjectPolicy = (props: Props) => (
  <>
    <Facilities {...props} />
    <Ordering {...props} />
  </>
);
