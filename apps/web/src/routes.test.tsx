// @vitest-environment happy-dom
import { AppShell } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { expect, test } from "vitest";
import { MainLayout } from "./features/shell/main-layout.tsx";
import { TopBar } from "./features/shell/top-bar.tsx";
import { readToken } from "./lib/session.ts";
import { router } from "./routes.tsx";
import { member } from "./testing/member.ts";
import { fakeApi, screenOf } from "./testing/show.tsx";

test("every address stands within the one layout, whose bar leads out of the session", async () => {
  expect(router.routes.map(({ element }) => Object(element).type)).toEqual([MainLayout]);
  expect(router.routes[0]?.children?.[0]?.children?.length).toBeGreaterThan(100);
  const written = fakeApi(() => ({ body: { ended: true } }));
  const bar = { session: member("bank", []), menuOpened: false, onToggleMenu: () => undefined };
  render(
    <AppShell>
      <TopBar {...bar} burger={createRef<HTMLButtonElement>()} />
    </AppShell>,
    { wrapper: screenOf("bank") },
  );
  fireEvent.click(screen.getByRole("button", { name: /^Account:/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await waitFor(() => expect(readToken()).toBeNull());
  expect(written).toMatchObject([{ path: "auth/logout" }]);
});
