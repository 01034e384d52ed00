import { existsSync } from "node:fs";
import { join } from "node:path";
import { run } from "../process/run.ts";

/** Where this machine's kernel groups processes, by either of its ways. */
const groupings = ["/sys/fs/cgroup", "/sys/fs/cgroup/unified", "/sys/fs/cgroup/systemd"].filter((place) =>
  existsSync(join(place, "cgroup.procs")),
);

/**
 * A group of its own for each machine: in one that they share, an init that stops a unit takes away the group of the same unit of another machine,
 * which then fails to start ("Failed at step CGROUP").
 */
export const inOwnGroup = `for place in ${groupings.join(" ")}; do
  mkdir -p "$place/$0" && echo $$ >"$place/$0/cgroup.procs"
done
exec "$@"`;

export const groupOf = (name: string): string => `retribusi-${name}`;

/** Nothing runs in them any more. */
export async function removeGroups(name: string): Promise<void> {
  const places = groupings.map((place) => join(place, groupOf(name))).filter((place) => existsSync(place));
  if (places.length > 0) await run("find", [...places, "-depth", "-type", "d", "-exec", "rmdir", "{}", ";"]);
}
