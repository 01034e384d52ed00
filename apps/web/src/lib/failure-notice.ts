import { type NotificationData, notifications } from "@mantine/notifications";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Those on the screen now, or on their way there, with the page that one is about which was still to be opened. */
const shown = new Map<string, string | undefined>();

/**
 * Tells that something wasn't done, until it is read: reasons take people different times to read. Answers with its id. `page`: the path that
 * it is about, where that is being opened.
 */
export function showFailure(
  notice: Pick<NotificationData, "id" | "color" | "title" | "message">,
  page?: string,
): string {
  const id = notifications.show({ color: "red", autoClose: false, ...notice });
  shown.set(id, page);
  return id;
}

/** What failed has been done meanwhile, or is being tried again. */
export function hideFailure(id: string): void {
  notifications.hide(id);
  shown.delete(id);
}

/** What failed on a page is told there, and goes when the page is left: on the next one it would seem to be about that. */
export function useFailuresLeftBehind(): void {
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    for (const [id, about] of shown) {
      if (about === pathname) continue;
      hideFailure(id);
    }
  }, [pathname]);
}
