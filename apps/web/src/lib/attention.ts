/** So long after the last touch of keyboard, mouse or screen nobody sits at it any more. */
const timeoutMs = 60_000;

let latest = Date.now();

/** Follows whether somebody is at the screen; called once, at the start. */
export function followAttention(): void {
  const note = () => {
    latest = Date.now();
  };
  for (const name of ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"]) {
    window.addEventListener(name, note, { passive: true, capture: true });
  }
}

/** Whether what the screen asks now it asks by itself: such calls don't keep a session of staff alive. */
export const isUnattended = (): boolean => Date.now() - latest > timeoutMs;
