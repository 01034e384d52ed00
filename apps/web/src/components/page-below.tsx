import { createContext, type ReactNode, useContext } from "react";
import { type Location, type To, useLocation } from "react-router-dom";

const PageBelowContext = createContext<Location | null>(null);

/** Around dialogs and drawers: tells the pages in them which page lies below. */
export function PageBelow({ children }: { readonly children: ReactNode }) {
  return <PageBelowContext value={useLocation()}>{children}</PageBelowContext>;
}

export interface OverlayAddress {
  /** The present page with another one over it; it can be shared like any address. */
  readonly over: (place: "dialog" | "drawer", page: string) => To;
  /** The present page alone. */
  readonly closed: To;
}

/** Addresses that open a page over the present one or close it; the same from the page and from within a dialog. */
export function useOverlayAddress(): OverlayAddress {
  const here = useLocation();
  const { pathname, search } = useContext(PageBelowContext) ?? here;
  const address = (change: (query: URLSearchParams) => void): To => {
    const query = new URLSearchParams(search);
    query.delete("dialog");
    query.delete("drawer");
    change(query);
    return { pathname, search: query.toString() };
  };
  return {
    over: (place, page) => address((query) => query.set(place, page)),
    closed: address(() => undefined),
  };
}
