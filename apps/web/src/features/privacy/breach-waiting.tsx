import { Anchor, Text } from "@mantine/core";
import { formatInstant } from "@retribusi/contract/define/dates";
import { useQuery } from "@tanstack/react-query";
import { use, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Countdown } from "../../components/countdown.tsx";
import { UsualZone } from "../../lib/organisation.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useLanguage } from "../../lib/use-label.ts";
import type { RecordRow } from "../../records/record.ts";
import { listRecords } from "../../records/record-api.ts";
import classes from "./breach-waiting.module.css";

const most = 5;

function Row({ record }: { readonly record: RecordRow }) {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  const zone = use(UsualZone);
  const deadline = new Date(String(record["batas"]));
  return (
    <li className={classes["row"]}>
      <Anchor component={Link} to={`/log_pelanggaran/view/${String(record["id"])}`}>
        {String(record["judul"])}
      </Anchor>
      {deadline > serverNow() ? (
        <Countdown deadline={deadline} />
      ) : (
        <Text component="span" size="sm" fw={600} c="var(--mantine-color-error)">
          {t("waitingOverdue", { time: formatInstant(deadline, zone, language) })}
        </Text>
      )}
    </li>
  );
}

/** Breaches of which people or the authority are still to be told, the most urgent first; nothing while there is none. */
export function BreachWaiting() {
  const { t } = useTranslation("privacy");
  const id = useId();
  const { data } = useQuery({
    queryKey: ["log_pelanggaran", "waiting"],
    queryFn: ({ signal }) =>
      listRecords(
        "log_pelanggaran",
        { "filter[belumlapor]": 1, orderby: "batas", ordertype: "asc", limit: most },
        signal,
      ),
    refetchInterval: 60_000,
  });
  const records = data?.records ?? [];
  if (records.length === 0) return null;
  return (
    <section className={classes["panel"]} aria-labelledby={id}>
      <Text id={id} component="h2" className={classes["title"] ?? ""}>
        {t("waitingTitle")}
      </Text>
      <ul className={classes["list"]}>
        {records.map((record) => (
          <Row key={String(record["id"])} record={record} />
        ))}
      </ul>
    </section>
  );
}
