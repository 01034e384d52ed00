import { useWindowEvent } from "@mantine/hooks";
import { createContext, type RefObject, useCallback, useContext, useEffect, useRef, useState } from "react";

type Take = (change: 1 | -1) => void;

/** How a dialog or drawer hears how many things within it have the Escape key for themselves. */
export const OwnEscapeContext = createContext<Take>(() => undefined);

/** For a dialog or drawer: whether Escape is still its own, and what its content says by `OwnEscapeContext` when it isn't. */
export function useEscapeOwner() {
  const [taken, setTaken] = useState(0);
  const take = useCallback<Take>((change) => setTaken((before) => before + change), []);
  return { closeOnEscape: taken === 0, take };
}

/** Escape is for what calls this, as long as it is on the screen: a dialog around it hears the key first, and would close. */
export function useOwnEscape(): void {
  const take = useContext(OwnEscapeContext);
  useEffect(() => {
    take(1);
    return () => take(-1);
  }, [take]);
}

/** What closes with Escape by itself: an open choice, as the library marks it, or a dialog or menu over what is shown. */
function hasEscape(target: Element, shown: Element | null): boolean {
  const above = target.closest('[role="dialog"], [role="menu"]');
  return (
    target.closest('[data-mantine-stop-propagation="true"]') !== null || (above !== null && !above.contains(shown))
  );
}

/**
 * Closes a part of a page or of a drawer with Escape wherever the focus is, but not what lies over it: heard first, so that it is still
 * there. The ref is for what is closed.
 */
export function useClosingEscape<Part extends HTMLElement>(close: () => void): RefObject<Part | null> {
  const shown = useRef<Part>(null);
  useOwnEscape();
  const hear = ({ key, target }: KeyboardEvent) => {
    if (key === "Escape" && !(target instanceof Element && hasEscape(target, shown.current))) close();
  };
  useWindowEvent("keydown", hear, { capture: true });
  return shown;
}
