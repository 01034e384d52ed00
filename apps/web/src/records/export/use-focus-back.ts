import { useEffect, useRef } from "react";

/**
 * A button is disabled while it works, and a page that is printed takes the focus: the button has it again afterwards, unless the
 * person has gone on to something else.
 */
export function useFocusBack(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    const at = document.activeElement;
    // A quick answer finds the focus still in the menu, who cancels leaves it in the notification: both are about to go.
    const isGoing = at?.closest("[role=menu], .mantine-Notification-root");
    const isLost = at === document.body || at instanceof HTMLIFrameElement || isGoing;
    if (wasPending.current && !isPending && isLost) button.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);
  return button;
}
