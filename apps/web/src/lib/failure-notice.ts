import { type NotificationData, notifications } from "@mantine/notifications";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Those on the screen now, or on their way there. */
const shown = new Set<string>();

/** Tells that something wasn't done, until it is read: reasons take people different times to read. Answers with its id. */
export function showFailure(notice: Pick<NotificationData, "id" | "color" | "title" | "message">): string {
  const id = notifications.show({ color: "red", autoClose: false, ...notice });
  shown.add(id);
  return id;
}

/** What failed on a page is told there, and goes when the page is left: on the next one it would seem to be about that. */
export function useFailuresLeftBehind(): void {
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    for (const id of shown) notifications.hide(id);
    shown.clear();
  }, [pathname]);
}
