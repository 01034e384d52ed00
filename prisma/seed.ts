import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createDatabase } from "./client.ts";
import { seedBulk } from "./seed/bulk/bulk.ts";
import { seedDemo } from "./seed/demo.ts";
import { seedReference } from "./seed/reference.ts";
import { rebuildSummaries } from "./summary/rebuild.ts";

const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error("Set DATABASE_URL: mysql://user:password@host:3306/schema");

const { values } = parseArgs({ options: { bookings: { type: "string" } } });
const bookings = Number(values.bookings ?? 0);
if (!Number.isInteger(bookings)) throw new Error("--bookings takes a whole number, for example 1000000");

const isDemo = process.env.SEED === "demo" || bookings > 0;
if (isDemo && process.env.NODE_ENV === "production") {
  throw new Error(
    "The demonstration is refused in production: the password of its accounts is public. Leave SEED and --bookings away, or set NODE_ENV=development for a trial.",
  );
}

const filesDir = process.env.FILES_DIR ?? fileURLToPath(new URL("../.data/files", import.meta.url));

const database = createDatabase({ url });
try {
  await seedReference(database.prisma);
  if (isDemo) await seedDemo({ prisma: database.prisma, folder: filesDir });
  if (bookings > 0) await seedBulk(database, bookings, console.log);
  if (isDemo) await rebuildSummaries(database, bookings > 0 ? console.log : undefined);
} finally {
  await database.close();
}
