import type { To } from "react-router-dom";
import { useOverlayAddress } from "../components/page-below.tsx";
import { usePagePlace } from "../components/page-place.tsx";
import { useCurrentUser } from "../lib/current-user.ts";
import { paths } from "../lib/paths.ts";
import { addressOfPage, type EntityPage, heldPages } from "./record-pages.ts";

/** Where a view or form leads when it is done: the page below a dialog, else the entity's list, else home. */
export function useBackLink(page: EntityPage): To {
  const { closed } = useOverlayAddress();
  const place = usePagePlace();
  const { list } = heldPages(useCurrentUser().pages, page);
  if (place !== "page") return closed;
  return list ? addressOfPage(list) : paths.home;
}
