import { createContext, useContext } from "react";

/** Where a page is shown: by itself, in a dialog over another page, or in the drawer at the right. */
export type PagePlace = "page" | "dialog" | "drawer";

export const PagePlaceContext = createContext<PagePlace>("page");
export const usePagePlace = (): PagePlace => useContext(PagePlaceContext);
