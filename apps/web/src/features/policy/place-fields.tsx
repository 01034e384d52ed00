import { Anchor, Group, MultiSelect, NumberInput, SimpleGrid, Skeleton, Stack } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { mapAddress } from "@retribusi/contract/features/catalog/catalog.map";
import { facilities, facilitiesOf, facilityLabels } from "@retribusi/contract/features/policy/policy.facilities";
import { type Place, refusePlace } from "@retribusi/contract/features/policy/policy.place";
import { type ClipboardEvent, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useOrganisation } from "../../lib/organisation.ts";
import { useLabel } from "../../lib/use-label.ts";
import { OwnPlace } from "./own-place.tsx";
import { readPlace } from "./read-place.ts";
import type { PolicyForm } from "./use-policy-form.ts";
import { usePolicyWords } from "./use-policy-words.ts";

const degrees = { decimalScale: 6, decimalSeparator: ".", clampBehavior: "none", hideControls: true } as const;

const PointMap = lazyPart(async () => (await import("../../components/point-map.tsx")).PointMap);

/** The place that is entered, as soon as it is one. */
function placeIn({ lintang, bujur }: PolicyForm["values"]): Place | null {
  if (lintang === "" || bujur === "") return null;
  const place = { lintang: Number(lintang), bujur: Number(bujur) };
  return Object.keys(refusePlace(place)).length === 0 ? place : null;
}

/** Where it is: typed, taken from the device, or set on a map where the installation has one. */
function Coordinates({ form }: { readonly form: PolicyForm }) {
  const { t } = useTranslation("policy");
  const words = usePolicyWords();
  const { petaalamat, petaatribusi } = useOrganisation();
  const place = placeIn(form.values);
  const setPlace = ({ lintang, bujur }: Place) => {
    form.setFieldValue("lintang", lintang);
    form.setFieldValue("bujur", bujur);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = readPlace(event.clipboardData.getData("text"));
    if (!pasted) return;
    event.preventDefault();
    setPlace(pasted);
  };
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NumberInput
          label={words.field("lintang")}
          description={t("latitudeHint")}
          {...degrees}
          onPaste={onPaste}
          {...form.getInputProps("lintang")}
        />
        <NumberInput
          label={words.field("bujur")}
          description={t("longitudeHint")}
          {...degrees}
          onPaste={onPaste}
          {...form.getInputProps("bujur")}
        />
      </SimpleGrid>
      <Group>
        <OwnPlace onFound={setPlace} />
        {place ? (
          <Anchor size="sm" href={mapAddress(place, "")} target="_blank" rel="noopener noreferrer">
            {t("showOnMap")}
          </Anchor>
        ) : null}
      </Group>
      {petaalamat ? (
        <Suspense fallback={<Skeleton h="20rem" />}>
          <PointMap
            tiles={{ address: petaalamat, attribution: petaatribusi }}
            label={t("map")}
            place={place}
            onChange={setPlace}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** How many people it is for, what it offers beside itself, and where it is. */
export function PlaceFields({ form, kind }: { readonly form: PolicyForm; readonly kind: BookingKind }) {
  const { t } = useTranslation("policy");
  const label = useLabel();
  const words = usePolicyWords();
  const { fasilitas } = form.values;
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
      </SimpleGrid>
      <Coordinates form={form} />
    </Stack>
  );
}
