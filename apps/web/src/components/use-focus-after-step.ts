import { type RefObject, useEffect, useRef } from "react";

/** Until the window of a question has left, which gives the focus back to a button that isn't there any more. Milliseconds. */
const afterWindow = 300;

/**
 * The focus goes on with what comes after a step, since the button that was pressed has left with what was worked on. The ref is for a
 * heading or group that can take it, `step` is whether there was one or which of them it was; nothing happens where something else has the focus.
 */
export function useFocusAfterStep<Heading extends HTMLElement>(
  step: boolean | number,
  isThere = true,
): RefObject<Heading | null> {
  const heading = useRef<Heading>(null);
  useEffect(() => {
    if (!step || !isThere) return;
    const waiting = window.setTimeout(() => {
      if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus();
    }, afterWindow);
    return () => window.clearTimeout(waiting);
  }, [step, isThere]);
  return heading;
}
