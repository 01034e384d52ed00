import { Button, Group, Text } from "@mantine/core";
import { type Place, roundPlace } from "@retribusi/contract/features/policy/policy.place";
import { IconFocusCentered, IconMapPinFilled } from "@tabler/icons-react";
import { divIcon, type LatLng, type Map as LeafletMap, marker } from "leaflet";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import classes from "./point-map.module.css";
import { TileMap, type Tiles } from "./tile-map.tsx";

interface PointProps {
  /** Nothing where the place isn't known. */
  readonly place: Place | null;
  readonly onChange: (place: Place) => void;
}

interface Props extends PointProps {
  readonly tiles: Tiles;
  readonly label: string;
}

/** The streets around a place. */
const near = 16;

/** A pin that can be dragged, with the element that its picture is drawn into. */
function createPin() {
  const face = document.createElement("span");
  const icon = divIcon({ html: face, className: classes["pin"] ?? "", iconSize: [40, 40], iconAnchor: [20, 38] });
  return { face, pin: marker([0, 0], { icon, draggable: true, autoPan: true, keyboard: false }) };
}

function Point({ map, place, onChange }: PointProps & { readonly map: LeafletMap }) {
  const { t } = useTranslation("map");
  const [{ face, pin }] = useState(createPin);
  const chosen = useRef<Place>(null);
  const choose = ({ lat, lng }: LatLng) => {
    chosen.current = roundPlace(lat, lng);
    onChange(chosen.current);
  };
  const onChoice = useEffectEvent(choose);
  useEffect(() => {
    const onClick = ({ latlng }: { readonly latlng: LatLng }) => onChoice(latlng);
    const onDrag = () => onChoice(pin.getLatLng());
    map.on("click", onClick);
    pin.on("dragend", onDrag);
    return () => {
      map.off("click", onClick);
      pin.off("dragend", onDrag).remove();
    };
  }, [map, pin]);
  const { lintang, bujur } = place ?? {};
  useEffect(() => {
    if (lintang === undefined || bujur === undefined) {
      pin.remove();
      return;
    }
    pin.setLatLng([lintang, bujur]).addTo(map);
    // What was chosen on the map is seen already.
    const isSeen = chosen.current?.lintang === lintang && chosen.current.bujur === bujur;
    if (!isSeen) map.setView([lintang, bujur], Math.max(map.getZoom(), near), { animate: false });
  }, [map, pin, lintang, bujur]);
  return (
    <Group justify="space-between" mt="xs">
      <Text size="sm" c="dimmed">
        {t("hint")}
      </Text>
      <Button
        variant="default"
        leftSection={<IconFocusCentered size={18} aria-hidden />}
        onClick={() => choose(map.getCenter())}
      >
        {t("middle")}
      </Button>
      {createPortal(<IconMapPinFilled size={40} aria-hidden />, face)}
    </Group>
  );
}

/** A map on which one place is set: by a press, by dragging its pin, or without a pointer at the middle. */
export function PointMap({ tiles, label, ...point }: Props) {
  const { t } = useTranslation("map");
  return (
    <div className={classes["point"]}>
      <TileMap tiles={tiles} label={label} without={t("typed")}>
        {(map) => <Point map={map} {...point} />}
      </TileMap>
    </div>
  );
}
