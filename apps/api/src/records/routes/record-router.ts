import { isEntityName } from "@retribusi/contract/access/entities";
import { Router } from "express";
import { byFirstPart } from "../../http/first-part.ts";
import { entityOf } from "../reader.ts";
import type { Registry } from "../resource.ts";
import { addCrudRoutes, addOptionRoutes, type Mount } from "./crud-router.ts";
import { addExportRoutes, type Surroundings } from "./export-router.ts";
import { addImportRoutes } from "./import-router.ts";

/** The calls that every entity has; a request is compared with those of the entity in its address only. */
export function recordRouter(surroundings: Surroundings, registry: Registry): Router {
  const routers = new Map<string, Router>();
  const { deps } = surroundings;
  for (const [name, resource] of Object.entries(registry)) {
    if (!isEntityName(name)) continue;
    const mount: Mount = { name, resource, entity: entityOf(name) };
    const own = Router();
    addExportRoutes(own, surroundings, mount);
    addCrudRoutes(own, deps, mount);
    addImportRoutes(own, deps, mount);
    routers.set(name, own);
  }
  return addOptionRoutes(Router({ caseSensitive: true }).use(byFirstPart(routers)), deps);
}
