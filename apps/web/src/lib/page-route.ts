import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { loadTexts } from "./i18n.ts";
import { isReplaced } from "./service-answer.ts";

/** Id of the route that catches addresses nobody knows. */
export const unknownRoute = "unknown";

const timeoutMs = 120_000;

/** A part of the program that didn't arrive: the network failed, or a newer version replaced it on the server. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  /** The server answers, and has another version: only the whole page read anew is of help. */
  readonly isReplaced: boolean;

  constructor(
    message: string,
    { isReplaced = false, ...options }: ErrorOptions & { readonly isReplaced?: boolean } = {},
  ) {
    super(message, options);
    this.isReplaced = isReplaced;
  }
}

async function withTexts<M>(load: () => Promise<M>): Promise<M> {
  const part = await load();
  await loadTexts();
  return part;
}

/** Loads a part of the program with its texts, at most two minutes. Throws `ChunkLoadError`. */
export async function loadChunk<M>(load: () => Promise<M>, limit = timeoutMs): Promise<M> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("timeout")), limit);
  try {
    return await Promise.race([withTexts(load), late]);
  } catch (cause) {
    throw new ChunkLoadError("A part of the program could not be loaded", {
      cause,
      isReplaced: await isReplaced(cause),
    });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A route whose screen is loaded when it is first opened:
 * `page("/account", async () => (await import("./account-page.tsx")).AccountPage)`.
 */
export function page(path: string, load: () => Promise<ComponentType>): PageRoute {
  return { path, lazy: async () => ({ Component: await loadChunk(load) }) };
}

export interface PageRoute extends Pick<RouteObject, "id"> {
  readonly path: string;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
}
