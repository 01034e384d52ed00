import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { RatingForm } from "./rating-form.tsx";
import { type Rated, useGiveGuestRating, useGiveRating, useGuestRating, useRating } from "./rating-query.ts";
import { Stars } from "./stars.tsx";

interface Zoned {
  readonly zone: string;
}

/** For the customer of a booking that has ended. */
export function OwnRating({ zone, ...of }: Rated & Zoned) {
  const { data } = useRating(of);
  const { mutate, isPending } = useGiveRating(of);
  return data ? <RatingForm rating={data} zone={zone} isSaving={isPending} onSave={mutate} /> : null;
}

/** For a guest without an account, by the link of a booking that has ended. */
export function GuestRating({ tanda, zone }: Zoned & { readonly tanda: string }) {
  const { data } = useGuestRating(tanda);
  const { mutate, isPending } = useGiveGuestRating(tanda);
  return data ? <RatingForm rating={data} zone={zone} isSaving={isPending} onSave={mutate} /> : null;
}

/** For the staff: what the customer said, once they did. */
export function GivenRating(of: Rated) {
  const { t } = useTranslation("rating");
  const { data } = useRating(of);
  const given = data?.penilaian;
  if (!given) return null;
  return (
    <SectionCard title={t("given")}>
      <Stack gap={4}>
        <Stars value={given.bintang} />
        {given.isi ? <Text style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{given.isi}</Text> : null}
        <Text size="sm" c="dimmed">
          {t(given.tampil ? "isPublic" : "isPrivate")}
        </Text>
      </Stack>
    </SectionCard>
  );
}
