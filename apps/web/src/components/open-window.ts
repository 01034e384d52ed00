import { randomId } from "@mantine/hooks";
import { modals } from "@mantine/modals";
import type { ReactNode } from "react";
import { windowsStanding } from "../lib/windows.ts";

type Settings = Omit<Parameters<typeof modals.open>[0], "children" | "modalId">;

/** Opens a window over the page; what it shows is given the way to close it. */
export function openWindow(settings: Settings, show: (close: () => void) => ReactNode): void {
  const modalId = randomId();
  const children = show(() => modals.close(modalId));
  void windowsStanding.then(() => modals.open({ ...settings, modalId, children }));
}
