/**
 * The attackers, in a thread of their own: the clock of the other people must not wait for theirs. Posts `Flood` when the tries are used
 * up.
 */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { attacksOn, tries } from "./attacks.ts";
import { visitorFrom } from "./visitor.ts";

/** How many tries had which status. */
export type Flood = readonly (readonly [status: number, count: number])[];

const inFlight = 200;
const task = z.object({
  origin: z.string(),
  name: z.string(),
  step: z.object({ tanda: z.string(), rahasia: z.string() }),
  from: z.array(z.string()),
});

async function flood(): Promise<Flood> {
  const { origin, name, step, from } = task.parse(workerData);
  const attack = attacksOn(step).find((one) => one.name === name);
  if (!attack) throw new Error(`There is no attack named ${name}.`);
  const attackers = from.map((address) => visitorFrom(origin, address));
  const counts = new Map<number, number>();
  let next = 0;
  const go = async (): Promise<void> => {
    for (let index = next++; index < tries; index = next++) {
      const attacker = attackers[index % attackers.length];
      if (!attacker) return;
      const { status } = await attacker.post(attack.path, attack.body(index));
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, go));
  return [...counts];
}

parentPort?.postMessage(await flood());
