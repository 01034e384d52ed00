import { spawn } from "node:child_process";
import { join } from "node:path";
import { demoBankPort } from "@retribusi/db/seed/demo.data";
import { build, heapLimits } from "../application.ts";
import { startBank } from "../bank/service.ts";
import { prepareContent } from "../database/content.ts";
import { APPLICATION, SCHEMA, USER } from "../database/settings.ts";
import { applicationEnvironment } from "../environment.ts";
import { catchMail, usualPlace } from "../mail/catcher.ts";
import { hold } from "../process/hold.ts";
import { progress } from "../process/progress.ts";
import { untilAnswers } from "../process/service.ts";
import type { Stage } from "../process/stage.ts";
import { UserError } from "../process/user-error.ts";
import { withParent } from "../process/with-parent.ts";
import { dataPath, ROOT } from "../root.ts";
import { createBalancer } from "./balancer.ts";
import { listen, nodeWords, wordsOf } from "./control.ts";
import { keepMember, type Member } from "./member.ts";
import { beginAgain, createNodes, makeCluster } from "./nodes.ts";
import { bringPrograms } from "./programs.ts";
import { clusterFolder, findSettings, readSettings, type Settings } from "./settings.ts";

/** Several machines on one: serves until the stage ends. `many`: each connection goes to any node, instead of all to one. */
export async function rehearse(stage: Stage, many: boolean): Promise<void> {
  const release = hold(join(clusterFolder(), "owner"));
  if (!release)
    throw new UserError("A cluster runs here already: end it first, or talk to it (npm run cluster -- node1 state).");
  stage.add(async () => release());
  const programs = await bringPrograms();
  const isNew = findSettings() === null;
  const settings = await readSettings();
  const port = Number(process.env.PORT || 3000);
  const web = `${process.env.HOST || "127.0.0.1"}:${port}`;
  const client = build(["@retribusi/db"]);
  const built = client.then(() => build());

  const nodes = createNodes(stage, programs, settings);
  const balancer = createBalancer(stage, programs, { settings, web });
  const env = await environmentOf(stage, settings, many);
  const apis = settings.api.map((own, index) => createApi(stage, `api${index + 1}`, { ...env, PORT: String(own) }));
  await listen(
    stage,
    settings.control,
    new Map([
      ...nodes.map((node) => [node.name, nodeWords(node, settings)] as const),
      ...[balancer, ...apis].map((member) => [member.name, wordsOf(member)] as const),
    ]),
  );
  await progress("starting three nodes of the database", () =>
    isNew ? makeCluster(programs, nodes, settings) : beginAgain(nodes, settings),
  );
  await balancer.start();
  const { DATABASE_URL: url = "", DATABASE_ADMIN_URL: adminUrl = "" } = env;
  await progress("the balancer has found them", () => untilAnswers(`http://127.0.0.1:${settings.statistics}/`));
  const database = { url, adminUrl, embedded: false, shared: true };
  await prepareContent(database, { ...env, SEED: "demo" }, client);
  const bank = { env, billerUrl: `http://${web}/snap`, folder: dataPath("cluster", "bank"), port: demoBankPort };
  const bankUrl = await startBank(stage, bank);
  await built;
  await Promise.all(apis.map((api) => api.start()));
  await progress("starting two processes of the application", () => untilAnswers(`http://${web}/api/health`));
  welcome({ web, bankUrl, settings, members: [...nodes, balancer, ...apis] });
  await stage.serve();
}

async function environmentOf(stage: Stage, settings: Settings, many: boolean): Promise<NodeJS.ProcessEnv> {
  const mail = await catchMail(stage, await usualPlace(process.env.PUBLIC_URL ?? ""));
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
