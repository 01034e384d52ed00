import { dirname, join } from "node:path/posix";
import { isTest, type Problem, type Source } from "./source.ts";

/** What each layer may import beside itself: one that is missing here may import nothing. */
const LAYERS: Record<string, Record<string, readonly string[]>> = {
  "packages/contract": { access: ["features", "define"], features: ["define"], define: [] },
  "apps/web": {
    features: ["records", "components", "lib", "locales"],
    records: ["components", "lib"],
    components: ["lib"],
    lib: ["locales"],
    locales: [],
  },
  "apps/api": {
    features: ["records", "http", "access", "render", "lib"],
    records: ["http", "access", "render", "lib"],
    http: ["access", "lib"],
    access: ["lib"],
    render: ["lib"],
    lib: [],
  },
  "apps/bank-sim": {
    desk: ["caller", "report", "book", "standard"],
    service: ["book", "standard"],
    caller: ["book", "standard"],
    report: ["book", "standard"],
    book: ["standard"],
    standard: [],
  },
};

/** Packages in which no folder imports, by however many steps, what imports it. */
const STRAIGHT = ["packages/contract", "apps/api", "apps/web", "apps/bank-sim"];

interface Import {
  /** The file that imports, and what it imports. */
  readonly path: string;
  readonly target: string;
  /** The folders of both, below `src`: a layer, or a feature. */
  readonly from: string;
  readonly to: string;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** The folder that a file stands in: `features/booking`, `http`; nothing for the roof, the files of `src` itself. */
function folderOf(owner: string, path: string): string | undefined {
  const [folder, feature, ...rest] = path.slice(`${owner}/src/`.length).split("/");
  if (feature === undefined) return undefined;
  return folder === "features" && rest.length > 0 ? `features/${feature}` : folder;
}

/** The imports of a package that leave a folder; only tests import from the roof. */
function importsOf(owner: string, sources: readonly Source[]): Import[] {
  return sources
    .filter(({ path }) => path.startsWith(`${owner}/src/`) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORT)].flatMap(([, specifier = ""]) => {
        const target = join(dirname(path), specifier);
        const from = folderOf(owner, path);
        const to = folderOf(owner, target) ?? "the roof";
        return from === undefined || from === to ? [] : [{ path, target, from, to }];
      }),
    );
}

const layerOf = (folder: string): string => folder.split("/", 1)[0] ?? folder;

/** Layers import downwards only. */
function checkOrder(owner: string, imports: readonly Import[]): Problem[] {
  const layers = LAYERS[owner];
  if (!layers) return [];
  return imports
    .filter(({ from, to }) => layerOf(from) !== layerOf(to) && !layers[layerOf(from)]?.includes(layerOf(to)))
    .map(({ path, target, from }) => ({
      path,
      mend: `do not import ${target}: ${layerOf(from)} knows only ${layers[layerOf(from)]?.join(", ") || "itself"}`,
    }));
}

/** The folders that can be reached from one, itself only by a way round. */
function reachable(folder: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const seen = new Set<string>();
  const walk = (from: string): void => {
    for (const to of next.get(from) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      walk(to);
    }
  };
  walk(folder);
  return seen;
}

/** No two folders import each other, directly or by a way round: every import that lies on a circle is named. */
function checkCircles(imports: readonly Import[]): Problem[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to));
  return imports
    .filter(({ from, to }) => reachable(to, next).has(from))
    .map(({ path, target, from, to }) => ({
      path,
      mend: `do not import ${target}: ${to} imports ${from}; move what both need below them`,
    }));
}

/** Imports between folders go one way. */
export function checkLayers(sources: readonly Source[]): Problem[] {
  return STRAIGHT.flatMap((owner) => {
    const imports = importsOf(owner, sources);
    return [...checkOrder(owner, imports), ...checkCircles(imports)];
  });
}
