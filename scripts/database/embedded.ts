import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hold } from "../process/hold.ts";
import { progress } from "../process/progress.ts";
import { endChild } from "../process/service.ts";
import type { Stage } from "../process/stage.ts";
import { UserError } from "../process/user-error.ts";
import { bringFromDebian } from "./debian.ts";
import { hasDocker, startContainer } from "./docker.ts";
import { findProgram, type Program } from "./program.ts";
import { answers, prepareData, shutDown, startServer, untilServing } from "./server.ts";
import { applicationUrlOf, type Purpose, readSettings, SCHEMA, type Settings, urlOf } from "./settings.ts";

export interface Embedded {
  /** The address for whoever may do everything; that of tests and measurements has no schema. */
  adminUrl: string;
  /** The address for `DATABASE_URL`. */
  url: string;
  /** Whether another command runs the server; then it is not ours to stop or to empty. */
  shared: boolean;
}

const OWNER_MS = 300_000;

const NO_SERVER =
  'No MariaDB was found and none could be brought: install it ("apt install mariadb-server-core mariadb-client-core", "brew install mariadb"), start Docker, or set DATABASE_URL.';

/**
 * Opens the private database server under `.data/` until the stage closes. A server that another command runs is used
 * and left alone; one that a killed command left behind is taken over; otherwise it is started, and MariaDB is brought
 * first when missing.
 *
 * @throws UserError when no server can be had, with what to do about it
 */
export async function openEmbedded(stage: Stage, purpose: Purpose): Promise<Embedded> {
  const { settings, release } = await own(purpose);
  if (release !== null) {
    stage.add(async () => release());
    rmSync(endingFile(settings), { force: true });
    stage.closing.addEventListener("abort", () => writeFileSync(endingFile(settings), ""));
    if (await answers(settings)) stage.add(() => shutDown(settings));
    else await startFresh(stage, settings, purpose);
  }
  const schema = purpose === "app" ? SCHEMA : "";
  return {
    adminUrl: urlOf(settings, schema),
    url: applicationUrlOf(settings, schema),
    shared: release === null,
  };
}

/** Is there while the owner is stopping everything: the server still answers, but not for long. */
function endingFile(settings: Settings): string {
  return join(settings.folder, "ending");
}

/** Waits until the server is ours, or its owner has it running; then there is nothing to release. */
async function own(purpose: Purpose): Promise<{ settings: Settings; release: (() => void) | null }> {
  const deadline = Date.now() + OWNER_MS;
  while (Date.now() < deadline) {
    // Read anew each time: the owner may be choosing another port.
    const settings = readSettings(purpose);
    const release = hold(join(settings.folder, "owner"));
    const usable = async () => !existsSync(endingFile(settings)) && (await answers(settings));
    if (release !== null || (await usable())) return { settings, release };
    await wait(300);
  }
  throw new UserError(
    "Another command has been starting the embedded database for five minutes: end it and try again.",
  );
}

async function startFresh(stage: Stage, settings: Settings, purpose: Purpose): Promise<void> {
  const program = await bringProgram();
  if (program === null) {
    stage.add(() => shutDown(settings));
    await progress("starting the database in Docker", () => startContainer(settings));
    return;
  }
  await progress("preparing the database", () => prepareData(program, settings));
  await progress("starting the database", async () => {
    const child = await startServer(program, settings, purpose);
    let wanted = true;
    stage.add(() => {
      wanted = false;
      return endChild(child);
    });
    await untilServing(child, settings);
    child.once("exit", () => {
      if (wanted) stage.fail(`The embedded database ended by itself: see ${join(settings.folder, "error.log")}.`);
    });
  });
}

/** The server program, brought when missing; null when only Docker can run one. */
async function bringProgram(): Promise<Program | null> {
  const found = findProgram();
  if (found !== null) return found;
  await progress("bringing MariaDB", bringFromDebian);
  const brought = findProgram();
  if (brought === null && !(await hasDocker())) throw new UserError(NO_SERVER);
  return brought;
}
