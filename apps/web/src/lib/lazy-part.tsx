import { type ComponentType, lazy, useState } from "react";
import { loadChunk } from "./page-route.ts";

/**
 * A part of a screen whose code comes when it is first shown. Where it is known beforehand that it will be, `bring` gets it: then it stands there
 * with the rest of the screen, and not after it.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let brought: ComponentType<P> | undefined;
  const bring = async () => {
    brought = await loadChunk(load);
    return brought;
  };
  const Late = lazy(async () => ({ default: await bring() }));
  function Part(props: P) {
    // One and the same for as long as it is shown: another would begin anew, and what is open or typed in it would be lost.
    const [Shown] = useState(() => brought ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { bring: async (): Promise<void> => void (await bring()) });
}
