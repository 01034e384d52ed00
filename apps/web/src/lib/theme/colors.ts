import type { MantineColorsTuple } from "@mantine/core";

/** Sea green of the archipelago: actions, links, the current place. Shade 7 is the button, 8 the link on paper. */
export const tirta: MantineColorsTuple = [
  "#eef7f4",
  "#d6ece5",
  "#acd8cb",
  "#7dc1af",
  "#52a993",
  "#2f917a",
  "#1a7a65",
  "#126555",
  "#0d5246",
  "#083d34",
];

/** Turmeric: the one warm accent. Never the colour of small text on paper below shade 8. */
export const kunyit: MantineColorsTuple = [
  "#fdf7e9",
  "#faebc8",
  "#f6da97",
  "#f2c763",
  "#eeb53c",
  "#dd9c1c",
  "#b97c10",
  "#93600d",
  "#754b0e",
  "#573810",
];

export const red: MantineColorsTuple = [
  "#fdf1ee",
  "#fadcd5",
  "#f3b7aa",
  "#ea8c79",
  "#de6650",
  "#cc4831",
  "#b33823",
  "#962c1b",
  "#7a2518",
  "#5c1c13",
];

export const green: MantineColorsTuple = [
  "#f0f8ec",
  "#dcefd2",
  "#b8dea6",
  "#8fc977",
  "#69b24d",
  "#4d9833",
  "#3b7f26",
  "#2f681f",
  "#27541b",
  "#1d3e15",
];

export const blue: MantineColorsTuple = [
  "#eef5fb",
  "#d8e8f5",
  "#b0d0ea",
  "#82b4dc",
  "#5697cc",
  "#377cb5",
  "#27659a",
  "#1f527f",
  "#1a4368",
  "#13314d",
];

/** Paper and ink, slightly warm. Shade 6 is the lightest that may carry text. */
export const gray: MantineColorsTuple = [
  "#faf8f5",
  "#f4f1ec",
  "#e9e5de",
  "#d9d3c9",
  "#bfb7aa",
  "#8f8678",
  "#6b6357",
  "#524b41",
  "#36312a",
  "#211d18",
];

/** The same ink turned round for dark rooms: 0 is text, 7 the page, 6 a card, 4 a line. */
export const dark: MantineColorsTuple = [
  "#edeae5",
  "#cfcac2",
  "#aea89e",
  "#8b857b",
  "#4a4640",
  "#393631",
  "#282622",
  "#1c1a17",
  "#161412",
  "#100f0d",
];
