import { countLimit } from "@retribusi/contract/define/count";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { bookingKindLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { readAnswer, request } from "../../lib/api.ts";
import { counter, countText } from "../../lib/counter.ts";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import type { WaitingCount, WaitingGroup } from "./waiting-counts.ts";
import classes from "./waiting-list.module.css";
import { WaitingPanel, WaitingRow } from "./waiting-panel.tsx";

function useCount({ entity, state }: WaitingCount) {
  const status = codeOf(state);
  return useQuery({
    queryKey: [entity, "count", "statusbooking", status],
    queryFn: async ({ signal }) =>
      readAnswer(
        counter,
        await request({ path: `${entity}/count/statusbooking/${status}`, query: { max: countLimit }, signal }),
      ),
    refetchInterval: 60_000,
  });
}

function Row({ count }: { readonly count: WaitingCount }) {
  const label = useLabel();
  const language = useLanguage();
  const { data, isPending } = useCount(count);
  const number = isPending ? undefined : { text: countText(data, language), isNone: (data?.num ?? 0) === 0 };
  return <WaitingRow label={label(bookingKindLabels[count.kind])} to={paths.page(count.page)} number={number} />;
}

function Panel({ group }: { readonly group: WaitingGroup }) {
  const { t } = useTranslation("home");
  return (
    <WaitingPanel title={t(group.title)}>
      {group.counts.map((count) => (
        <Row key={count.entity} count={count} />
      ))}
    </WaitingPanel>
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
