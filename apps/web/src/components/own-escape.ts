import { createContext, useContext, useEffect } from "react";

type Take = (change: 1 | -1) => void;

/** How a dialog or drawer hears how many things within it have the Escape key for themselves. */
export const OwnEscapeContext = createContext<Take>(() => undefined);

/** Escape is for what calls this, as long as it is on the screen: a dialog around it hears the key first, and would close. */
export function useOwnEscape(): void {
  const take = useContext(OwnEscapeContext);
  useEffect(() => {
    take(1);
    return () => take(-1);
  }, [take]);
}
