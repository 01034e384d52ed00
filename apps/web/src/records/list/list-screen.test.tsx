// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { ListScreen } from "./list-screen.tsx";

const Address = () => <output>{useLocation().search}</output>;
const address = () => document.querySelector("output")?.textContent;

test("the keys of a list lead to the search and to a new record, but not while something lies over it", async () => {
  fakeApi(() => ({ body: { records: [], page: 1, limit: 20, hasMore: false, num: 0 } }));
  const list = (over: boolean) => (
    <>
      <ListScreen name="tbl_pemda/list" />
      <Address />
      {over ? <div role="dialog" /> : null}
    </>
  );
  const { rerender } = render(list(true), { wrapper: screenOf("superuser", ["tbl_pemda/list", "tbl_pemda/add"]) });
  // One at the head, one where the rows would be.
  await waitFor(() => expect(screen.getAllByRole("link", { name: /^Add/ })).toHaveLength(2));
  const search = screen.getByRole("searchbox");
  const press = (key: string) => fireEvent.keyDown(document.documentElement, { key });
  for (const key of ["/", "n"]) press(key);
  expect([document.activeElement === search, address()]).toEqual([false, ""]);
  rerender(list(false));
  for (const key of ["/", "n"]) press(key);
  expect(document.activeElement).toBe(search);
  await waitFor(() => expect(address()).toBe("?dialog=%2Ftbl_pemda%2Fadd"));
});
