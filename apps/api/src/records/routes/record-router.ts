import { isEntityName } from "@retribusi/contract/entities";
import { Router } from "express";
import { entityOf } from "../reader.ts";
import type { Registry } from "../resource.ts";
import { addCrudRoutes, addOptionRoutes, type Mount } from "./crud-router.ts";
import { addExportRoutes, type Surroundings } from "./export-router.ts";
import { addImportRoutes } from "./import-router.ts";

/** The calls that every entity has, each entity's below its name, so that a request is compared with those of one entity only. */
export function recordRouter(surroundings: Surroundings, registry: Registry): Router {
  const router = Router({ caseSensitive: true });
  const { deps } = surroundings;
  for (const [name, resource] of Object.entries(registry)) {
    if (!isEntityName(name)) continue;
    const mount: Mount = { name, resource, entity: entityOf(name) };
    const own = Router();
    addExportRoutes(own, surroundings, mount);
    addCrudRoutes(own, deps, mount);
    addImportRoutes(own, deps, mount);
    router.use(`/${name}`, own);
  }
  return router.use("/components_data", addOptionRoutes(Router(), deps));
}
