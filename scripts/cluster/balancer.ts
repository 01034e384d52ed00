import { spawn } from "node:child_process";
import { openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Stage } from "../process/stage.ts";
import { ROOT } from "../root.ts";
import { keepMember, type Member } from "./member.ts";
import type { Programs } from "./programs.ts";
import type { Settings } from "./settings.ts";

const here = (port: number | undefined) => `127.0.0.1:${port}`;

/** What the variables of `deploy/haproxy/haproxy.cfg` are on this machine. */
const variablesOf = (settings: Settings, web: string): Readonly<Record<string, string>> => ({
  WEB_BIND: web,
  API_1: here(settings.api[0]),
  API_2: here(settings.api[1]),
  NODE_1: here(settings.nodes[0]?.sql),
  NODE_2: here(settings.nodes[1]?.sql),
  NODE_3: here(settings.nodes[2]?.sql),
  DATABASE_BIND: here(settings.database),
  DATABASE_ANY_BIND: here(settings.databaseAny),
  DATABASE_REST_BIND: here(settings.databaseRest),
  STATISTICS_BIND: here(settings.statistics),
});

/** HAProxy before the application and the database, away at first; `web` is where people reach it. */
export function createBalancer(
  stage: Pick<Stage, "add" | "closing">,
  { haproxy, env }: Programs,
  { settings, web }: { settings: Settings; web: string },
): Member {
  const args = ["-db", "-f", join(ROOT, "deploy", "haproxy", "haproxy.cfg")];
  const variables = variablesOf(settings, web);
  const log = openSync(join(settings.folder, "haproxy.log"), "a");
  return keepMember(stage, "haproxy", async () => {
    const child = spawn(haproxy, args, { env: { ...env, ...variables }, stdio: ["ignore", log, log] });
    writeFileSync(join(settings.folder, "haproxy.pid"), String(child.pid));
    return child;
  });
}
