import { ActionIcon, Text } from "@mantine/core";
import { country } from "@retribusi/contract/features/policy/policy.place";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { map as drawMap, type Map as LeafletMap, latLngBounds, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./tile-map.module.css";

/** Where the browser gets a map from, and who made it. */
export interface Tiles {
  /** Of one tile, with `{z}`, `{x}` and `{y}` in it. */
  readonly address: string;
  readonly attribution: string | null;
}

interface Props {
  readonly tiles: Tiles;
  /** What the map is for, for whoever doesn't see it. */
  readonly label: string;
  /** What can be done while the map can't be loaded. */
  readonly without: string;
  /** What stands on the map at its foot, above who made it. */
  readonly panel?: ReactNode;
  /** What belongs to the map, once there is one. */
  readonly children: (map: LeafletMap) => ReactNode;
}

const { lintang, bujur } = country;
const whole = latLngBounds([lintang.min, bujur.min], [lintang.max, bujur.max]);

/** The whole country. The wheel zooms only while the map has the focus, so that a page scrolls past it. */
function drawCountry(container: HTMLElement): LeafletMap {
  const map = drawMap(container, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    minZoom: 3,
    maxBounds: whole.pad(0.5),
  });
  map.on("focus", () => map.scrollWheelZoom.enable()).on("blur", () => map.scrollWheelZoom.disable());
  return map.fitBounds(whole);
}

/** Covers the map, and tells whether tiles of what is shown are missing. */
function addTiles(map: LeafletMap, address: string, onMissing: (isMissing: boolean) => void): void {
  let missing = 0;
  // Map servers want to know which site asks; the rest of the page's address is nobody's business.
  tileLayer(address, { referrerPolicy: "strict-origin" })
    .on("loading", () => {
      missing = 0;
    })
    .on("tileerror", () => {
      missing += 1;
      onMissing(true);
    })
    .on("load", () => onMissing(missing > 0))
    .addTo(map);
}

/** A map of the country from the organisation's map server, which is asked by the browser alone. */
export function TileMap({ tiles: { address, attribution }, label, without, panel, children }: Props) {
  const { t } = useTranslation("map");
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isMissing, setMissing] = useState(false);
  const attach = useCallback(
    (container: HTMLDivElement) => {
      const drawn = drawCountry(container);
      addTiles(drawn, address, setMissing);
      setMap(drawn);
      const observer = new ResizeObserver(() => drawn.invalidateSize());
      observer.observe(container);
      return () => {
        observer.disconnect();
        setMap(null);
        drawn.remove();
      };
    },
    [address],
  );
  return (
    <section aria-label={label}>
      <div className={classes["frame"]}>
        <div ref={attach} className={classes["map"]} role="application" aria-label={t("keys")} />
        <ActionIcon.Group orientation="vertical" className={classes["zoom"] ?? ""}>
          <ActionIcon variant="default" size={44} aria-label={t("zoomIn")} onClick={() => map?.zoomIn()}>
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size={44} aria-label={t("zoomOut")} onClick={() => map?.zoomOut()}>
            <IconMinus size={20} aria-hidden />
          </ActionIcon>
        </ActionIcon.Group>
        {panel}
        {attribution ? <small className={classes["attribution"]}>{attribution}</small> : null}
      </div>
      <Text role="status" size="sm" c="red" mt={isMissing ? "xs" : 0}>
        {isMissing ? `${t("missing")} ${without}` : ""}
      </Text>
      {map ? children(map) : null}
    </section>
  );
}
