import type { sendTestMail } from "@retribusi/contract/features/system/system.endpoints";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { OutcomeNote } from "./outcome-note.tsx";

type Outcome = z.output<typeof sendTestMail.answer> & { readonly email: string };

/** The catalogue's sentence first, then what it came from and what to do about it. */
export function MailOutcome({ result, detail, email }: Outcome) {
  const { t } = useTranslation("system");
  const isGood = result === "sent";
  const title = t(`mailResult.${result}.title`);
  const text = t(`mailResult.${result}.text`, { email });
  return (
    <OutcomeNote
      isGood={isGood}
      title={isGood ? title : t("mailError")}
      text={isGood ? text : `${title}. ${text}`}
      detail={detail}
    />
  );
}
