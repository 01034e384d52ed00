import type { Random } from "../random.ts";
import { bush, hills, lawn, palm, pine, sea, sky, tree } from "./landscape.ts";
import type { Light, Scheme } from "./palette.ts";
import { faded, height, path, polygon, rect, repeat, type Shape, width } from "./svg.ts";

export type Scene = (light: Light, scheme: Scheme, random: Random) => readonly Shape[];

const pane = (x: number, y: number, w: number, h: number, light: Light, scheme: Scheme): Shape =>
  rect(x - 6, y - 6, w + 12, h + 12, scheme.trim, 4) +
  rect(x, y, w, h, light.window, 2) +
  rect(x + w / 2 - 2, y, 4, h, scheme.trim) +
  faded(0.4, [
    polygon(`${x},${y + h} ${x},${y + h * 0.6} ${x + w * 0.45},${y} ${x + w * 0.45 - 1},${y + h * 0.2}`, "#ffffff"),
  ]);

const hippedRoof = (x: number, y: number, w: number, h: number, scheme: Scheme): Shape =>
  polygon(`${x - 40},${y} ${x + w * 0.16},${y - h} ${x + w * 0.84},${y - h} ${x + w + 40},${y}`, scheme.roof) +
  rect(x + w * 0.16 - 6, y - h - 8, w * 0.68 + 12, 12, scheme.ridge, 6) +
  faded(
    0.25,
    [1, 2, 3, 4].map((row) => {
      const inset = (w * 0.16 + 40) * (row / 5);
      return rect(x - 40 + inset, y - (h * row) / 5, w + 80 - inset * 2, 3, scheme.ridge);
    }),
  ) +
  rect(x - 46, y - 4, w + 92, 14, scheme.ridge, 6);

/** A guest house of two floors with a veranda. */
export const guestHouse: Scene = (light, scheme, random) => {
  const x = 300 + random.between(-30, 30);
  return [
    sky(light, random),
    hills(light, random),
    lawn(light),
    tree(x - 130, 640, 1.35, light),
    tree(x + 740, 650, 1.5, light),
    rect(x, 330, 600, 310, scheme.wall),
    rect(x, 330, 600, 22, scheme.shade),
    hippedRoof(x, 334, 600, 130, scheme),
    repeat(5, (index) => pane(x + 40 + index * 112, 372, 68, 82, light, scheme)),
    rect(x - 20, 486, 640, 14, scheme.trim, 4),
    repeat(2, (side) => repeat(2, (index) => pane(x + 40 + side * 336 + index * 112, 530, 68, 80, light, scheme))),
    rect(x + 250, 512, 100, 128, scheme.accent, 6),
    rect(x + 262, 524, 34, 104, light.window, 3),
    rect(x + 304, 524, 34, 104, light.window, 3),
    repeat(6, (index) => rect(x - 12 + index * 122, 498, 14, 142, scheme.trim, 3)),
    rect(x - 30, 636, 660, 16, scheme.shade, 4),
    path(`M${x + 250},652 L${x + 350},652 L${x + 470},800 L${x + 130},800 Z`, "#e9dfc9"),
    bush(x + 60, 668, light),
    bush(x + 180, 672, light),
    bush(x + 430, 670, light),
    bush(x + 560, 668, light),
  ];
};

/** A wooden villa on stilts between palms, the sea behind it. */
export const beachVilla: Scene = (light, scheme, random) => [
  sky(light, random),
  sea(light),
  palm(150, 690, 1.5, light),
  palm(1010, 700, 1.25, light),
  repeat(4, (index) => rect(420 + index * 128, 600, 18, 90, scheme.trim, 4)),
  rect(380, 586, 480, 20, scheme.trim, 6),
  rect(420, 420, 400, 168, scheme.wall),
  faded(0.35, [repeat(8, (index) => rect(420, 436 + index * 20, 400, 2, scheme.shade))]),
  pane(450, 456, 90, 84, light, scheme),
  pane(700, 456, 90, 84, light, scheme),
  rect(576, 452, 88, 136, scheme.accent, 4),
  rect(586, 462, 68, 60, light.window, 3),
  polygon("360,430 500,280 740,280 880,430", scheme.roof),
  rect(492, 272, 256, 14, scheme.ridge, 7),
  faded(0.25, [repeat(4, (row) => rect(390 + (3 - row) * 30, 310 + row * 28, 460 - (3 - row) * 60, 3, scheme.ridge))]),
  repeat(9, (index) => rect(392 + index * 56, 548, 6, 40, scheme.trim)),
  rect(386, 544, 468, 8, scheme.trim, 4),
  palm(250, 770, 0.9, light),
  bush(920, 720, light),
];

/** Cabins with steep roofs under pines. */
export const forestCabin: Scene = (light, scheme, random) => [
  sky(light, random),
  hills(light, random),
  repeat(13, (index) => pine(index * 100 + random.between(-24, 24), 600 + random.between(-14, 10), 1.3, light)),
  lawn(light, 600),
  cabin(620, 690, 1.25, light, scheme),
  cabin(300, 650, 0.75, light, scheme),
  pine(90, 730, 1.9, light),
  pine(1090, 740, 2.1, light),
  path("M560,690 C600,740 480,760 430,800 L760,800 C760,750 700,740 690,690 Z", "#dccfa9"),
  bush(860, 712, light),
];

const cabin = (x: number, y: number, size: number, light: Light, scheme: Scheme): Shape =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[
    polygon("-150,0 0,-270 150,0", scheme.wall),
    polygon("-186,8 -8,-304 8,-304 16,-274 -140,8", scheme.roof),
    polygon("186,8 8,-304 -8,-304 -4,-270 140,8", scheme.ridge),
    polygon("-52,-118 0,-212 52,-118", light.window),
    rect(-34, -98, 68, 98, scheme.accent, 4),
    rect(-24, -88, 48, 40, light.window, 2),
    rect(-160, -4, 320, 14, scheme.trim, 4),
  ].join("")}</g>`;

/** A dormitory block along a courtyard. */
export const dormitory: Scene = (light, scheme, random) => [
  sky(light, random),
  hills(light, random),
  lawn(light),
  rect(140, 300, 920, 340, scheme.wall),
  rect(100, 270, 1000, 40, scheme.roof, 8),
  repeat(
    3,
    (floor) =>
      repeat(9, (index) => pane(180 + index * 98, 334 + floor * 104, 56, 58, light, scheme)) +
      rect(130, 408 + floor * 104, 940, 10, floor === 2 ? "none" : scheme.trim),
  ),
  rect(540, 530, 120, 110, scheme.accent, 4),
  rect(554, 544, 42, 96, light.window),
  rect(604, 544, 42, 96, light.window),
  rect(510, 512, 180, 18, scheme.roof, 6),
  path(`M540,640 L660,640 L760,${height} L440,${height} Z`, "#e6dcc4"),
  rect(0, 640, width, 8, scheme.shade),
  tree(80, 680, 1.3, light),
  tree(1120, 690, 1.4, light),
  repeat(3, (index) => bush(220 + index * 100, 664, light)),
  repeat(3, (index) => bush(780 + index * 100, 664, light)),
];
