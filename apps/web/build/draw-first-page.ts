import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Manifest } from "vite";

const root = fileURLToPath(new URL("../", import.meta.url));
const dist = `${root}dist/`;
const drawing = `${root}node_modules/.first-page/`;
const languages = ["en", "id"] as const;
const startPage = "src/features/home/start-page.tsx";

/** The page in each language, drawn by the program itself, which is built once more for that: for Node, apart from what is served. */
async function draw() {
  await build({
    root,
    logLevel: "error",
    build: { ssr: "src/first-page.tsx", outDir: drawing, emptyOutDir: true },
  });
  const { drawFirstPage }: typeof import("../src/first-page.tsx") = await import(`${drawing}first-page.js`);
  const pages = [];
  for (const language of languages) pages.push({ language, ...(await drawFirstPage(language)) });
  rmSync(drawing, { recursive: true });
  return pages;
}

/** The script that runs before the first paint, as a file of its own: the policy lets none stand in the page. */
async function buildScript(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      target: "es2023",
      write: false,
      lib: { entry: "src/first-paint.ts", formats: ["iife"], name: "firstPaint" },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const code = result && "output" in result ? result.output[0].code : "";
  const name = `assets/first-paint-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
  writeFileSync(dist + name, code);
  return `/${name}`;
}

const manifest: Manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf8"));

/** A file with everything that it imports, itself first. */
function withImports(key: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return found;
  found.set(key, `/${chunk.file}`);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return found;
}

const stylesOf = (keys: Iterable<string>) => new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const app = withImports("index.html");
const page = withImports(startPage);
const textsOf = (language: string) => [...withImports(`src/locales/${language}/visitor.ts`).values()];
const parts = {
  app: [...app.values()],
  page: [...page].flatMap(([key, file]) => (app.has(key) ? [] : [file])),
  en: textsOf("en"),
  id: textsOf("id"),
};
const [english, ...others] = await draw();
if (!english) throw new Error("nothing was drawn");
const styles = [...stylesOf([...app.keys(), ...page.keys()])];

const script = await buildScript();
const head = [
  ...styles.map((file) => `<link rel="stylesheet" href="/${file}" />`),
  `<script src="${script}" data-parts="${escaped(JSON.stringify(parts))}"></script>`,
];
const drawn = others.map(
  ({ language, html, title }) => `<template data-first="${language}" data-title="${escaped(title)}">${html}</template>`,
);
const shell = readFileSync(`${dist}index.html`, "utf8")
  .replace(/\s*<script type="module".*?<\/script>|\s*<link rel="(?:modulepreload|stylesheet)" crossorigin[^>]*>/g, "")
  .replace("</head>", () => `  ${head.join("\n    ")}\n  </head>`)
  .replace(
    '<div id="root"></div>',
    () =>
      `<div id="root" lang="en" data-title="${escaped(english.title)}">${english.html}</div>\n    ${drawn.join("")}`,
  );
writeFileSync(`${dist}index.html`, shell);
