import { dirname, join } from "node:path/posix";
import { featureOf, isTest, nameParts, type Problem, type Source } from "./source.ts";

/** Features without a contract of their own: frames around the others. */
const OWN: Record<string, readonly string[]> = {
  "apps/web": ["guide", "home", "order", "shell"],
};

/** The same folder name stands in contract, API and web. */
export function checkFeatures(sources: readonly Source[]): Problem[] {
  const places = sources.map(({ path }) => ({ path, place: featureOf(path) }));
  const declared = new Set(
    places.flatMap(({ place }) => (place?.owner === "packages/contract" ? [place.feature] : [])),
  );
  const reported = new Set<string>();
  return places.flatMap(({ path, place }) => {
    if (!place || place.owner === "packages/contract") return [];
    const { owner, feature } = place;
    const folder = `${owner}/src/features/${feature}`;
    if (declared.has(feature) || OWN[owner]?.includes(feature) || reported.has(folder)) return [];
    reported.add(folder);
    return [{ path, mend: `move it to a feature of packages/contract/src/features: "${feature}" is none` }];
  });
}

/** What of an API feature others may import: a file without a role, or its queries. */
const OPEN = [undefined, "query"];

const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** An API feature may use another one's domain nouns and read through its queries, but not take it apart. */
export function checkFeatureImports(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, text }) => {
    const own = featureOf(path);
    if (own?.owner !== "apps/api" || isTest(path)) return [];
    return [...text.matchAll(IMPORT)].flatMap(([, specifier = ""]) => {
      const target = join(dirname(path), specifier);
      const other = featureOf(target);
      if (!other || other.feature === own.feature || OPEN.includes(nameParts(target)[1])) return [];
      return [{ path, mend: `do not import ${target}: give "${other.feature}" a file named by a domain noun for it` }];
    });
  });
}
