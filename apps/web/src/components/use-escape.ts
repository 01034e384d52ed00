import { useWindowEvent } from "@mantine/hooks";

/** Closes something with the Escape key wherever the focus is, unless something above it has taken the key for itself. */
export function useEscape(isOpen: boolean, close: () => void): void {
  useWindowEvent("keydown", ({ key, defaultPrevented }) => {
    if (isOpen && key === "Escape" && !defaultPrevented) close();
  });
}
