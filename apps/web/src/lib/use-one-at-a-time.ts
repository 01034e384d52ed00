import { useRef } from "react";

/**
 * Lets one call be under way at a time: the second press of a double click comes before the screen knows of the
 * first. `start` is handed what to call when another may follow. Where success leads to another page that is only when it has failed: until
 * the code of that page has come, the button is still there.
 */
export function useOneAtATime(): (start: (end: () => void) => void) => void {
  const isUnderWay = useRef(false);
  return (start) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    start(() => {
      isUnderWay.current = false;
    });
  };
}
