import { NumberInput, SimpleGrid } from "@mantine/core";
import { type TariffUnit, tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { longest } from "@retribusi/contract/features/policy/policy.rules";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import type { PolicyForm } from "./use-policy-form.ts";
import { usePolicyWords } from "./use-policy-words.ts";

interface Props {
  readonly form: PolicyForm;
  readonly unit: TariffUnit;
}

const whole = { min: 0, allowDecimal: false, clampBehavior: "none" } as const;

/** How long, how early and how late it can be ordered, and what is kept free. */
export function OrderingFields({ form, unit }: Props) {
  const { t } = useTranslation("policy");
  const label = useLabel();
  const words = usePolicyWords();
  const unitName = label(tariffUnitLabels[unit]);
  const most = longest[unit];
  const field = (name: "minlama" | "makslama" | "minpesanjam" | "makspesanhari" | "jedamenit" | "toleransimenit") => ({
    ...whole,
    label: words.field(name),
    ...form.getInputProps(name),
  });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {most > 1 ? (
        <>
          <NumberInput {...field("minlama")} description={t("lengthHint", { unit: unitName })} placeholder="1" />
          <NumberInput
            {...field("makslama")}
            description={t("lengthMostHint", { unit: unitName, most })}
            placeholder={String(most)}
          />
        </>
      ) : null}
      <NumberInput required {...field("minpesanjam")} description={t("leadHint")} suffix={` ${t("hours")}`} />
      <NumberInput required {...field("makspesanhari")} description={t("horizonHint")} suffix={` ${t("days")}`} />
      <NumberInput required {...field("jedamenit")} description={t("pauseHint")} suffix={` ${t("minutes")}`} />
      <NumberInput
        {...field("toleransimenit")}
        description={t(unit === "jam" ? "toleranceHours" : "toleranceDay")}
        suffix={` ${t("minutes")}`}
      />
    </SimpleGrid>
  );
}
