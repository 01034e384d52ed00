import { Text } from "@mantine/core";
import { formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import type { Tone } from "@retribusi/contract/define/field";
import { isRole, roleLabels } from "@retribusi/contract/define/roles";
import { sendResultLabels, sendResultMends } from "@retribusi/contract/features/report/report.sending";
import type { ScheduleRecipient, SendResult } from "@retribusi/contract/features/report/schedule.endpoints";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../components/status-badge.tsx";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import classes from "./schedules-page.module.css";

const tones: Readonly<Record<SendResult, Tone>> = {
  disiapkan: "waiting",
  mengantre: "waiting",
  dikirim: "done",
  kosong: "quiet",
  hakhilang: "failed",
  tanpapemilik: "failed",
  ditolak: "failed",
  gagal: "failed",
  keluar: "quiet",
};

/** What came of the latest run, why, and what to do about it. */
function Outcome({ hasil, keterangan }: ScheduleRecipient) {
  const { t } = useTranslation("schedule");
  const text = useLabel();
  if (hasil === null) return <StatusBadge tone="open" label={t("never")} />;
  const mend = sendResultMends[hasil];
  return (
    <div>
      <StatusBadge tone={tones[hasil]} label={text(sendResultLabels[hasil])} />
      {keterangan ? (
        <Text size="sm" mt={4}>
          {t(hasil === "mengantre" ? "triedAgain" : "said", { reason: keterangan })}
        </Text>
      ) : null}
      {mend ? (
        <Text size="sm" c="dimmed" mt={4}>
          {text(mend)}
        </Text>
      ) : null}
    </div>
  );
}

/** One recipient: who, what came of the latest run, when it last went, when next. */
export function RecipientLine({ recipient }: { readonly recipient: ScheduleRecipient }) {
  const { t } = useTranslation("schedule");
  const text = useLabel();
  const language = useLanguage();
  const { nama, peran, tempat, terkirim, berikut, zona } = recipient;
  const role = isRole(peran) ? text(roleLabels[peran]) : peran;
  const moment = (time: string | null) => (time ? formatInstant(new Date(time), zoneOf(zona), language) : "–");
  return (
    <tr>
      <th scope="row" data-label={t("who")}>
        <span>{nama}</span>
        <Text component="span" size="sm" c="dimmed" display="block" fw={400}>
          {[role, tempat].filter(Boolean).join(" · ")}
        </Text>
      </th>
      <td data-label={t("outcome")} className={classes.outcome}>
        <Outcome {...recipient} />
      </td>
      <td data-label={t("last")}>{moment(terkirim)}</td>
      <td data-label={t("next")}>{moment(berikut)}</td>
    </tr>
  );
}
