import { ActionIcon, Button, Group, NativeSelect } from "@mantine/core";
import { IconHeart, IconMap2, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import { useOrganisation } from "../../lib/organisation.ts";
import { type CatalogueSearch, paths } from "../../lib/paths.ts";
import { type Audience, cataloguePath } from "./catalogue-place.ts";
import classes from "./results-order.module.css";
import { placeOfFavourites } from "./use-favourites.ts";

interface Props {
  readonly audience: Audience;
  readonly kind: CatalogueSearch["jenis"];
  readonly search: CatalogueSearch;
}

const orders = ["harga", "kapasitas"] as const;

/** Room for the bar at the top of the page. */
const belowBar = 72;

/** Brings the results to the top of the window, so that the map is seen whole. */
function showWhole(button: HTMLElement): void {
  const results = button.closest("section");
  if (results) window.scrollBy({ top: results.getBoundingClientRect().top - belowBar });
}

/** Shows the results on a map, or the list again; nothing where the organisation has no map. */
function MapButton({ audience, kind, search }: Props) {
  const { t } = useTranslation("catalog");
  const { petaalamat } = useOrganisation();
  if (!petaalamat) return null;
  const isOpen = search.peta !== undefined;
  const Icon = isOpen ? IconX : IconMap2;
  return (
    <Button
      component={Link}
      to={cataloguePath(audience, { ...search, jenis: kind, peta: isOpen ? undefined : "1" })}
      preventScrollReset
      onClick={({ currentTarget }) => (isOpen ? undefined : showWhole(currentTarget))}
      className={classes.toggle ?? ""}
      data-closed={!isOpen || undefined}
      variant={isOpen ? "default" : "filled"}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
    >
      {t(isOpen ? "closeMap" : "onMap")}
    </Button>
  );
}

/** In what order the results stand; the address keeps it, and so does the way back from an object. Beside it the ways to a map and to one's favourites. */
export function ResultsOrder({ audience, kind, search }: Props) {
  const { t } = useTranslation("catalog");
  const navigate = useNavigate();
  const session = useSession();
  const choose = (value: string) => {
    const urut = orders.find((one) => one === value);
    void navigate(cataloguePath(audience, { ...search, jenis: kind, urut }), { preventScrollReset: true });
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <MapButton audience={audience} kind={kind} search={search} />
      {audience === "manager" || !placeOfFavourites(session) ? null : (
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
