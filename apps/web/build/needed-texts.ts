import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const sources = fileURLToPath(new URL("../src/", import.meta.url));
const languageFile = `${sources}lib/i18n.ts`;
const used = /\b(?:useTranslation\(|getFixedT\([^"]+, )"(\w+)"/g;

/** The namespaces that a module takes its words from. */
const namespacesIn = (code: string): readonly string[] => [
  ...new Set([...code.matchAll(used)].map(([, namespace = ""]) => namespace)),
];

/**
 * Each module says which texts it needs, so that they come with the screen that it is part of, and nobody keeps lists of them: below
 * `useTranslation("booking")` the build writes `needTexts("booking")`. A part of the program counts as loaded when its texts are there.
 */
export function neededTexts(): Plugin {
  return {
    name: "needed-texts",
    transform(code, id) {
      if (!id.startsWith(sources) || !/\.tsx?$/.test(id) || /\.test\.tsx?$/.test(id)) return undefined;
      const namespaces = namespacesIn(code);
      if (namespaces.length === 0) return undefined;
      const names = namespaces.map((namespace) => JSON.stringify(namespace)).join(", ");
      return `${code}\nimport { needTexts } from ${JSON.stringify(languageFile)};\nneedTexts(${names});\n`;
    },
  };
}
