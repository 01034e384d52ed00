import { Skeleton, Text } from "@mantine/core";
import { bookingKindLabels } from "@retribusi/contract/features/booking/booking.kinds";
import { IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { readAnswer, request } from "../../lib/api.ts";
import { counter, countText } from "../../lib/counter.ts";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import type { WaitingCount, WaitingGroup } from "./waiting-counts.ts";
import classes from "./waiting-list.module.css";

function useCount({ entity, status }: WaitingCount) {
  return useQuery({
    queryKey: [entity, "count", "statusbooking", status],
    queryFn: async ({ signal }) =>
      readAnswer(counter, await request({ path: `${entity}/count/statusbooking/${status}`, signal })),
    refetchInterval: 60_000,
  });
}

function Row({ count }: { readonly count: WaitingCount }) {
  const label = useLabel();
  const { data, isPending } = useCount(count);
  return (
    <li className={classes.row} data-waiting={(data?.num ?? 0) > 0 || undefined}>
      <span className={classes.number}>{isPending ? <Skeleton height={20} width={28} /> : countText(data)}</span>
      <Link to={paths.page(count.page)} className={classes.link}>
        {label(bookingKindLabels[count.kind])}
      </Link>
      <IconChevronRight size={16} aria-hidden />
    </li>
  );
}

function Panel({ group }: { readonly group: WaitingGroup }) {
  const { t } = useTranslation("home");
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <Text id={id} component="h2" className={classes.title ?? ""}>
        {t(group.title)}
      </Text>
      <ul className={classes.list}>
        {group.counts.map((count) => (
          <Row key={count.entity} count={count} />
        ))}
      </ul>
    </section>
  );
}

/** What waits for this person, as numbers that lead to the work. */
export function WaitingList({ groups }: { readonly groups: readonly WaitingGroup[] }) {
  const holds = useHoldsPage();
  const shown = groups
    .map(({ title, counts }) => ({ title, counts: counts.filter(({ page }) => holds(page)) }))
    .filter(({ counts }) => counts.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={classes.panels}>
      {shown.map((group) => (
        <Panel key={group.title} group={group} />
      ))}
    </div>
  );
}
