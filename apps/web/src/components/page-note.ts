import { createContext, type ReactNode } from "react";

/** What the frame has to say about the page; it stands below the title, where it is read next and covers nothing. */
export const PageNoteContext = createContext<ReactNode>(null);
