// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { screenOf } from "../../testing/show.tsx";
import { TodayLists } from "./today-lists.tsx";

const none = { records: [], hasMore: false };

test.each([
  ["have come", () => Response.json({ datang: none, pulang: none })],
  ["can't be had", () => Response.json({ error: { code: "INTERNAL", message: "Error" } }, { status: 500 })],
])("what stands below today's lists comes when they %s, and not before", async (_, answer) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  render(<TodayLists below="What stands below" />, { wrapper: screenOf("pengelola") });
  expect(await screen.findByText("Arriving today")).toBeDefined();
  expect(screen.queryByText("What stands below")).toBeNull();
  resolve(answer());
  expect(await screen.findByText("What stands below")).toBeDefined();
});
