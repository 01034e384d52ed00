import type { map as en } from "../en/map.ts";
import type { Texts } from "../texts.ts";

export const map: Texts<typeof en> = {
  keys: "Peta: tombol panah untuk menggeser, plus dan minus untuk memperbesar dan memperkecil",
  zoomIn: "Perbesar",
  zoomOut: "Perkecil",
  missing: "Peta atau sebagiannya sedang tidak dapat dimuat.",
  typed: "Koordinat tetap dapat diketik.",
  hint: "Ketuk tempatnya, atau geser penandanya.",
  middle: "Taruh penanda di tengah",
};
