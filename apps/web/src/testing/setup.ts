import { notifications } from "@mantine/notifications";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { startLanguage } from "../lib/i18n.ts";
import { noteWindows } from "../lib/windows.ts";

// A busy machine needs longer for the first screen of a file than the libraries expect.
configure({ asyncUtilTimeout: 10_000 });

// What a screen asks after its test, or without one who answers, is never answered: a late notice would be shown to the next test.
globalThis.fetch = () => new Promise(() => undefined);

beforeAll(async () => {
  // Files share a window: what a device has kept for the one before, its language too, is nothing to this one.
  localStorage.clear();
  sessionStorage.clear();
  noteWindows();
  // Inputs that grow with their text measure again when a font has come.
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  await startLanguage();
});
beforeEach(() => notifications.clean());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
