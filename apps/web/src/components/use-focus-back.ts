import { useLayoutEffect } from "react";

/** What has the focus and will be there later: the items of a menu go with it, its button stays. */
function lastingFocus(): HTMLElement | null {
  const focused = document.activeElement;
  const button = focused?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const lasting = button ? document.getElementById(button) : focused;
  return lasting instanceof HTMLElement ? lasting : null;
}

/**
 * Gives the focus back to where it was before a window opened, unless something else has taken it. The library does so only for a window
 * that was there, closed, before it opened; this is for those that come open, as everything does that is loaded when it is asked for.
 */
export function useFocusBack(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const before = lastingFocus();
    return () => {
      const atClose = document.activeElement;
      // The window leaves with a movement, and takes the focus with it.
      window.setTimeout(() => {
        const now = document.activeElement;
        if (now === null || now === document.body || now === atClose) before?.focus({ preventScroll: true });
      }, 20);
    };
  }, [opened]);
}
