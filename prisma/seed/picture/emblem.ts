import { circle, path, picture, polygon, rect, repeat } from "./svg.ts";

/** An invented emblem for a region's letterhead; the real coats of arms are not ours to draw. */
export const emblem = (colour: string): string =>
  picture([
    path("M600,60 L920,140 V420 C920,600 780,700 600,760 C420,700 280,600 280,420 V140 Z", colour),
    path("M600,100 L884,170 V420 C884,580 760,668 600,722 C440,668 316,580 316,420 V170 Z", "#ffffff"),
    path("M600,128 L860,192 V420 C860,566 746,646 600,696 C454,646 340,566 340,420 V192 Z", colour),
    polygon("600,170 622,232 688,232 634,270 655,332 600,294 545,332 566,270 512,232 578,232", "#f6c945"),
    polygon("380,520 500,370 560,440 640,350 820,520", "#ffffff"),
    repeat(3, (row) => rect(420 + row * 30, 548 + row * 34, 360 - row * 60, 14, "#f6c945", 7)),
    circle(600, 400, 12, "#f6c945"),
  ]);
