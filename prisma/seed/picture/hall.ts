import { bush, hills, lawn, sky, tree } from "./landscape.ts";
import type { Scene } from "./lodging.ts";
import type { Light, Scheme } from "./palette.ts";
import { circle, ellipse, faded, gradient, height, path, polygon, rect, repeat, type Shape, width } from "./svg.ts";

/** A roof in two tiers over a colonnade, as a provincial hall or a baileo has. */
export const grandHall: Scene = (light, scheme, random) => [
  sky(light, random),
  hills(light, random),
  lawn(light),
  rect(240, 430, 720, 210, scheme.wall),
  rect(240, 430, 720, 30, scheme.shade),
  repeat(6, (index) => doorway(290 + index * 112, light, scheme)),
  polygon("150,440 330,320 870,320 1050,440", scheme.roof),
  polygon("400,324 500,190 700,190 800,324", scheme.ridge),
  polygon("400,324 500,190 600,190 600,324", scheme.roof),
  rect(488, 180, 224, 14, scheme.trim, 7),
  polygon("586,180 600,132 614,180", scheme.accent),
  faded(0.22, [repeat(3, (row) => rect(200 + row * 45, 412 - row * 30, 800 - row * 90, 3, "#000000"))]),
  rect(140, 434, 920, 16, scheme.trim, 6),
  repeat(
    8,
    (index) => rect(196 + index * 112, 450, 24, 190, "#fffaf0") + rect(190 + index * 112, 450, 36, 14, scheme.soft),
  ),
  repeat(3, (step) =>
    rect(200 - step * 34, 640 + step * 16, 800 + step * 68, 18, step % 2 === 0 ? "#efe6d3" : "#ded2b9"),
  ),
  path(`M480,688 L720,688 L860,${height} L340,${height} Z`, "#e9dfc9"),
  flag(150, 690),
  flag(1050, 690),
  tree(70, 690, 1.25, light),
  tree(1140, 700, 1.35, light),
  bush(280, 712, light),
  bush(920, 712, light),
];

const doorway = (x: number, light: Light, scheme: Scheme): Shape =>
  rect(x, 500, 60, 140, scheme.trim, 4) +
  rect(x + 8, 508, 44, 132, light.window) +
  rect(x + 28, 508, 4, 132, scheme.trim);

const flag = (x: number, y: number): Shape =>
  rect(x - 3, y - 330, 6, 330, "#8d949c") +
  rect(x + 3, y - 326, 74, 24, "#d32f2f") +
  rect(x + 3, y - 302, 74, 24, "#ffffff");

/** Rows of seats before a stage. */
export const auditorium: Scene = (_light, scheme, random) => [
  gradient(0, 0, width, height, scheme.shade, scheme.wall),
  polygon(`0,0 ${width},0 1000,110 200,110`, scheme.wall),
  ...[340, 600, 860].flatMap((x) => [
    faded(0.35, [ellipse(x, 96, 90, 40, "#fff2c4")]),
    ellipse(x, 84, 46, 12, "#ffe6a3"),
  ]),
  rect(180, 110, 840, 390, scheme.ridge),
  rect(220, 140, 760, 330, scheme.roof),
  screen(410, 190, scheme),
  curtain(180, scheme, 1),
  curtain(1020, scheme, -1),
  path(
    "M180,110 H1020 V160 C900,190 840,150 760,176 C680,196 640,150 600,176 C540,196 500,150 430,176 C350,196 280,160 180,160 Z",
    scheme.accent,
  ),
  rect(140, 470, 920, 40, scheme.trim, 6),
  rect(140, 510, 920, 40, "#5a4030"),
  rect(300, 400, 60, 72, "#6b4a35", 6),
  rect(292, 392, 76, 14, "#80583c", 4),
  rect(0, 550, width, 250, "#a98561"),
  ...[0, 1, 2, 3].map((row) => seats(row, scheme, random.between(0, 9) > 2)),
];

const screen = (x: number, y: number, scheme: Scheme): Shape =>
  rect(x, y, 380, 210, "#ffffff", 6) +
  rect(x + 14, y + 14, 352, 182, "#eef4f4", 4) +
  circle(x + 60, y + 62, 26, scheme.accent) +
  rect(x + 104, y + 44, 190, 14, scheme.trim, 7) +
  rect(x + 104, y + 70, 140, 10, scheme.soft, 5) +
  repeat(4, (bar) =>
    rect(x + 60 + bar * 72, y + 170 - bar * 16, 44, 16 + bar * 16, bar % 2 === 0 ? scheme.soft : scheme.accent, 3),
  );

const curtain = (x: number, scheme: Scheme, side: 1 | -1): Shape =>
  `<g transform="translate(${x} 110) scale(${side} 1)">${path("M0,0 H120 C96,140 130,240 84,362 H0 Z", scheme.accent)}${faded(0.22, [rect(26, 20, 8, 340, "#000000"), rect(62, 20, 8, 340, "#000000")])}</g>`;

function seats(row: number, scheme: Scheme, filled: boolean): Shape {
  const size = 46 + row * 16;
  const count = Math.floor(1240 / (size + 14));
  return repeat(count, (index) => {
    const x = index * (size + 14) - 20 + (row % 2) * 20;
    const y = 566 + row * 62;
    return (
      rect(x, y, size, size * 0.9, index % 2 === 0 || filled ? scheme.accent : scheme.roof, 12) +
      rect(x + 4, y + size * 0.62, size - 8, size * 0.34, scheme.ridge, 8)
    );
  });
}

/** A long table, a screen, and windows on one side. */
export const meetingRoom: Scene = (light, scheme, random) => [
  gradient(0, 0, width, 560, scheme.wall, scheme.shade),
  polygon(`0,560 ${width},560 ${width},${height} 0,${height}`, "#b7bfc4"),
  repeat(
    3,
    (index) => rect(70 + index * 130, 130, 108, 280, "#ffffff", 4) + rect(78 + index * 130, 138, 92, 264, light.window),
  ),
  repeat(3, (index) => rect(78 + index * 130, 300, 92, 102, light.leaf[1])),
  screen(600, 150, scheme),
  ...[260, 600, 940].flatMap((x) => [
    rect(x - 120, 40, 240, 16, "#ffffff", 8),
    faded(0.3, [rect(x - 140, 56, 280, 26, "#fff6d8", 12)]),
  ]),
  repeat(5, (index) => officeChair(300 + index * 150, 486, 0.8, scheme)),
  polygon("260,520 940,520 1100,680 100,680", "#8a6242"),
  polygon("100,680 1100,680 1100,710 100,710", "#6d4b31"),
  repeat(4, (index) =>
    polygon(
      `${330 + index * 150},560 ${410 + index * 150},560 ${420 + index * 150},596 ${320 + index * 150},596`,
      "#f7f4ec",
    ),
  ),
  repeat(3, (index) => circle(440 + index * 150, 590, 13, random.chance(0.5) ? scheme.soft : "#ffffff")),
  repeat(5, (index) => officeChair(160 + index * 220, 720, 1.15, scheme)),
];

const officeChair = (x: number, y: number, size: number, scheme: Scheme): Shape =>
  `<g transform="translate(${x} ${y}) scale(${size})">${rect(-44, -70, 88, 96, scheme.accent, 18)}${rect(-36, -58, 72, 60, scheme.roof, 14)}${rect(-50, 14, 100, 24, scheme.accent, 12)}${rect(-5, 38, 10, 40, "#4b5560")}</g>`;

/** A classroom. */
export const classroom: Scene = (light, scheme) => [
  gradient(0, 0, width, 560, scheme.wall, scheme.shade),
  rect(0, 560, width, 240, "#c9a679"),
  rect(330, 150, 540, 240, scheme.trim, 8),
  rect(344, 164, 512, 212, "#2f5d50", 4),
  faded(0.75, [
    rect(390, 204, 220, 8, "#ffffff", 4),
    rect(390, 234, 300, 8, "#ffffff", 4),
    rect(390, 264, 180, 8, "#ffffff", 4),
    circle(760, 260, 50, "#4f8271"),
  ]),
  repeat(
    2,
    (side) =>
      rect(70 + side * 880, 150, 180, 250, "#ffffff", 4) +
      rect(80 + side * 880, 160, 160, 230, light.window) +
      rect(156 + side * 880, 160, 8, 230, "#ffffff"),
  ),
  ...[0, 1].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const size = 1 + row * 0.35;
      return `<g transform="translate(${150 + column * 300 - row * 40 * (column - 1.5) * -1} ${600 + row * 140}) scale(${size})">${rect(-84, -30, 168, 16, scheme.trim, 4)}${rect(-74, -16, 10, 66, "#5f6a70")}${rect(64, -16, 10, 66, "#5f6a70")}${rect(-34, 6, 68, 56, scheme.accent, 10)}</g>`;
    }),
  ),
];

/** A gazebo in a garden. */
export const gazebo: Scene = (light, scheme, random) => [
  sky(light, random),
  hills(light, random),
  lawn(light),
  tree(120, 650, 1.6, light),
  tree(1080, 660, 1.7, light),
  tree(930, 620, 1.1, light),
  polygon("350,400 600,220 850,400", scheme.roof),
  polygon("600,220 850,400 700,400", scheme.ridge),
  polygon("584,232 600,176 616,232", scheme.trim),
  rect(340, 394, 520, 18, scheme.trim, 8),
  repeat(4, (index) => rect(394 + index * 132, 412, 18, 230, scheme.trim, 4)),
  repeat(11, (index) => rect(400 + index * 40, 560, 8, 80, scheme.wall)),
  rect(388, 552, 426, 12, scheme.wall, 4),
  rect(470, 590, 260, 14, scheme.accent, 5),
  rect(500, 604, 14, 40, scheme.accent),
  rect(686, 604, 14, 40, scheme.accent),
  polygon("340,640 860,640 900,676 300,676", "#d8ccb0"),
  path("M520,676 C560,720 420,760 380,800 L760,800 C760,750 660,730 690,676 Z", "#e6dcc0"),
  repeat(6, (index) =>
    circle(
      250 + index * 20 + random.between(-6, 6),
      720 + random.between(-14, 14),
      9,
      index % 2 === 0 ? "#e7786a" : "#f2c14e",
    ),
  ),
  repeat(6, (index) =>
    circle(
      850 + index * 22 + random.between(-6, 6),
      724 + random.between(-14, 14),
      9,
      index % 2 === 0 ? "#d86fa5" : "#f4e285",
    ),
  ),
  bush(220, 700, light),
];
