import { Gauge, Registry } from "prom-client";
import type { Deps } from "../../../lib/deps.ts";
import { findObstacles } from "../../../lib/server-settings.ts";
import { type Figure, readFigures } from "./figures.query.ts";
import { seldom } from "./seldom.ts";

type Known = Pick<Deps, "db" | "journal">;

/** Milliseconds. A scrape has to be answered within two seconds, whatever the database does. */
const [pauseMs, timeoutMs] = [15_000, 1_500];

const flag = (name: string, help: string, isTrue: boolean): Figure => ({
  ...{ name, help, labelNames: [] },
  values: [{ labels: {}, value: isTrue ? 1 : 0 }],
});

function registryOf(figures: readonly Figure[]): Registry {
  const registry = new Registry();
  for (const { values, ...about } of figures) {
    const gauge = new Gauge({ ...about, registers: [registry] });
    for (const { labels, value } of values) gauge.set(labels, value);
  }
  return registry;
}

/** What the database knows, from one reading in a quarter of a minute; of one that doesn't answer only that. */
export function createDatabaseMetrics({ db, journal }: Known): () => Promise<Registry> {
  const read = seldom(
    async () => ({ figures: await readFigures(db), obstacles: await findObstacles({ db, journal }) }),
    pauseMs,
    timeoutMs,
  );
  return async () => {
    const found = await read();
    const takesPayments = found?.obstacles.length === 0;
    return registryOf([
      flag("retribusi_database_up", "Whether the database answers this process", found !== undefined),
      flag("retribusi_payments_accepted", "Whether this process can take payments", takesPayments),
      ...(found?.figures ?? []),
    ]);
  };
}
