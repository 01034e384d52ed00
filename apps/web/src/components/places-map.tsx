import type { Place } from "@retribusi/contract/features/policy/policy.place";
import { divIcon, type Map as LeafletMap, latLngBounds, marker, point } from "leaflet";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { together } from "./near-places.ts";
import classes from "./places-map.module.css";
import { TileMap, type Tiles } from "./tile-map.tsx";

interface Marked extends Place {
  readonly id: number;
}

type Together<T> = readonly [T, ...T[]];

/** What a mark shows and says. */
interface Face {
  readonly text: ReactNode;
  /** For whoever doesn't see the map; with the text in it. */
  readonly label: string;
  /** Nothing to be had there. */
  readonly isQuiet: boolean;
}

interface MarksProps<T extends Marked> {
  /** The same list as before leaves the map where it is. */
  readonly places: readonly T[];
  readonly faceOf: (places: Together<T>) => Face;
  readonly chosen: readonly number[];
  /** What is pointed at elsewhere. */
  readonly lit: number | undefined;
  /** What is at a mark that was pressed: one place, with all that stands there. */
  readonly onChoose: (places: Together<T>) => void;
}

interface Props<T extends Marked> extends MarksProps<T> {
  readonly tiles: Tiles;
  readonly label: string;
  readonly without: string;
  readonly panel: ReactNode;
}

/** So near is gone at most to show all places. */
const nearest = 14;
/** Room for marks at the edge: sideways and above. */
const edge = { paddingTopLeft: point(64, 72), paddingBottomRight: point(64, 40) };
const around = edge.paddingTopLeft.add(edge.paddingBottomRight);

const pointOf = ({ lintang, bujur }: Place): [number, number] => [lintang, bujur];
const boundsOf = (places: readonly Place[]) => latLngBounds(places.map(pointOf));

/** Which places are told as one at a zoom of the map. */
const groupsAt = <T extends Marked>(map: LeafletMap, places: readonly T[], zoom: number) =>
  together(places.map((place) => ({ place, ...pixels(map, place, zoom) })));

function pixels(map: LeafletMap, place: Place, zoom: number) {
  const { x, y } = map.project(pointOf(place), zoom);
  return { x, y };
}

/** How much of the map's height the panel takes at most, with room for who made the map. */
const panelShare = 0.68;

const isCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Nearer to what stands so close together that one mark stands for it. */
function goNearer(map: LeafletMap, places: readonly Place[]): void {
  const bounds = boundsOf(places);
  const zoom = Math.max(map.getZoom() + 1, map.getBoundsZoom(bounds, false, around));
  map.setView(bounds.getCenter(), Math.min(zoom, map.getMaxZoom()), { animate: !isCalm() });
}

function createMark() {
  const face = document.createElement("span");
  const icon = divIcon({ html: face, className: classes["mark"] ?? "", iconSize: [0, 0] });
  return { face, mark: marker([0, 0], { icon, keyboard: false }) };
}

interface MarkProps extends Face {
  readonly map: LeafletMap;
  readonly place: Place;
  readonly isChosen: boolean;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

function Mark({ map, place: { lintang, bujur }, text, label, isQuiet, isChosen, isLit, onPress }: MarkProps) {
  const [{ face, mark }] = useState(createMark);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    // The map's own click: none where it was only dragged.
    const onClick = () => press();
    mark.on("click", onClick).addTo(map);
    return () => {
      mark.off("click", onClick).remove();
    };
  }, [map, mark]);
  useEffect(() => {
    mark.setLatLng([lintang, bujur]);
  }, [mark, lintang, bujur]);
  useEffect(() => {
    mark.setZIndexOffset(isChosen || isLit ? 1_000 : 0);
  }, [mark, isChosen, isLit]);
  return createPortal(
    <button
      type="button"
      className={classes["button"]}
      aria-label={label}
      aria-expanded={isChosen}
      data-quiet={isQuiet || undefined}
      data-lit={isLit || undefined}
      // For the keyboard alone: under a finger that is still down it would move away.
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) map.panInside([lintang, bujur], { ...edge, animate: false });
      }}
    >
      <span className={classes["face"]}>{text}</span>
    </button>,
    face,
  );
}

function useZoom(map: LeafletMap): number {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const read = () => setZoom(map.getZoom());
    map.on("zoomend", read);
    return () => {
      map.off("zoomend", read);
    };
  }, [map]);
  return zoom;
}

function Marks<T extends Marked>({ map, places, faceOf, chosen, lit, onChoose }: MarksProps<T> & { map: LeafletMap }) {
  const zoom = useZoom(map);
  useEffect(() => {
    if (places.length > 0) map.fitBounds(boundsOf(places), { ...edge, maxZoom: nearest, animate: false });
  }, [map, places]);
  const groups = useMemo(() => groupsAt(map, places, zoom), [map, places, zoom]);
  const choose = (group: Together<T>) => {
    if (groupsAt(map, group, map.getMaxZoom()).length > 1) {
      goNearer(map, group);
      return;
    }
    // The panel takes the lower part of the map.
    map.panInside(pointOf(group[0]), {
      ...edge,
      paddingBottomRight: point(64, map.getSize().y * panelShare),
      animate: !isCalm(),
    });
    onChoose(group);
  };
  return groups.map((group) => (
    <Mark
      key={group[0].id}
      map={map}
      place={group[0]}
      {...faceOf(group)}
      isChosen={group.some(({ id }) => chosen.includes(id))}
      isLit={group.some(({ id }) => id === lit)}
      onPress={() => choose(group)}
    />
  ));
}

/** A map of several places: a mark each, and one for those that would cover each other, which goes nearer or tells all that stand there. */
export function PlacesMap<T extends Marked>({ tiles, label, without, panel, ...marks }: Props<T>) {
  return (
    <TileMap tiles={tiles} label={label} without={without} panel={panel}>
      {(map) => <Marks map={map} {...marks} />}
    </TileMap>
  );
}
