/** The few shapes that the pictures are made of, on a canvas of 1200 × 800. */
export const width = 1200;
export const height = 800;

export type Shape = string;

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): Shape =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string): Shape =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): Shape =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const polygon = (points: string, fill: string): Shape => `<polygon points="${points}" fill="${fill}"/>`;

export const path = (d: string, fill: string): Shape => `<path d="${d}" fill="${fill}"/>`;

export const line = (points: string, stroke: string, strokeWidth: number): Shape =>
  `<polyline points="${points}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const group = (transform: string, shapes: readonly Shape[]): Shape =>
  `<g transform="${transform}">${shapes.join("")}</g>`;

export const faded = (opacity: number, shapes: readonly Shape[]): Shape =>
  `<g opacity="${opacity}">${shapes.join("")}</g>`;

/** A rectangle filled from `top` to `bottom`. The id of the gradient follows from its colours, so equal ones may repeat. */
export function gradient(x: number, y: number, w: number, h: number, top: string, bottom: string): Shape {
  const id = `g${top}${bottom}`.replace(/\W/g, "");
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>${rect(x, y, w, h, `url(#${id})`)}`;
}

/** `count` shapes in a row, each from its index. */
export const repeat = (count: number, shape: (index: number) => Shape): Shape =>
  Array.from({ length: count }, (_, index) => shape(index)).join("");

export const picture = (shapes: readonly Shape[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes.join("")}</svg>`;
