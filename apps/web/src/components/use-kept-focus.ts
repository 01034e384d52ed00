import { useEffect } from "react";

/** Until whatever sets the focus by itself after a step has done so (`use-focus-after-step.ts`). Milliseconds. */
const afterSteps = 600;

/**
 * A button that waits for its answer is disabled, and a browser takes the focus from what is disabled. It has it again once it can be pressed
 * again, unless the focus is elsewhere by then.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const giveBack = ({ target }: MutationRecord) => {
      if (target !== last || !(target instanceof HTMLButtonElement) || target.disabled) return;
      window.setTimeout(() => {
        if (document.activeElement === document.body && target === last) target.focus({ preventScroll: true });
      }, afterSteps);
    };
    const observer = new MutationObserver((records) => records.forEach(giveBack));
    observer.observe(document.body, { subtree: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", note);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
    };
  }, []);
}
