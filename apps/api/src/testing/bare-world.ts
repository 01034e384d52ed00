import { createDatabase, type Database } from "@retribusi/db/client";
import { createTestSchema } from "@retribusi/db/testing";
import { createWorld, type World } from "./world.ts";

/** A database with two regions in it and no application around it: what is asked are the functions themselves. */
export interface BareWorld {
  readonly db: Database;
  readonly world: World;
  close(): Promise<void>;
}

export async function createBareWorld(): Promise<BareWorld> {
  const schema = await createTestSchema();
  const db = createDatabase({ url: schema.applicationUrl });
  return {
    db,
    world: await createWorld(db),
    async close() {
      await db.close();
      await schema.drop();
    },
  };
}
