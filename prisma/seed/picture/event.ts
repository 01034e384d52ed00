import { hills, sky } from "./landscape.ts";
import type { Scene } from "./lodging.ts";
import { circle, faded, line, path, polygon, rect, repeat, type Shape } from "./svg.ts";

const dark = "#2f353b";
const steel = "#6b757d";

/** Loudspeakers and lights on an open stage. */
export const soundSystem: Scene = (light, scheme, random) => [
  sky(light, random),
  rect(0, 620, 1200, 180, "#4b4038"),
  faded(0.3, [polygon("300,60 120,620 460,620", "#ffe9a8"), polygon("900,60 740,620 1080,620", "#ffe9a8")]),
  rect(120, 40, 960, 22, dark, 6),
  rect(120, 40, 18, 600, steel),
  rect(1062, 40, 18, 600, steel),
  repeat(7, (index) => circle(210 + index * 130, 76, 20, index % 2 === 0 ? "#ffd166" : scheme.soft)),
  ...[200, 800].flatMap((x) => [0, 1].map((level) => speaker(x, 250 + level * 190, scheme.accent))),
  rect(430, 520, 340, 100, dark, 8),
  repeat(
    10,
    (index) =>
      rect(450 + index * 31, 536, 8, 60, steel, 4) +
      rect(446 + index * 31, 548 + random.between(0, 36), 16, 10, scheme.soft, 3),
  ),
  line("600,520 600,400", steel, 8),
  circle(600, 388, 18, dark),
  rect(90, 620, 1020, 30, scheme.trim, 6),
];

const speaker = (x: number, y: number, accent: string): Shape =>
  rect(x, y, 200, 180, "#22272c", 10) +
  circle(x + 100, y + 108, 56, "#3a4148") +
  circle(x + 100, y + 108, 24, accent) +
  circle(x + 100, y + 34, 20, "#3a4148");

/** Rows of chairs under a party tent. */
export const eventChairs: Scene = (light, scheme, random) => [
  sky(light, random),
  hills(light, random),
  rect(0, 590, 1200, 210, light.grass[0]),
  path("M120,330 C300,200 480,230 600,150 C720,230 900,200 1080,330 Z", scheme.wall),
  path("M120,330 C300,200 480,230 600,150 L600,330 Z", scheme.soft),
  repeat(12, (index) =>
    path(`M${120 + index * 80},330 h80 c-6,50 -74,50 -80,0 Z`, index % 2 === 0 ? scheme.accent : scheme.wall),
  ),
  ...[140, 440, 750, 1050].map((x) => rect(x, 330, 12, 300, "#ffffff")),
  ...[0, 1, 2].map((row) =>
    repeat(8 - row, (index) => {
      const size = 0.8 + row * 0.25;
      return `<g transform="translate(${180 + row * 30 + index * (112 + row * 26)} ${630 + row * 70}) scale(${size})">${rect(-28, -96, 56, 60, scheme.roof, 10)}${rect(-32, -40, 64, 16, scheme.ridge, 6)}${rect(-28, -26, 8, 56, steel)}${rect(20, -26, 8, 56, steel)}</g>`;
    }),
  ),
];
