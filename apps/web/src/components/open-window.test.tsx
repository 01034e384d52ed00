import { modals } from "@mantine/modals";
import { expect, test, vi } from "vitest";
import { noteWindows } from "../lib/windows.ts";
import { openWindow } from "./open-window.ts";

test("a window that is asked for before the code of windows has come opens as soon as it has", async () => {
  const open = vi.spyOn(modals, "open").mockReturnValue("id");
  openWindow({ title: "Why?" }, () => "Because");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(open).not.toHaveBeenCalled();
  noteWindows();
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ title: "Why?", children: "Because" }));
});
