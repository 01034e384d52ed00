import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

/**
 * Prisma's CLI insists on downloading a schema engine from a host that many networks block. `generate`, `validate` and `format`
 * never run it, so any existing file satisfies them. `migrate` and `db` would silently do nothing with such a file, hence the list.
 */
const withoutEngine = ["generate", "validate", "format"];
if (process.argv.some((argument) => withoutEngine.includes(argument))) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(import.meta.url);
}

const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: ".",
  migrations: { path: "migrations" },
  ...(url === undefined ? {} : { datasource: { url } }),
});
