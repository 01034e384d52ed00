import { Anchor, MultiSelect, NumberInput, SimpleGrid, Stack } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { facilities, facilitiesOf, facilityLabels } from "@retribusi/contract/features/policy/policy.facilities";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import { mapAddress } from "../catalog/map-address.ts";
import type { PolicyForm } from "./use-policy-form.ts";
import { usePolicyWords } from "./use-policy-words.ts";

const degrees = { decimalScale: 6, decimalSeparator: ".", clampBehavior: "none", hideControls: true } as const;

/** How many people it is for, what it offers beside itself, and where it is. */
export function PlaceFields({ form, kind }: { readonly form: PolicyForm; readonly kind: BookingKind }) {
  const { t } = useTranslation("policy");
  const label = useLabel();
  const words = usePolicyWords();
  const { lintang, bujur, fasilitas } = form.values;
  const offered = facilities.filter((one) => facilitiesOf[kind].includes(one) || fasilitas.includes(one));
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NumberInput
          label={words.field("kapasitas")}
          description={t("capacityHint")}
          min={1}
          allowDecimal={false}
          clampBehavior="none"
          {...form.getInputProps("kapasitas")}
        />
        <MultiSelect
          label={words.field("fasilitas")}
          description={t("facilitiesHint")}
          data={offered.map((value) => ({ value, label: label(facilityLabels[value]) }))}
          searchable
          clearable
          clearButtonProps={{ "aria-label": t("clear", { name: words.field("fasilitas") }) }}
          {...form.getInputProps("fasilitas")}
        />
        <NumberInput
          label={words.field("lintang")}
          description={t("latitudeHint")}
          {...degrees}
          {...form.getInputProps("lintang")}
        />
        <NumberInput
          label={words.field("bujur")}
          description={t("longitudeHint")}
          {...degrees}
          {...form.getInputProps("bujur")}
        />
      </SimpleGrid>
      {lintang === "" || bujur === "" ? null : (
        <Anchor
          href={mapAddress({ lintang: Number(lintang), bujur: Number(bujur) }, "")}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("showOnMap")}
        </Anchor>
      )}
    </Stack>
  );
}
