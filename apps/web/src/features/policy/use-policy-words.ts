import { documentKindLabels } from "@retribusi/contract/features/policy/policy.documents";
import { facilityLabels } from "@retribusi/contract/features/policy/policy.facilities";
import type { DocumentRule } from "@retribusi/contract/features/policy/policy.requirements";
import { payerGroupLabels, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import { useWeekday } from "../../lib/use-weekday.ts";
import type { PolicyValues } from "./policy-values.ts";

const fields = [
  "jamcheckin",
  "jamcheckout",
  "batascheckin",
  "jampekan",
  "jedamenit",
  "toleransimenit",
  "minlama",
  "makslama",
  "minpesanjam",
  "makspesanhari",
  "aturanbatal",
  "isUsual",
  "persenpulangawal",
  "dokumenwajib",
  "kapasitas",
  "fasilitas",
  "lintang",
  "bujur",
] as const;

const isField = (name: string): name is (typeof fields)[number] => fields.some((one) => one === name);

/** What the inputs are called, and what stands in them as people read it. */
export function usePolicyWords() {
  const { t } = useTranslation("policy");
  const label = useLabel();
  const weekday = useWeekday();
  const documents = (rule: DocumentRule): string =>
    payerGroups
      .map((group) => [label(payerGroupLabels[group]), rule[group].map((kind) => label(documentKindLabels[kind]))])
      .map(([group, kinds]) => `${group}: ${kinds?.length ? kinds : "–"}`)
      .join("; ");
  const week = (days: PolicyValues["jampekan"]): string =>
    days
      .map(({ isOpen, jambuka, jamtutup }, at) => {
        const times = isOpen ? `${jambuka}–${jamtutup}` : t("closed");
        return `${weekday(at + 1, "short")} ${times}`;
      })
      .join(", ");
  return {
    /** By the path of an input: a weekday for one of its times. */
    field: (path: string): string => {
      const [name = "", at, part] = path.split(".");
      if (name === "jampekan" && at !== undefined) {
        const day = weekday(Number(at) + 1);
        return t(part === "jambuka" ? "opensOn" : "closesOn", { day });
      }
      if (name === "aturanbatal" && at !== undefined) return t("step", { number: Number(at) + 1 });
      return isField(name) ? t(`field.${name}`) : name;
    },
    value: (name: string, values: PolicyValues): string => {
      switch (name) {
        case "jampekan":
          return week(values.jampekan);
        case "aturanbatal":
          return values.aturanbatal
            .map(({ sampaijam, persen }) => t("stepShort", { days: Number(sampaijam) / 24, percent: persen }))
            .join(", ");
        case "isUsual":
          return t(values.isUsual ? "usualRefund" : "ownRefund");
        case "dokumenwajib":
          return documents(values.dokumenwajib);
        case "fasilitas":
          return values.fasilitas.map((one) => label(facilityLabels[one])).join(", ") || "–";
        default: {
          const value = values[name];
          return value === "" ? "–" : String(value);
        }
      }
    },
  };
}
