import type { Random } from "../random.ts";
import type { Light } from "./palette.ts";
import {
  circle,
  ellipse,
  faded,
  gradient,
  group,
  height,
  path,
  polygon,
  rect,
  repeat,
  type Shape,
  width,
} from "./svg.ts";

export function sky(light: Light, random: Random): Shape {
  const [x, y] = light.sunAt;
  return [
    gradient(0, 0, width, height, ...light.sky),
    faded(0.35, [circle(x, y, 120, light.sun)]),
    circle(x, y, 70, light.sun),
    repeat(3, (index) => cloud(120 + index * 400 + random.between(-80, 120), random.between(70, 220), light.cloud)),
  ].join("");
}

const cloud = (x: number, y: number, fill: string): Shape =>
  faded(0.75, [
    ellipse(x, y, 90, 20, fill),
    circle(x - 32, y - 14, 26, fill),
    circle(x + 6, y - 26, 34, fill),
    circle(x + 44, y - 12, 24, fill),
  ]);

/** Three ranges of hills, the far one with a volcano. */
export function hills(light: Light, random: Random): Shape {
  const peak = random.between(250, 950);
  return [
    polygon(
      `${peak - 360},560 ${peak - 50},290 ${peak - 16},304 ${peak + 22},296 ${peak + 52},312 ${peak + 400},560`,
      light.hills[0],
    ),
    range(random, 470, 70, light.hills[1]),
    range(random, 530, 45, light.hills[2]),
  ].join("");
}

function range(random: Random, base: number, swing: number, fill: string): Shape {
  const points = Array.from({ length: 7 }, (_, index) => [index * 200, base + random.between(-swing, swing)] as const);
  const curve = points.map(([x, y]) => `${x - 100},${y} ${x},${(y + base) / 2}`).join(" S");
  return path(`M0,${height} L0,${base} S${curve} L${width},${height} Z`, fill);
}

export const lawn = (light: Light, top = 590): Shape =>
  rect(0, top, width, height - top, light.grass[0]) +
  path(`M0,${top + 110} C320,${top + 60} 760,${top + 150} 1200,${top + 90} L1200,800 L0,800 Z`, light.grass[1]);

export const site = (light: Light, top = 600): Shape =>
  rect(0, top, width, height - top, light.earth[0]) +
  path(`M0,${top + 120} C300,${top + 90} 800,${top + 140} 1200,${top + 104} L1200,800 L0,800 Z`, light.earth[1]);

export const sea = (light: Light): Shape =>
  gradient(0, 470, width, 200, ...light.sea) +
  faded(
    0.35,
    [
      [150, 520, 160],
      [620, 505, 220],
      [900, 560, 180],
      [380, 590, 240],
    ].map(([x = 0, y = 0, w = 0]) => rect(x, y, w, 5, "#ffffff", 2)),
  ) +
  path("M0,640 C280,600 620,690 1200,630 L1200,800 L0,800 Z", light.earth[0]) +
  path("M0,720 C380,680 760,760 1200,700 L1200,800 L0,800 Z", light.earth[1]);

/** A round tree whose trunk stands at (x, y). */
export const tree = (x: number, y: number, size: number, light: Light): Shape =>
  group(`translate(${x} ${y}) scale(${size})`, [
    rect(-7, -90, 14, 92, "#6b4a35", 4),
    circle(-30, -120, 46, light.leaf[0]),
    circle(34, -124, 44, light.leaf[0]),
    circle(0, -160, 56, light.leaf[1]),
    circle(-14, -112, 40, light.leaf[1]),
  ]);

export const pine = (x: number, y: number, size: number, light: Light): Shape =>
  group(`translate(${x} ${y}) scale(${size})`, [
    rect(-6, -30, 12, 32, "#5a4030"),
    ...[0, 1, 2].map((step) =>
      polygon(
        `${-62 + step * 14},${-26 - step * 56} 0,${-130 - step * 50} ${62 - step * 14},${-26 - step * 56}`,
        light.leaf[step % 2 === 0 ? 0 : 1],
      ),
    ),
  ]);

export const palm = (x: number, y: number, size: number, light: Light): Shape =>
  group(`translate(${x} ${y}) scale(${size})`, [
    path("M-9,0 C-4,-90 8,-150 30,-215 L42,-211 C26,-150 14,-90 12,0 Z", "#80603f"),
    ...[-160, -125, -75, -35, 10, 45].map((angle, index) =>
      group(`translate(36 -214) rotate(${angle})`, [
        path("M0,0 C40,-34 100,-30 140,12 C96,-6 44,2 0,8 Z", light.leaf[index % 2 === 0 ? 0 : 1]),
      ]),
    ),
    circle(32, -204, 9, "#8a5a34"),
    circle(44, -200, 9, "#754a2a"),
  ]);

export const bush = (x: number, y: number, light: Light): Shape =>
  circle(x - 26, y, 26, light.leaf[0]) +
  circle(x + 4, y - 12, 32, light.leaf[1]) +
  circle(x + 34, y, 24, light.leaf[0]);
