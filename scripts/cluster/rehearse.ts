import { spawn } from "node:child_process";
import { join } from "node:path";
import { demoBankPort } from "@retribusi/db/seed/demo.data";
import { build, CLIENT, heapLimits } from "../application.ts";
import { startBank } from "../bank/service.ts";
import { prepareContent } from "../database/content.ts";
import { APPLICATION, SCHEMA, USER } from "../database/settings.ts";
import { applicationEnvironment } from "../environment.ts";
import { type Catcher, catchMail, usualPlace } from "../mail/catcher.ts";
import { progress } from "../process/progress.ts";
import { untilAnswers } from "../process/service.ts";
import type { Stage } from "../process/stage.ts";
import { withParent } from "../process/with-parent.ts";
import { dataPath, ROOT } from "../root.ts";
import { keepMember, type Member } from "./member.ts";
import { openCluster } from "./open.ts";
import type { Settings } from "./settings.ts";

/** Several machines on one: serves until the stage ends. `many`: each connection goes to any node, instead of all to one. */
export async function rehearse(stage: Stage, many: boolean): Promise<void> {
  const web = `${process.env.HOST || "127.0.0.1"}:${process.env.PORT || 3000}`;
  const client = build([CLIENT]);
  const built = client.then(() => build());
  const mail = await catchMail(stage, await usualPlace(process.env.PUBLIC_URL ?? ""));
  const apis: Member[] = [];
  const cluster = await openCluster(stage, "cluster", web, (settings) => {
    const env = environmentOf(settings, mail, many);
    apis.push(
      ...settings.api.map((port, index) => createApi(stage, `api${index + 1}`, { ...env, PORT: String(port) })),
    );
    return apis;
  });
  const { settings, nodes, balancer } = cluster;
  const env = environmentOf(settings, mail, many);
  const { DATABASE_URL: url = "", DATABASE_ADMIN_URL: adminUrl = "" } = env;
  await prepareContent({ url, adminUrl, embedded: false, shared: true }, { ...env, SEED: "demo" }, client);
  const bank = { env, billerUrl: `http://${web}/snap`, folder: dataPath("cluster", "bank"), port: demoBankPort };
  const bankUrl = await startBank(stage, bank);
  await built;
  await Promise.all(apis.map((api) => api.start()));
  await progress("starting two processes of the application", () => untilAnswers(`http://${web}/api/health`));
  welcome({ web, bankUrl, settings, members: [...nodes, balancer, ...apis] });
  await stage.serve();
}

function environmentOf(settings: Settings, mail: Catcher, many: boolean): NodeJS.ProcessEnv {
  const address = (user: string, password: string) =>
    `mysql://${user}:${password}@127.0.0.1:${many ? settings.databaseAny : settings.database}/${SCHEMA}`;
  return applicationEnvironment({
    DATABASE_URL: address(APPLICATION, settings.applicationPassword),
    DATABASE_ADMIN_URL: address(USER, settings.password),
    FILES_DIR: dataPath("cluster", "files"),
    JOURNAL_DIR: dataPath("cluster", "journal"),
    SMTP_URL: mail.smtpUrl,
    TRUST_PROXY: "true",
    HOST: "127.0.0.1",
  });
}

/** A process of the application; each has its own folder for what is on its way, as on a machine of its own. */
function createApi(stage: Stage, name: string, { DATABASE_ADMIN_URL: _, ...env }: NodeJS.ProcessEnv): Member {
  const args = [...heapLimits, ...withParent, join("apps", "api", "src", "server.ts")];
  const own = { ...env, TEMP_DIR: dataPath("cluster", name) };
  return keepMember(stage, name, async () =>
    spawn(process.execPath, args, { cwd: ROOT, env: own, stdio: ["ignore", "inherit", "inherit"] }),
  );
}

interface Running {
  readonly web: string;
  readonly bankUrl: string;
  readonly settings: Settings;
  readonly members: readonly Member[];
}

function welcome({ web, bankUrl, settings, members }: Running): void {
  const of = (member: Member) => `${member.name} (${member.pid()})`;
  console.log(
    `\ne-Retribusi runs at http://${web}, on three nodes of the database and two processes of the application`,
  );
  console.log(`  Programs and their numbers: ${members.map(of).join(", ")}`);
  console.log(`  How they are: http://127.0.0.1:${settings.statistics}/   A bank to rehearse with: ${bankUrl}`);
  console.log("  End, hold or ask one, from another terminal: npm run cluster -- node1 kill");
  console.log(
    '  After the death of all nodes: REMOTE="npm run --silent cluster --" deploy/mariadb/bootstrap.sh node1 node2 node3',
  );
  console.log("  Ctrl-C stops everything.\n");
}
