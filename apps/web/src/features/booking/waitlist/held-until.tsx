import { zoneOf } from "@retribusi/contract/define/dates";
import { describeDeadline } from "@retribusi/contract/features/booking/booking.span";
import { useTranslation } from "react-i18next";
import { Countdown } from "../../../components/countdown.tsx";
import { serverNow } from "../../../lib/server-clock.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import type { Wait } from "./waits-query.ts";

interface Props {
  readonly wait: Pick<Wait, "bataswaktu" | "zona">;
  readonly onOver: () => void;
}

/** “Held for you until 09:30 WIB, 29 min left”. */
export function HeldUntil({ wait: { bataswaktu, zona }, onOver }: Props) {
  const { t } = useTranslation("waitlist");
  const language = useLanguage();
  if (bataswaktu === null) return null;
  const deadline = new Date(bataswaktu);
  const time = describeDeadline(deadline, zoneOf(zona), language, serverNow());
  return (
    <span>
      {t("list.heldUntil", { time })}, <Countdown deadline={deadline} onOver={onOver} />
    </span>
  );
}
