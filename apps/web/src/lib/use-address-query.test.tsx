// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { useAddressQuery } from "./use-address-query.ts";

function Choices() {
  const [search, change] = useAddressQuery();
  const add = (name: string) => () =>
    change((before) => {
      before.set(name, "1");
      return before;
    });
  return (
    <>
      {["first", "second"].map((name) => (
        <button key={name} type="button" onClick={add(name)}>
          {name}
        </button>
      ))}
      <output>{search.toString()}</output>
    </>
  );
}

const oneTask = () => new Promise((done) => void setTimeout(done));

test("a second choice keeps the first, though nothing had time to render between the two", async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: "*", Component: Choices }])} />);
  await act(async () => {
    screen.getByText("first").click();
    await oneTask();
    screen.getByText("second").click();
  });
  expect(screen.getByRole("status").textContent).toBe("first=1&second=1");
});
