import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";

/** Everything that migrations and reference data are made from: the pages of the contract are rows of the database. */
const PARTS = ["prisma/migrations/**/*.sql", "prisma/*.ts", "prisma/seed/**/*.ts", "packages/contract/src/**/*.ts"];

/** Changes when another run of migrations and seed could change the database. */
export function contentFingerprint(): string {
  const hash = createHash("sha256");
  for (const path of globSync(PARTS, { cwd: ROOT }).sort()) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  }
  return hash.digest("hex");
}
