// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { act, render, screen } from "@testing-library/react";
import { createContext, use, useRef } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { SavingGuard } from "./leave-guard.tsx";

const Saved = createContext(false);

function Form() {
  const isSaved = use(Saved);
  const isDirty = useRef(true);
  isDirty.current = !isSaved;
  return <SavingGuard isDirty={isDirty} isSaved={isSaved} />;
}

/** A form that saves itself, reached from a list. */
function showForm() {
  const routes = [
    { path: "/list", element: <p>List</p> },
    { path: "/form", element: <Form /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/list", "/form"], initialIndex: 1 });
  const page = (isSaved: boolean) => (
    <MantineProvider env="test">
      <Saved value={isSaved}>
        <RouterProvider router={router} />
      </Saved>
    </MantineProvider>
  );
  const { rerender } = render(page(false));
  return { router, save: () => rerender(page(true)) };
}

test("whoever goes back while a form saves itself is led on once it has", async () => {
  const { router, save } = showForm();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(router.state.location.pathname).toBe("/form");
  save();
  expect(await screen.findByText("List")).toBeTruthy();
});

test("near miss: who stays is left there when it has been saved, and can go back then", async () => {
  const { router, save } = showForm();
  await act(() => router.navigate(-1));
  const [stay] = await screen.findAllByRole("button", { name: "Stay here" });
  act(() => stay?.click());
  await act(async () => save());
  expect(router.state.location.pathname).toBe("/form");
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/list");
});
