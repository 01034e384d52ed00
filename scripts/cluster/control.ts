import { createServer } from "node:http";
import type { Stage } from "../process/stage.ts";
import { UserError } from "../process/user-error.ts";
import type { Member } from "./member.ts";
import type { GaleraNode } from "./node.ts";
import { clusterStatus, nodeState } from "./nodes.ts";
import { findSettings, type Purpose, type Settings } from "./settings.ts";

/** What may be said to a member, and what it answers. */
type Words = Readonly<Record<string, () => unknown>>;

/** To each member of the cluster. */
export const wordsOf = (member: Member): Words => ({
  status: () => (member.pid() === undefined ? "away" : `runs as ${member.pid()}`),
  kill: () => member.kill(),
  pause: () => member.pause(),
  resume: () => member.resume(),
  stop: () => member.stop(),
  start: () => member.start(),
});

/** To a node, those of `deploy/mariadb/bootstrap.sh` among them. */
export const nodeWords = (node: GaleraNode, settings: Settings): Words => ({
  ...wordsOf(node),
  status: () => clusterStatus(node, settings),
  state: () => nodeState(node, settings),
  position: () => node.position(),
  bootstrap: () => node.bootstrap(),
  join: () => node.start(),
  wipe: () => node.wipe(),
});

/** Listens on this machine for words to the members, until the stage closes. */
export async function listen(stage: Pick<Stage, "add">, port: number, members: ReadonlyMap<string, Words>) {
  const server = createServer((request, response) => {
    const [, name = "", word = ""] = (request.url ?? "").split("/");
    const words = members.get(name);
    const say = words?.[word];
    const answer = (status: number, text: unknown) => void response.writeHead(status).end(`${text ?? ""}`);
    if (!words) return answer(404, `Members are ${[...members.keys()].join(", ")}.`);
    if (!say) return answer(404, `${name} understands ${Object.keys(words).join(", ")}.`);
    Promise.resolve(say()).then(
      (text) => answer(200, text),
      (error: unknown) => answer(500, error instanceof Error ? error.message : error),
    );
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  stage.add(async () => {
    server.close();
    server.closeAllConnections();
  });
}

/** Says a word to a member of the cluster that another command runs. @throws UserError with its answer when it can't */
export async function tell(purpose: Purpose, name: string, word: string): Promise<string> {
  const port = findSettings(purpose)?.control;
  const answer = await fetch(`http://127.0.0.1:${port ?? 9}/${name}/${word}`, { method: "POST" }).catch(() => null);
  if (!answer) throw new UserError('No cluster runs here: start one by "npm run cluster" in another terminal.');
  const text = await answer.text();
  if (!answer.ok) throw new UserError(text);
  return text;
}
