import { Group, Rating, Text } from "@mantine/core";
import { mostStars } from "@retribusi/contract/features/rating/rating.rules";
import { useTranslation } from "react-i18next";

/** How many stars were given, drawn for the eyes and said in words. */
export function Stars({ value }: { readonly value: number }) {
  const { t } = useTranslation("rating");
  return (
    <Group gap="xs" component="span">
      <span aria-hidden>
        <Rating value={value} count={mostStars} fractions={2} readOnly component="span" />
      </span>
      <Text component="span" size="sm">
        {t("of", { value, most: mostStars })}
      </Text>
    </Group>
  );
}
