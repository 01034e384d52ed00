import { AppError } from "../../http/app-error.ts";

/** Exports that one process makes at the same time; each has a connection of its own beside the pool. */
export const mostExports = 4;

let running = 0;

/** Takes one of the places and answers with how to give it back. Throws EXPORT_BUSY when all are taken. */
export function takeSlot(): () => void {
  if (running >= mostExports) throw new AppError("EXPORT_BUSY");
  running += 1;
  let isHeld = true;
  return () => {
    if (isHeld) running -= 1;
    isHeld = false;
  };
}
