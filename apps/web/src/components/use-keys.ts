import { type HotkeyItem, useHotkeys } from "@mantine/hooks";
import { useEffect, useId } from "react";
import { noteKeys, type ToldKey } from "../lib/told-keys.ts";

/** A key with what it does. Without `run` it is only told: what has the focus, a grid for instance, does it by itself. */
export interface DeclaredKey extends ToldKey {
  readonly run?: () => void;
}

/** Letters and signs are text to whoever is typing; these never are. */
const isNeverText = (key: string): boolean => /^(mod\+|F\d)/.test(key);

const isOverlayOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

const hotkeyOf = (key: string): string => (key === "?" ? "shift+?" : key);

/** What assistive technology is told at the control that does the same. */
export const shortcutOf = (key: string) => ({ "aria-keyshortcuts": key.replace(/mod\+(\w)/, "Control+$1 Meta+$1") });

/**
 * The keys of what is on the screen, declared once: they are bound as long as it stands there, and the window that `?` opens lists them. They do
 * nothing while somebody types or something lies over the page, to which they don't belong.
 */
export function useKeys(keys: readonly DeclaredKey[]): void {
  const id = useId();
  useEffect(() => noteKeys(id, keys));
  useEffect(() => () => noteKeys(id, []), [id]);
  const bound = (isText: boolean) =>
    keys.flatMap(({ key, run }): HotkeyItem[] =>
      run && isText !== isNeverText(key) ? [[hotkeyOf(key), () => isOverlayOpen() || run()]] : [],
    );
  useHotkeys(bound(true));
  useHotkeys(bound(false), []);
}
