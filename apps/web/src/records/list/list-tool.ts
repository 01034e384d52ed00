import { createContext, type ReactNode } from "react";

/** What stands among the buttons of a list that has more than the usual ones; a screen provides it around `ListScreen`. */
export const ListTool = createContext<ReactNode>(null);
