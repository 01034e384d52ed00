import { Anchor, Text } from "@mantine/core";
import { formatInstant } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { IconPrinter } from "@tabler/icons-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { SectionCard } from "../../../components/section-card.tsx";
import { UsualZone } from "../../../lib/organisation.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import classes from "./shift-list.module.css";
import type { Till } from "./till-query.ts";
import { useDifferenceWords } from "./use-difference-words.ts";

type Closing = Till["penutupan"][number];

function ClosingRow({ closing }: { readonly closing: Closing }) {
  const { t } = useTranslation("till");
  const language = useLanguage();
  const zone = use(UsualZone);
  const words = useDifferenceWords();
  const { id, tgltutup, jumlahpembayaran, total, selisih } = closing;
  return (
    <li className={classes.row}>
      <div>
        <Text fw={600}>{formatInstant(new Date(tgltutup), zone, language)}</Text>
        <Text size="sm">{t("closedPayments", { id, count: jumlahpembayaran })}</Text>
      </div>
      <Text size="sm" c={selisih === 0 ? "dimmed" : "inherit"} fw={selisih === 0 ? 400 : 600}>
        {words(selisih)}
      </Text>
      <Text fw={600} className={classes.amount}>
        {formatRupiah(total)}
      </Text>
      <Anchor
        component={Link}
        to={`/penutupan_kas/cetak/${id}`}
        className={classes.link}
        aria-label={t("reportOf", { id })}
      >
        <IconPrinter size={18} aria-hidden />
        {t("report")}
      </Anchor>
    </li>
  );
}

/** The teller's latest closings, each with its report. */
export function PastClosings({ closings }: { readonly closings: readonly Closing[] }) {
  const { t } = useTranslation("till");
  if (closings.length === 0) return null;
  return (
    <SectionCard title={t("past")}>
      <ul className={classes.list}>
        {closings.map((closing) => (
          <ClosingRow key={closing.id} closing={closing} />
        ))}
      </ul>
    </SectionCard>
  );
}
