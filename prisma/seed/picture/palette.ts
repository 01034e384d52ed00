/** Colours of a picture: a time of day for everything outdoors, and a scheme for the building, room or machine in it. */
export interface Light {
  readonly sky: readonly [top: string, bottom: string];
  readonly sun: string;
  readonly sunAt: readonly [x: number, y: number];
  readonly cloud: string;
  readonly hills: readonly [far: string, middle: string, near: string];
  readonly grass: readonly [back: string, front: string];
  readonly leaf: readonly [dark: string, light: string];
  readonly sea: readonly [top: string, bottom: string];
  readonly earth: readonly [back: string, front: string];
  readonly window: string;
}

export interface Scheme {
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  readonly ridge: string;
  readonly trim: string;
  readonly accent: string;
  readonly soft: string;
}

export const lights: readonly Light[] = [
  {
    sky: ["#8fc7e8", "#e9f4ee"],
    sun: "#fff3c4",
    sunAt: [980, 150],
    cloud: "#ffffff",
    hills: ["#a9cbd0", "#84b4a4", "#5d9a7c"],
    grass: ["#86b865", "#6ba350"],
    leaf: ["#2f7a55", "#4c9a68"],
    sea: ["#5fb6c9", "#2f8fae"],
    earth: ["#d9b98a", "#c29c68"],
    window: "#cfe8f2",
  },
  {
    sky: ["#f2a65e", "#fde8c8"],
    sun: "#fff1b8",
    sunAt: [860, 300],
    cloud: "#fff3df",
    hills: ["#d79a83", "#b4736b", "#7f5560"],
    grass: ["#9aa457", "#7c8a45"],
    leaf: ["#4c6442", "#6e8450"],
    sea: ["#e4a07d", "#8f6f86"],
    earth: ["#cfa074", "#b5835a"],
    window: "#ffe2a6",
  },
  {
    sky: ["#3f5f95", "#f0b99a"],
    sun: "#ffe0bd",
    sunAt: [300, 360],
    cloud: "#e6c3c0",
    hills: ["#8a86ad", "#66698f", "#464e70"],
    grass: ["#5f7f64", "#486a55"],
    leaf: ["#2c4a4a", "#40655b"],
    sea: ["#8a8fb5", "#46608f"],
    earth: ["#a98c80", "#8a6e65"],
    window: "#ffd98a",
  },
  {
    sky: ["#b9dcd6", "#fbf3dd"],
    sun: "#ffffff",
    sunAt: [250, 170],
    cloud: "#ffffff",
    hills: ["#bcd8c8", "#95c0a4", "#6ea584"],
    grass: ["#a3c96f", "#84b257"],
    leaf: ["#3a8463", "#66a873"],
    sea: ["#86cdc6", "#4ba3ac"],
    earth: ["#e2c79b", "#cda878"],
    window: "#dff2ee",
  },
];

export const schemes: readonly Scheme[] = [
  {
    wall: "#f7efe0",
    shade: "#e4d5bd",
    roof: "#b5523b",
    ridge: "#8f3c2a",
    trim: "#7a5638",
    accent: "#1f7a6d",
    soft: "#f0c27b",
  },
  {
    wall: "#eef3f5",
    shade: "#d3dee3",
    roof: "#34536b",
    ridge: "#24405a",
    trim: "#4d6472",
    accent: "#d9803f",
    soft: "#a7c7d9",
  },
  {
    wall: "#f4e3cf",
    shade: "#e0c6a6",
    roof: "#6b4a35",
    ridge: "#523625",
    trim: "#8a6242",
    accent: "#b0413e",
    soft: "#e8b07a",
  },
  {
    wall: "#f3f0e6",
    shade: "#dcd7c6",
    roof: "#3f6b57",
    ridge: "#2c5242",
    trim: "#6d5a42",
    accent: "#c9962f",
    soft: "#b6cfa8",
  },
  {
    wall: "#faf1ee",
    shade: "#ead8d3",
    roof: "#7b3f55",
    ridge: "#5f2d41",
    trim: "#7d5a55",
    accent: "#33689a",
    soft: "#e5b5b5",
  },
  {
    wall: "#f6f4fa",
    shade: "#dedaea",
    roof: "#504a7d",
    ridge: "#3b3663",
    trim: "#5f5a70",
    accent: "#d1a03c",
    soft: "#bdb6dc",
  },
];
