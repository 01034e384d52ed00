import type { Random } from "../random.ts";
import { hills, site, sky } from "./landscape.ts";
import type { Scene } from "./lodging.ts";
import type { Light } from "./palette.ts";
import { circle, ellipse, line, path, polygon, rect, repeat, type Shape } from "./svg.ts";

/** Paint of the machines: body, shaded side. Yellow comes first because most of them are. */
const paints = [
  ["#f4b400", "#c98f00"],
  ["#ef7d22", "#bf5d10"],
  ["#2f7fb8", "#1f5c8a"],
  ["#3f9b6c", "#2c744f"],
] as const;
const dark = "#2f353b";
const steel = "#6b757d";
const glass = "#bfe0ea";

type Draw = (body: string, side: string) => readonly Shape[];

/** A machine on a building site. */
const onSite =
  (draw: Draw): Scene =>
  (light, _scheme, random) => {
    const [body, side] = random.pick([paints[0], ...paints]);
    return [
      sky(light, random),
      hills(light, random),
      ...works(light, random),
      ellipse(600, 716, 470, 26, "#00000030"),
      ...draw(body, side),
    ];
  };

function works(light: Light, random: Random): Shape[] {
  const heap = random.between(60, 220);
  return [
    site(light),
    polygon(`${heap},640 ${heap + 110},540 ${heap + 170},560 ${heap + 300},640`, light.earth[1]),
    ...[980, 1080].map((x) => cone(x, 690 + random.between(0, 30))),
    repeat(
      6,
      (index) =>
        rect(760 + index * 80, 600, 46, 10, index % 2 === 0 ? "#e8543f" : "#ffffff", 3) +
        rect(780 + index * 80, 608, 6, 34, steel),
    ),
  ];
}

const cone = (x: number, y: number): Shape =>
  polygon(`${x - 22},${y} ${x - 5},${y - 60} ${x + 5},${y - 60} ${x + 22},${y}`, "#f26b3a") +
  rect(x - 14, y - 30, 28, 10, "#ffffff") +
  rect(x - 30, y - 4, 60, 8, "#d6552a", 4);

const wheel = (x: number, y: number, r: number): Shape =>
  circle(x, y, r, dark) + circle(x, y, r * 0.55, "#d7dbde") + circle(x, y, r * 0.2, steel);

const track = (x: number, y: number, w: number): Shape =>
  rect(x, y - 76, w, 84, dark, 42) +
  rect(x + 14, y - 62, w - 28, 56, "#4a525a", 28) +
  repeat(Math.floor((w - 60) / 56), (index) => circle(x + 48 + index * 56, y - 34, 22, steel)) +
  repeat(Math.floor((w - 60) / 56), (index) => circle(x + 48 + index * 56, y - 34, 9, dark));

const cab = (x: number, y: number, body: string): Shape =>
  path(
    `M${x},${y} V${y - 150} C${x},${y - 166} ${x + 10},${y - 170} ${x + 22},${y - 170} H${x + 104} L${x + 136},${y - 70} V${y} Z`,
    body,
  ) +
  path(`M${x + 14},${y - 74} V${y - 152} H${x + 96} L${x + 118},${y - 74} Z`, glass) +
  rect(x + 56, y - 152, 7, 80, body) +
  rect(x - 6, y - 180, 124, 14, dark, 7);

const excavatorTop: Draw = (body, side) => [
  rect(380, 500, 330, 110, body, 18),
  path("M380,520 C340,524 332,600 380,610 H470 V500 H400 Z", side),
  rect(402, 478, 90, 24, side, 8),
  rect(420, 440, 16, 42, steel, 4),
  cab(580, 520, body),
  path("M690,560 L840,330 L886,350 L770,600 Z", body),
  path("M836,336 L862,318 L1010,470 L984,500 Z", side),
  circle(858, 344, 26, dark),
  line("740,540 838,420", steel, 14),
  line("884,330 985,440", steel, 12),
  path("M976,480 L1020,474 C1050,540 1040,600 986,622 C956,606 940,586 934,560 L980,556 Z", dark),
  repeat(4, (index) =>
    polygon(
      `${936 + index * 14},${574 + index * 12} ${926 + index * 14},${596 + index * 12} ${946 + index * 14},${586 + index * 12}`,
      steel,
    ),
  ),
];

export const crawlerExcavator: Scene = onSite((body, side) => [
  track(320, 702, 430),
  rect(470, 600, 150, 34, steel, 8),
  ...excavatorTop(body, side),
]);

export const wheelExcavator: Scene = onSite((body, side) => [
  rect(350, 606, 400, 44, steel, 10),
  wheel(420, 660, 54),
  wheel(690, 660, 54),
  ...excavatorTop(body, side),
]);

export const bulldozer: Scene = onSite((body, side) => [
  track(330, 704, 460),
  rect(400, 510, 330, 110, body, 14),
  rect(600, 490, 150, 130, side, 12),
  repeat(5, (index) => rect(622 + index * 22, 520, 10, 72, dark, 4)),
  cab(430, 520, body),
  rect(680, 430, 16, 64, steel, 5),
  line("720,640 880,650", steel, 24),
  line("740,560 880,610", side, 18),
  path("M872,500 C920,540 920,650 884,714 L930,714 C962,640 960,560 916,496 Z", dark),
  path("M330,610 L250,560 L236,580 L310,650 Z", side),
  path("M236,560 L256,556 L246,704 L226,690 Z", dark),
]);

export const motorGrader: Scene = onSite((body, side) => [
  path("M470,560 H760 L1000,600 L1020,640 H980 L760,610 H470 Z", body),
  rect(260, 520, 240, 110, body, 16),
  rect(260, 520, 70, 110, side, 16),
  rect(296, 484, 14, 40, steel, 4),
  cab(480, 560, body),
  path("M620,640 C690,620 760,640 820,690 L800,712 C740,670 690,660 640,672 Z", dark),
  line("690,580 720,650", steel, 12),
  line("640,580 660,650", steel, 12),
  wheel(300, 654, 62),
  wheel(430, 654, 62),
  wheel(980, 662, 54),
]);

export const vibroRoller: Scene = onSite((body, side) => [
  rect(330, 510, 300, 120, body, 18),
  rect(330, 510, 90, 120, side, 18),
  repeat(4, (index) => rect(346, 530 + index * 20, 58, 8, dark, 4)),
  cab(500, 530, body),
  rect(620, 570, 180, 34, steel, 8),
  wheel(420, 640, 78),
  circle(800, 620, 100, "#8c959c"),
  circle(800, 620, 82, "#a9b1b7"),
  circle(800, 620, 22, dark),
  path("M700,600 H900 V566 H700 Z", body),
  rect(690, 560, 220, 16, side, 6),
]);

export const backhoeLoader: Scene = onSite((body, side) => [
  rect(380, 530, 390, 90, body, 16),
  rect(640, 500, 140, 110, side, 14),
  cab(470, 540, body),
  line("700,560 880,640", side, 28),
  path("M860,600 H980 L1000,690 H900 C870,680 858,650 860,600 Z", dark),
  line("400,560 290,400 200,540", body, 30),
  line("380,520 300,430", steel, 10),
  path("M176,520 L226,536 C240,590 220,640 176,650 C160,610 160,560 176,520 Z", dark),
  wheel(450, 636, 84),
  wheel(720, 662, 56),
]);

export const forklift: Scene = onSite((body, side) => [
  rect(400, 530, 300, 120, body, 20),
  rect(380, 560, 90, 90, side, 18),
  path("M450,540 L480,380 H660 L690,540 H670 L644,398 H496 L470,540 Z", dark),
  rect(470, 366, 200, 18, dark, 8),
  rect(530, 480, 70, 60, side, 10),
  rect(726, 330, 18, 350, steel, 4),
  rect(760, 330, 18, 350, steel, 4),
  rect(776, 664, 190, 14, dark, 4),
  rect(790, 530, 160, 130, "#c8965a", 4),
  repeat(3, (index) => rect(790, 556 + index * 36, 160, 5, "#a5763f")),
  rect(862, 530, 12, 130, "#e3c08d"),
  wheel(460, 660, 52),
  wheel(670, 660, 52),
]);

export const dumpTruck: Scene = onSite((body, side) => [
  rect(240, 600, 700, 34, dark, 8),
  polygon("220,420 700,420 670,600 290,600", side),
  polygon("220,420 700,420 694,450 228,450", body),
  repeat(5, (index) => rect(320 + index * 80, 450, 12, 146, body)),
  path("M250,420 C320,370 420,390 470,372 C540,380 620,372 670,420 Z", "#8a6a4a"),
  path("M730,600 V430 C730,410 742,400 760,400 H880 L950,500 L960,600 Z", body),
  path("M780,500 V430 H866 L916,500 Z", glass),
  rect(930, 560, 46, 44, dark, 8),
  circle(950, 548, 14, "#fff3c4"),
  wheel(340, 650, 56),
  wheel(470, 650, 56),
  wheel(850, 650, 56),
]);
