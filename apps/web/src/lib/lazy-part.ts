import { type ComponentType, lazy } from "react";
import { loadChunk } from "./page-route.ts";

/** A part of a screen whose code comes when it is first shown. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await loadChunk(load) }));
