import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/**
 * Makes the fonts of the first screen from those of the packages, with the characters for which `font.css` names them. Run it by hand,
 * `node build/subset-fonts.mjs`, when one of those changes; the files are kept with the source.
 */
const theme = new URL("../src/lib/theme/", import.meta.url);

/** Thickness in which we write, thinnest and thickest. */
const wght = { min: 400, max: 800 };

/** Distances between letters, and figures of one width. */
const features = ["kern", "tnum"];

/** Copyright and licence travel with the font. */
const names = [0, 13, 14];

const style = await readFile(new URL("font.css", theme), "utf8");

/** @param {string} hex */
const codeOf = (hex) => Number.parseInt(hex, 16);

/** @param {string} file */
function charactersOf(file) {
  const ranges = new RegExp(`${file}\\.woff2[^}]*unicode-range:([^;]+);`).exec(style)?.[1] ?? "";
  return [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
    .flatMap(([, first = "", last = first]) =>
      Array.from({ length: codeOf(last) - codeOf(first) + 1 }, (_, at) => codeOf(first) + at),
    )
    .map((code) => String.fromCodePoint(code))
    .join("");
}

for (const file of ["inter", "plus-jakarta-sans"]) {
  const source = import.meta.resolve(`@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`);
  const made = await subsetFont(await readFile(fileURLToPath(source)), charactersOf(file), {
    targetFormat: "woff2",
    variationAxes: { wght },
    keepFeatures: features,
    preserveNameIds: names,
  });
  await writeFile(new URL(`${file}.woff2`, theme), made);
  console.log(`${file}.woff2: ${made.length} bytes`);
}
