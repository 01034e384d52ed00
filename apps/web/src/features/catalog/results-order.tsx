import { ActionIcon, Group, NativeSelect } from "@mantine/core";
import { IconHeart } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { type CatalogueSearch, paths } from "../../lib/paths.ts";
import { type Audience, cataloguePath } from "./catalogue-place.ts";

interface Props {
  readonly audience: Audience;
  readonly kind: CatalogueSearch["jenis"];
  readonly search: CatalogueSearch;
}

const orders = ["harga", "kapasitas"] as const;

/** In what order the results stand; the address keeps it, and so does the way back from an object. Beside it the way to one's favourites. */
export function ResultsOrder({ audience, kind, search }: Props) {
  const { t } = useTranslation("catalog");
  const navigate = useNavigate();
  const choose = (value: string) => {
    const urut = orders.find((one) => one === value);
    void navigate(cataloguePath(audience, { ...search, jenis: kind, urut }), { preventScrollReset: true });
  };
  return (
    <Group gap="xs" wrap="nowrap">
      {audience === "manager" ? null : (
        <ActionIcon
          component={Link}
          to={paths.favourites}
          variant="default"
          size="input-sm"
          aria-label={t("favourite.title")}
          title={t("favourite.title")}
        >
          <IconHeart size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <NativeSelect
        flex={1}
        aria-label={t("order.label")}
        value={search.urut ?? ""}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: "", label: t("order.nama") },
          ...orders.map((value) => ({ value, label: t(`order.${value}`) })),
        ]}
      />
    </Group>
  );
}
