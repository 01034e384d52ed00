import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import getPort from "get-port";
import { lastLines, run } from "../process/run.ts";
import { UserError } from "../process/user-error.ts";
import { answers, initSql } from "./server.ts";
import { keepSettings, type Settings } from "./settings.ts";

const IMAGE = "mariadb:11.4";
const START_MS = 180_000;

/** Whether a Docker engine answers on this machine. */
export async function hasDocker(): Promise<boolean> {
  return (await run("docker", ["info", "--format", "{{.ServerVersion}}"])).code === 0;
}

/** Starts MariaDB in a container that keeps its data in our folder and is removed when it ends. */
export async function startContainer(settings: Settings): Promise<void> {
  settings.port = await getPort({ port: settings.port ?? 0 });
  keepSettings(settings);
  const { folder } = settings;
  const data = join(folder, "data");
  mkdirSync(data, { recursive: true });
  // The server in the container runs as another user: the file must be readable for it, the folder above stays closed.
  writeFileSync(join(folder, "init.sql"), initSql(settings), { mode: 0o644 });
  const name = `e-retribusi-${createHash("sha256").update(folder).digest("hex").slice(0, 8)}`;
  const container = ["--detach", "--rm", "--name", name, "--publish", `127.0.0.1:${settings.port}:3306`];
  const mounts = ["--volume", `${data}:/var/lib/mysql`, "--volume", `${join(folder, "init.sql")}:/init.sql:ro`];
  const password = ["--env", `MARIADB_ROOT_PASSWORD=${settings.password}`];
  const server = ["--init-file=/init.sql", "--character-set-server=utf8mb4", "--collation-server=utf8mb4_unicode_ci"];
  const args = ["run", ...container, ...mounts, ...password, IMAGE, ...server, "--default-time-zone=+00:00"];
  const { code, output } = await run("docker", args);
  if (code !== 0) {
    throw new UserError(
      `Docker could not start ${IMAGE}: install MariaDB instead, or see below.\n${lastLines(output, 5)}`,
    );
  }
  const deadline = Date.now() + START_MS;
  while (!(await answers(settings))) {
    if (Date.now() > deadline)
      throw new UserError(`The database container "${name}" does not answer: see "docker logs ${name}".`);
    await wait(250);
  }
}
