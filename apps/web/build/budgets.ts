import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

interface Budget {
  /** Its screen. */
  readonly entry: string;
  /** Kilobytes after gzip, with everything that has to be there first; texts come beside it. */
  readonly js: number;
  readonly css: number;
  /** Scripts and styles that are asked for. */
  readonly files: number;
}

const pages = "src/features/";

/** What the screens may cost that people wait for. Why these: docs/decisions/048-the-first-page.md. */
const budgets: readonly Budget[] = [
  { entry: `${pages}home/start-page.tsx`, js: 196, css: 20, files: 9 },
  { entry: `${pages}catalog/catalogue-page.tsx`, js: 196, css: 20, files: 9 },
  { entry: `${pages}payment/check-page.tsx`, js: 196, css: 20, files: 9 },
  { entry: `${pages}order/object-page.tsx`, js: 219, css: 22, files: 11 },
];

/** What no visitor waits for, and the only place from which it may come. */
const elsewhere = [
  { what: /[\\/]ag-grid/, from: /src[\\/]records[\\/]list[\\/]/ },
  { what: /[\\/]leaflet[\\/]/, from: /src[\\/]components[\\/](tile|point|places)-map/ },
  { what: /[\\/]@mantine[\\/]schedule[\\/]/, from: /src[\\/]features[\\/]timeline[\\/]/ },
  { what: /[\\/]@tiptap[\\/]/, from: /src[\\/]records[\\/]fields[\\/]richtext[\\/]/ },
] as const;

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
type Importers = (id: string) => readonly string[];

/** Every page has these; they don't grow by what a screen imports. */
const kept = /^(?:react|react-dom|react-router|i18next|@tanstack\/query-core|@mantine\/core)$/;

const packageOf = (id: string): string =>
  /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ??
  id.replace(/^.*[\\/](?=(?:apps|packages)[\\/])/, "");
const isOurs = (id: string): boolean =>
  /[\\/](?:apps|packages)[\\/][^\\/]+[\\/]src[\\/]/.test(id) && !id.includes("node_modules");
const kilobytes = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length / 1024;
const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === "chunk");

/** The chunks that must be there before those of these modules can run. */
function neededBy(bundle: Bundle, starts: readonly Chunk[]): readonly Chunk[] {
  const found = new Set<Chunk>();
  const walk = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") walk(imported);
    }
  };
  for (const chunk of starts) walk(chunk);
  return [...found];
}

/** Our own files through which a module came in. */
function broughtBy(id: string, importersOf: Importers): readonly string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const walk = (one: string): void => {
    for (const importer of importersOf(one)) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      if (isOurs(importer)) found.add(packageOf(importer));
      else walk(importer);
    }
  };
  walk(id);
  return [...found];
}

/** The largest packages and files of ours in some chunks, apart from those that every page has, with what imports them. */
function largest(chunks: readonly Chunk[], importersOf: Importers): string {
  const sizes = new Map<string, { size: number; id: string; file: string }>();
  for (const { modules, code, fileName } of chunks) {
    const share = kilobytes(code) / Math.max(1, code.length);
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const before = sizes.get(packageOf(id));
      sizes.set(packageOf(id), { id, file: fileName, size: (before?.size ?? 0) + renderedLength * share });
    }
  }
  const top = [...sizes]
    .filter(([name]) => !kept.test(name))
    .toSorted(([, one], [, other]) => other.size - one.size)
    .slice(0, 5);
  const here = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(packageOf)));
  return top
    .map(([name, { id, file }]) => {
      const by = broughtBy(id, importersOf)
        .filter((importer) => here.has(importer))
        .slice(0, 3)
        .join(", ");
      return `  ${name} in ${file}${by ? `, imported by ${by}` : ""}`;
    })
    .join("\n");
}

function checkEntry(bundle: Bundle, budget: Budget, importersOf: Importers): string[] {
  const all = chunksOf(bundle);
  const own = all.filter(
    ({ moduleIds, isEntry }) => isEntry || moduleIds.some((id) => id.endsWith(`/${budget.entry}`)),
  );
  if (own.length < 2) return [`${budget.entry} is no screen of its own any more: correct build/budgets.ts.`];
  const chunks = neededBy(bundle, own);
  const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const sheets = [...styles].map((name) => bundle[name]).filter((file) => file?.type === "asset");
  const cost = {
    js: chunks.reduce((sum, { code }) => sum + kilobytes(code), 0),
    css: sheets.reduce((sum, file) => sum + kilobytes(file?.source ?? ""), 0),
    files: chunks.length + sheets.length,
  };
  return (["js", "css", "files"] as const)
    .filter((kind) => cost[kind] > budget[kind])
    .map((kind) => {
      const unit = kind === "files" ? "files" : `KB of ${kind}`;
      return `${budget.entry} loads ${cost[kind].toFixed(1)} ${unit}, ${budget[kind]} are allowed. The largest:\n${largest(chunks, importersOf)}`;
    });
}

/** Libraries that only one place may bring. */
function checkPlaces(bundle: Bundle, importersOf: Importers): string[] {
  const ids = chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds);
  const wrong = elsewhere.flatMap(({ what, from }) =>
    ids
      .filter((id) => what.test(id))
      .flatMap((id) => broughtBy(id, importersOf).filter((file) => !from.test(file)))
      .map(
        (file) =>
          `${file} brings ${what.source.replaceAll(/[^\w-]+|\\\\/g, " ").trim()}, which only ${from.source} may.`,
      ),
  );
  return [...new Set(wrong)];
}

/** Stops the build when a screen costs more than its budget, and says what it grew by. */
export function checkBudgets(): Plugin {
  return {
    name: "budgets",
    apply: ({ build }, { command }) => command === "build" && !build?.ssr,
    writeBundle(_, bundle) {
      const importersOf = (id: string) => this.getModuleInfo(id)?.importers ?? [];
      const wrong = [
        ...budgets.flatMap((budget) => checkEntry(bundle, budget, importersOf)),
        ...checkPlaces(bundle, importersOf),
      ];
      if (wrong.length > 0) this.error(wrong.join("\n"));
    },
  };
}
