import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Builds the service worker with the list of the files that it keeps: what the start page needs to tell that there is no network. */
const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const dist = fromHere("../dist");

/** Screens and texts that must be there without a network, by their source; what they import comes with them. */
const screens = [
  "index.html",
  "src/features/home/start-page.tsx",
  "src/features/payment/kept-receipts.tsx",
  "src/features/booking/receipt-pass.tsx",
  "src/components/qr-code.tsx",
  "src/locales/en/visitor.ts",
  "src/locales/id/visitor.ts",
];

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, "utf8"));
const page = await readFile(`${dist}/index.html`, "utf8");

/** A chunk with all that it imports at once. Throws for a source that isn't built on its own. */
function withImports(source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no file of its own for ${source}`);
  if (found.has(source)) return found;
  found.add(source);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return found;
}

const chunks = screens.flatMap((source) => [...withImports(source)]);
const imported = chunks.flatMap((source) => {
  const { file, css = [], assets = [] } = manifest[source] ?? { file: "" };
  // Of the fonts only those that the page names: the others are for letters that it may never meet.
  return [file, ...css, ...assets.filter((asset) => !asset.endsWith(".woff2"))];
});
const named = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file = ""]) => file);
const hashed = new Set([...imported, ...named].filter((file) => file.startsWith("assets/")));

const revision = createHash("sha256").update(page).digest("hex").slice(0, 16);
const shellFiles = [
  { url: "/index.html", revision },
  ...[...hashed].toSorted().map((file) => ({ url: `/${file}`, revision: null })),
];

await build({
  configFile: false,
  root: fromHere("../worker"),
  logLevel: "warn",
  define: { shellFiles: JSON.stringify(shellFiles), "process.env.NODE_ENV": '"production"' },
  build: {
    target: "es2023",
    outDir: dist,
    emptyOutDir: false,
    lib: { entry: "service-worker.ts", formats: ["iife"], name: "shell", fileName: () => "service-worker.js" },
  },
});
