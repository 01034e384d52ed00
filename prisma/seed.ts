import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createDatabase } from "./client.ts";
import { ownerUrl } from "./rights.ts";
import { seedBulk } from "./seed/bulk/bulk.ts";
import { seedBulkObjects } from "./seed/bulk/objects.ts";
import { seedDemo } from "./seed/demo.ts";
import { askForPhotos, seedReference } from "./seed/reference.ts";
import { rebuildSummaries } from "./summary/rebuild.ts";

const url = ownerUrl(process.env);

const { values } = parseArgs({ options: { bookings: { type: "string" }, objects: { type: "string" } } });
const bookings = wholeNumber("bookings", values.bookings, 1_000_000);
const objects = wholeNumber("objects", values.objects, 2_000);

const isBulk = bookings > 0 || objects > 0;
const isDemo = process.env.SEED === "demo" || isBulk;
if (isDemo && process.env.NODE_ENV === "production") {
  throw new Error(
    "The demonstration is refused in production: the password of its accounts is public. Leave SEED, --bookings and --objects away, or set NODE_ENV=development for a trial.",
  );
}

const filesDir = process.env.FILES_DIR ?? fileURLToPath(new URL("../.data/files", import.meta.url));

const database = createDatabase({ url });
try {
  const isNew = await seedReference(database.prisma);
  if (isNew && !isDemo) await askForPhotos(database.prisma);
  if (isDemo) await seedDemo({ prisma: database.prisma, folder: filesDir });
  if (objects > 0) await seedBulkObjects(database, objects, console.log);
  if (bookings > 0) await seedBulk(database, bookings, console.log);
  if (isDemo) await rebuildSummaries(database, isBulk ? console.log : undefined);
} finally {
  await database.close();
}

function wholeNumber(option: string, given: string | undefined, example: number): number {
  const number = Number(given ?? 0);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Error(`--${option} takes a whole number, for example ${example}`);
}
