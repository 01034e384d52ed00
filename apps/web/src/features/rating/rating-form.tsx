import { Button, Group, Radio, Stack, Text, Textarea } from "@mantine/core";
import { formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import type { OwnRating, RatingBody } from "@retribusi/contract/features/rating/rating.endpoints";
import { longestSentence, mostStars } from "@retribusi/contract/features/rating/rating.rules";
import { IconStar } from "@tabler/icons-react";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { useLanguage } from "../../lib/use-label.ts";
import { Stars } from "./stars.tsx";

interface Props {
  readonly rating: OwnRating;
  /** Of the object. */
  readonly zone: string;
  readonly isSaving: boolean;
  readonly onSave: (said: RatingBody) => void;
}

const choices = Array.from({ length: mostStars }, (_, at) => at + 1);
const starColor = "var(--mantine-color-yellow-filled)";

/** Stars and a sentence, as long as they may be given or changed. */
function Fields({ rating: { penilaian }, isSaving, onSave }: Props) {
  const { t } = useTranslation("rating");
  const [stars, setStars] = useState(penilaian?.bintang ?? 0);
  const [isMissing, setMissing] = useState(false);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isi = String(new FormData(event.currentTarget).get("isi") ?? "").trim();
    setMissing(stars === 0);
    if (stars > 0) onSave({ bintang: stars, isi });
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="md" align="flex-start">
        <Radio.Group
          label={t("stars")}
          value={String(stars)}
          onChange={(value) => {
            setStars(Number(value));
            setMissing(false);
          }}
          error={isMissing ? t("starsMissing") : null}
          errorProps={{ role: "alert" }}
        >
          <Group gap={4} mt={4}>
            {choices.map((count) => (
              <Radio.Card
                key={count}
                value={String(count)}
                aria-label={t("symbol", { count })}
                withBorder={false}
                p={4}
                w={44}
              >
                <IconStar size={36} aria-hidden color={starColor} fill={count <= stars ? starColor : "none"} />
              </Radio.Card>
            ))}
          </Group>
        </Radio.Group>
        <Textarea
          name="isi"
          label={t("sentence")}
          description={t("sentenceHint")}
          defaultValue={penilaian?.isi ?? ""}
          maxLength={longestSentence}
          autosize
          minRows={2}
          maxRows={8}
          w="100%"
        />
        <Button type="submit" mih={44} loading={isSaving}>
          {t(penilaian ? "change" : "send")}
        </Button>
      </Stack>
    </form>
  );
}

/** The question after a use: how it was. Shows what was said once it can't be changed any more, and nothing where nothing was. */
export function RatingForm(props: Props) {
  const { t } = useTranslation("rating");
  const language = useLanguage();
  const { penilaian, sampai } = props.rating;
  if (!sampai && !penilaian) return null;
  const until = sampai && formatInstant(new Date(sampai), zoneOf(props.zone), language);
  return (
    <SectionCard
      title={t(penilaian ? "yours" : "question")}
      lead={until ? t(`until.${penilaian ? "again" : "first"}`, { time: until }) : undefined}
    >
      {sampai ? (
        <Fields {...props} />
      ) : (
        <Group>
          <Stars value={penilaian?.bintang ?? 0} />
          <Text style={{ overflowWrap: "anywhere" }}>{penilaian?.isi}</Text>
        </Group>
      )}
    </SectionCard>
  );
}
