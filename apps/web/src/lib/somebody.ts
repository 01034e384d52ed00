const signs = ["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"] as const;

/**
 * Calls back at the first sign that somebody is at the screen.
 * @returns what stops waiting for it
 */
export function onceSomebody(react: () => void): () => void {
  const listening = new AbortController();
  const options = { passive: true, capture: true, signal: listening.signal };
  const note = () => {
    listening.abort();
    react();
  };
  for (const sign of signs) addEventListener(sign, note, options);
  const moved = ({ movementX, movementY }: PointerEvent) => (movementX || movementY ? note() : undefined);
  // A browser also tells of a pointer that lies still where the page has come up below it.
  addEventListener("pointermove", moved, options);
  return () => listening.abort();
}
