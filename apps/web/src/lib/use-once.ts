import { useState } from "react";

/** Whether something has ever been so while the component stands. */
export function useOnce(isNow: boolean): boolean {
  const [wasSo, note] = useState(isNow);
  if (isNow && !wasSo) note(true);
  return isNow || wasSo;
}
