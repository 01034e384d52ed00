export const map = {
  keys: "Map: arrow keys move it, plus and minus zoom",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  missing: "The map, or a part of it, can't be loaded at the moment.",
  typed: "The coordinates can still be typed.",
  hint: "Tap the place, or drag the pin.",
  middle: "Put the pin in the middle",
} as const;
