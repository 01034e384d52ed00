// @vitest-environment happy-dom
import { AppShell } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import type { RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { MainLayout } from "./features/shell/main-layout.tsx";
import { TopBar } from "./features/shell/top-bar.tsx";
import { readToken } from "./lib/session.ts";
import { addMemberScreens, routes } from "./routes.tsx";
import { memberScreens } from "./screens.ts";
import { member } from "./testing/member.ts";
import { fakeApi, screenOf } from "./testing/show.tsx";

test("every address stands within the one layout, whose bar leads out of the session", async () => {
  expect(routes.map(({ element }) => Object(element).type)).toEqual([MainLayout]);
  const added: RouteObject[] = [];
  const visit = async (path: string) =>
    addMemberScreens({
      path,
      matches: [],
      signal: AbortSignal.any([]),
      fetcherKey: undefined,
      patch: (_, children) => void added.push(...children),
    });
  await visit("/index/catalogue/7");
  expect(added, "visitors need none of them").toEqual([]);
  await visit("/tbl_skpd");
  await visit("/tbl_skpd/view/1");
  expect(added.map(({ children }) => children)).toEqual([memberScreens]);
  const written = fakeApi(() => ({ body: { ended: true } }));
  const bar = { session: member("bank", []), menuOpened: false, onToggleMenu: () => undefined };
  render(
    <AppShell>
      <TopBar {...bar} burger={createRef<HTMLButtonElement>()} />
    </AppShell>,
    { wrapper: screenOf("bank") },
  );
  fireEvent.click(await screen.findByRole("button", { name: /^Account:/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await waitFor(() => expect(readToken()).toBeNull());
  expect(written).toMatchObject([{ path: "auth/logout" }]);
});
