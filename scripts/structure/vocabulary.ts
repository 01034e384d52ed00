import { dirname } from "node:path/posix";
import { featureOf, isTest, nameParts, type Problem, type Source } from "./source.ts";

/** What may stand after the first dot of a file's name in a feature, by place. The lists are closed. */
const ROLES: Record<string, readonly string[]> = {
  "packages/contract": ["entity", "machine", "report", "rules", "endpoints"],
  "apps/api": ["resource", "actions", "effects", "query", "routes"],
  "apps/web": ["screens", "routes"],
};

/** An action is called by its name in both places: `no-show.ts`. */
const ACTION = /^(packages\/contract|apps\/api)\/src\/features\/([^/]+\/action\/[a-z-]+\.ts)$/;

/** An action is declared in the contract, and what it does and tells stands in a file of the same name on the server. */
export function checkActions(sources: readonly Source[]): Problem[] {
  const paths = new Set(sources.map(({ path }) => path));
  return sources.flatMap(({ path }) => {
    const [, owner, file] = ACTION.exec(path) ?? [];
    if (!owner || !file) return [];
    const other = owner === "apps/api" ? "packages/contract" : "apps/api";
    const twin = `${other}/src/features/${file}`;
    return paths.has(twin) ? [] : [{ path, mend: `give the action its other half, ${twin}` }];
  });
}

/**
 * The closed vocabulary of feature files. API and web files without a role are domain nouns and components. A contract
 * file is always a part of something: `x.<noun>` goes where `x` is the feature itself or has its `x.entity`.
 */
export function checkVocabulary(sources: readonly Source[]): Problem[] {
  const paths = new Set(sources.map(({ path }) => path));
  return sources.flatMap(({ path }) => {
    const place = featureOf(path);
    const roles = place && ROLES[place.owner];
    if (!place || !roles || isTest(path) || ACTION.test(path)) return [];
    const [name = "", ...rest] = nameParts(path);
    const [role] = rest;
    if (rest.length > 1) return [{ path, mend: "use one dot at most in the name" }];
    if (place.owner !== "packages/contract") {
      if (role === undefined || roles.includes(role)) return [];
      return [{ path, mend: `"${role}" is no file kind here: choose ${roles.join(", ")}, or a noun without a dot` }];
    }
    const isPart = name === place.feature || paths.has(`${dirname(path)}/${name}.entity.ts`);
    if (role !== undefined && (roles.includes(role) || isPart)) return [];
    return [{ path, mend: `call it <name>.${roles.join(", <name>.")} or ${place.feature}.<noun>` }];
  });
}
