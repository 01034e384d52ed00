import type { Random } from "../random.ts";
import { hills, sky } from "./landscape.ts";
import type { Scene } from "./lodging.ts";
import type { Light, Scheme } from "./palette.ts";
import {
  circle,
  ellipse,
  faded,
  gradient,
  height,
  line,
  path,
  polygon,
  rect,
  repeat,
  type Shape,
  width,
} from "./svg.ts";

/** A view through a window: the landscape, cut to the frame. */
function view(x: number, y: number, w: number, h: number, light: Light, scheme: Scheme, random: Random): Shape {
  const id = `v${x}${y}`;
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>${rect(x - 12, y - 12, w + 24, h + 24, "#ffffff", 6)}<g clip-path="url(#${id})"><g transform="translate(${x} ${y}) scale(${w / 900})">${sky(light, random)}${hills(light, random)}${rect(0, 590, width, 400, light.grass[0])}</g></g>${rect(x + w / 2 - 4, y, 8, h, "#ffffff")}${rect(x - 18, y + h + 8, w + 36, 14, scheme.trim, 4)}`;
}

const curtain = (x: number, y: number, h: number, fill: string): Shape =>
  path(`M${x},${y} h70 c-6,${h / 3} 10,${h / 2} -18,${h} h-52 Z`, fill) +
  faded(0.2, [rect(x + 18, y, 5, h, "#000000"), rect(x + 40, y, 5, h, "#000000")]);

const floor = (fill: string): Shape =>
  rect(0, 620, width, height - 620, fill) +
  faded(0.18, [repeat(5, (index) => rect(0, 646 + index * 32, width, 3, "#000000"))]) +
  rect(0, 610, width, 14, "#ffffff");

const plant = (x: number, y: number, light: Light, pot: string): Shape =>
  repeat(
    5,
    (index) =>
      `<g transform="translate(${x} ${y - 70}) rotate(${-60 + index * 30})">${path("M0,0 C-24,-50 -10,-120 0,-140 C14,-110 24,-50 0,0 Z", light.leaf[index % 2 === 0 ? 0 : 1])}</g>`,
  ) + polygon(`${x - 38},${y - 74} ${x + 38},${y - 74} ${x + 26},${y} ${x - 26},${y}`, pot);

const bed = (x: number, y: number, w: number, scheme: Scheme): Shape =>
  rect(x - 16, y - 190, w + 32, 200, scheme.trim, 14) +
  rect(x, y - 60, w, 130, "#ffffff", 14) +
  repeat(2, (index) => rect(x + 26 + index * (w / 2 - 6), y - 106, w / 2 - 46, 64, "#fdfbf6", 18)) +
  repeat(2, (index) => rect(x + 60 + index * (w / 2 - 6), y - 82, w / 2 - 114, 44, scheme.soft, 14)) +
  rect(x - 6, y - 10, w + 12, 110, scheme.accent, 12) +
  rect(x - 6, y - 10, w + 12, 30, scheme.soft, 10) +
  rect(x + 6, y + 98, 16, 30, scheme.trim) +
  rect(x + w - 22, y + 98, 16, 30, scheme.trim);

const lamp = (x: number, y: number, scheme: Scheme): Shape =>
  faded(0.25, [circle(x, y - 96, 80, "#ffe9b0")]) +
  rect(x - 44, y - 34, 88, 130, scheme.trim, 8) +
  rect(x - 4, y - 80, 8, 48, "#a98a5b") +
  polygon(`${x - 34},${y - 76} ${x - 20},${y - 128} ${x + 20},${y - 128} ${x + 34},${y - 76}`, "#fff0c9");

const frame = (x: number, y: number, scheme: Scheme): Shape =>
  rect(x, y, 150, 110, "#ffffff", 4) +
  rect(x + 10, y + 10, 130, 90, scheme.soft) +
  circle(x + 100, y + 42, 18, scheme.accent) +
  polygon(`${x + 10},${y + 100} ${x + 60},${y + 46} ${x + 110},${y + 100}`, scheme.trim);

/** A room with a double bed and a view. */
export const bedroom: Scene = (light, scheme, random) => {
  const mirrored = random.chance(0.5);
  const shapes = [
    gradient(0, 0, width, 620, scheme.wall, scheme.shade),
    floor("#c89f72"),
    view(120, 150, 300, 290, light, scheme, random),
    curtain(70, 120, 400, scheme.soft),
    `<g transform="translate(490 0) scale(-1 1)">${curtain(20, 120, 400, scheme.soft)}</g>`,
    rect(50, 108, 440, 14, scheme.trim, 7),
    frame(640, 190, scheme),
    frame(830, 220, scheme),
    ellipse(760, 716, 380, 52, scheme.soft),
    lamp(520, 580, scheme),
    bed(590, 580, 420, scheme),
    lamp(1090, 580, scheme),
    plant(60, 690, light, scheme.accent),
  ];
  return mirrored ? [`<g transform="translate(${width} 0) scale(-1 1)">${shapes.join("")}</g>`] : shapes;
};

/** Bunk beds and a desk. */
export const bunkRoom: Scene = (light, scheme, random) => [
  gradient(0, 0, width, 620, scheme.wall, scheme.shade),
  floor("#b9c0b4"),
  view(460, 130, 280, 250, light, scheme, random),
  bunk(60, scheme),
  bunk(820, scheme),
  rect(470, 500, 260, 18, scheme.trim, 4),
  rect(482, 518, 14, 140, scheme.trim),
  rect(704, 518, 14, 140, scheme.trim),
  rect(520, 440, 120, 60, "#2d3a45", 6),
  rect(528, 447, 104, 46, light.window, 3),
  rect(560, 556, 84, 12, scheme.accent, 6),
  line("572,566 560,680", scheme.accent, 8),
  line("632,566 644,680", scheme.accent, 8),
  ellipse(600, 730, 260, 34, scheme.soft),
];

const bunk = (x: number, scheme: Scheme): Shape =>
  [0, 1]
    .map((level) => {
      const y = 330 + level * 210;
      return (
        rect(x, y, 320, 20, scheme.trim, 6) +
        rect(x + 8, y - 40, 304, 42, "#ffffff", 12) +
        rect(x + 18, y - 62, 90, 36, scheme.soft, 14) +
        rect(x + 120, y - 46, 192, 48, level === 0 ? scheme.accent : scheme.roof, 12)
      );
    })
    .join("") +
  rect(x - 8, 230, 16, 460, scheme.trim, 6) +
  rect(x + 312, 230, 16, 460, scheme.trim, 6) +
  repeat(4, (index) => rect(x + 250, 380 + index * 44, 66, 8, scheme.trim, 4));

/** A breakfast room. */
export const diningRoom: Scene = (light, scheme, random) => [
  gradient(0, 0, width, 620, scheme.wall, scheme.shade),
  floor("#b98f66"),
  view(150, 140, 380, 300, light, scheme, random),
  view(670, 140, 380, 300, light, scheme, random),
  ...[300, 600, 900].flatMap((x) => [
    rect(x - 2, 0, 4, 110, scheme.trim),
    faded(0.3, [circle(x, 150, 70, "#ffe9b0")]),
    path(`M${x - 46},150 C${x - 40},96 ${x + 40},96 ${x + 46},150 Z`, scheme.accent),
  ]),
  ...[240, 600, 960].flatMap((x) => [
    chair(x - 130, 1, scheme),
    chair(x + 130, -1, scheme),
    ellipse(x, 560, 110, 18, scheme.trim),
    ellipse(x, 554, 110, 18, "#f8f1e2"),
    rect(x - 10, 566, 20, 110, scheme.trim),
    ellipse(x, 680, 60, 10, scheme.trim),
    circle(x - 30, 548, 14, "#ffffff"),
    circle(x + 30, 548, 14, "#ffffff"),
    rect(x - 6, 518, 12, 30, scheme.soft, 4),
    circle(x, 510, 14, light.leaf[1]),
  ]),
];

const chair = (x: number, facing: 1 | -1, scheme: Scheme): Shape =>
  `<g transform="translate(${x} 690) scale(${facing} 1)">${[
    rect(-40, -200, 14, 200, scheme.trim, 5),
    rect(-34, -196, 16, 84, scheme.accent, 8),
    rect(-40, -96, 80, 18, scheme.accent, 8),
    rect(26, -80, 12, 80, scheme.trim, 4),
  ].join("")}</g>`;
