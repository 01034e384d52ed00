import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Manifest } from "vite";
import type { DrawFirstPages } from "../src/lib/drawn-page.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const dist = `${root}dist/`;
const drawing = `${root}node_modules/.first-page/`;
const languages = ["en", "id"] as const;
const startPage = "src/features/home/start-page.tsx";
const cataloguePage = "src/features/catalog/catalogue-page.tsx";
const objectPage = "src/features/order/object-page.tsx";
const order = "src/features/order/object-order.tsx";
/** What brings the tips of visitors, and the home of whoever is signed in. */
const tips = ["src/features/guide/tip.tsx", "src/features/guide/shown-tip.tsx"];
const home = [
  "src/member-routes.tsx",
  "src/features/home/home-page.tsx",
  "src/features/shell/side-menu.tsx",
  "src/features/shell/member-tools.tsx",
  "src/features/privacy/notice-ask.tsx",
  "../../packages/contract/src/features/identity/account.endpoints.ts",
];

/** The pages in each language, drawn by the program itself, which is built once more for that: for Node, apart from what is served. */
async function draw() {
  await build({
    root,
    logLevel: "error",
    build: { ssr: "src/first-page.tsx", outDir: drawing, emptyOutDir: true },
  });
  const { drawFirstPages }: { drawFirstPages: DrawFirstPages } = await import(`${drawing}first-page.js`);
  const pages = [];
  for (const language of languages)
    for (const page of await drawFirstPages(language)) pages.push({ language, ...page });
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
const styles = [...stylesOf([...app.keys(), ...withImports(startPage).keys()])];
/** What these need beside the program itself, the first one first. */
function beside(...keys: string[]): string[] {
  const found = new Map<string, string>();
  for (const key of keys) withImports(key, found);
  const files = [...found].flatMap(([key, file]) => (app.has(key) ? [] : [file]));
  return [...files, ...[...stylesOf(found.keys())].filter((file) => !styles.includes(file)).map((file) => `/${file}`)];
}
const textsIn = (language: string) => ({
  visitor: beside(`src/locales/${language}/visitor.ts`),
  member: beside(...["visitor", "member", "record"].map((texts) => `src/locales/${language}/${texts}.ts`)),
});
const parts = {
  app: [...app.values()],
  landing: beside(startPage),
  catalogue: beside(cataloguePage, ...tips),
  object: beside(objectPage, ...tips),
  order: beside(order),
  member: beside(startPage, ...home),
  texts: { en: textsIn("en"), id: textsIn("id") },
};
const drawn = await draw();
const inside = drawn.find(({ language, name }) => language === "en" && name === "landing");
if (!inside) throw new Error("no landing page was drawn");
const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
/** Beside the landing page in English, which stands in the page itself: the whole of it in other languages, and what stands in `main` of others. */
const templates = drawn
  .filter((one) => one !== inside)
  .map(({ language, name, html, title }) => {
    const content = name === inside.name ? html : mainOf(html);
    return `<template lang="${language}" data-drawn="${name}" data-title="${escaped(title)}">${content}</template>`;
  });
const script = await buildScript();
const head = [
  ...styles.map((file) => `<link rel="stylesheet" href="/${file}" />`),
  `<script src="${script}" data-parts="${escaped(JSON.stringify(parts))}"></script>`,
];
const shell = readFileSync(`${dist}index.html`, "utf8")
  .replace(/\s*<script type="module".*?<\/script>|\s*<link rel="(?:modulepreload|stylesheet)" crossorigin[^>]*>/g, "")
  .replace("</head>", () => `  ${head.join("\n    ")}\n  </head>`)
  .replace(
    '<div id="root"></div>',
    () =>
      `<div id="root" lang="en" data-title="${escaped(inside.title)}">${inside.html}</div>\n    ${templates.join("")}`,
  );
writeFileSync(`${dist}index.html`, shell);
