import { formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { usedReference } from "@retribusi/contract/features/payment/payment.endpoints";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { useLanguage } from "../../lib/use-label.ts";

/** What stands recorded with a reference, where a payment was refused because the reference was used before. */
export function useUsedReference(zone: string) {
  const { t } = useTranslation("teller");
  const language = useLanguage();
  const [failure, setFailure] = useState<Error>();
  const used = failure instanceof ApiError ? usedReference.safeParse(failure.details["tercatat"]).data : undefined;
  return {
    note: (error: Error) => setFailure(error),
    /** A refusal with the bill, the amount and the time that the teller compares with the paper. */
    withRecorded(message: string | undefined): string | undefined {
      if (!message || !used) return message;
      const time = formatInstant(new Date(used.tgltransaksi), zoneOf(zone), language);
      return `${message} ${t("recorded", { id: used.idbilling, amount: formatRupiah(used.jumlah), time })}`;
    },
  };
}
