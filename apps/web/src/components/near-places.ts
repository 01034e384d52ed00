/** A place and where it is drawn, in pixels. */
export interface Spot<T> {
  readonly place: T;
  readonly x: number;
  readonly y: number;
}

/** How much room a mark takes, so that none covers another. */
const room = { x: 104, y: 48 };

/** Places whose marks would cover each other, together: each with the first one that is near enough, in their order. */
export function together<T>(spots: readonly Spot<T>[]): readonly (readonly [T, ...T[]])[] {
  const groups: { readonly x: number; readonly y: number; readonly places: [T, ...T[]] }[] = [];
  for (const { place, x, y } of spots) {
    const near = groups.find((group) => Math.abs(group.x - x) < room.x && Math.abs(group.y - y) < room.y);
    if (near) near.places.push(place);
    else groups.push({ x, y, places: [place] });
  }
  return groups.map(({ places }) => places);
}
