import { pathToFileURL } from "node:url";

const hook = pathToFileURL(`${import.meta.dirname}/end-with-parent.ts`).href;

/** Arguments of Node for a program that is to end within seconds of whoever started it, however that one ended. */
export const withParent: readonly string[] = ["--import", hook];

/** The same for a program and everything that it starts in turn. */
export const allWithParent = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  NODE_OPTIONS: [env.NODE_OPTIONS, ...withParent].filter(Boolean).join(" "),
});
