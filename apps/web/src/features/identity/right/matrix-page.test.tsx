// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { MatrixPage } from "./matrix-page.tsx";

const names = ["home", "tbl_skpd/list", "tbl_skpd/edit", "userdata/list"];
const matrix = {
  roles: [
    { id: 1, name: "superuser" },
    { id: 2, name: "bank" },
    { id: 12, name: "dinas" },
  ],
  permissions: names.map((name, at) => ({ id: 10 + at, name })),
  // The super user holds all, the bank the list of the agencies, the agency nothing.
  grants: [...names.map((_, at) => [10 + at, 1]), [11, 2]],
};

/** The matrix as it stands on the server, and how it answers a tick. */
async function open(tick: (turn: number) => Answer | Promise<Answer> = () => ({ body: { granted: true } })) {
  const written = fakeApi(({ method }) => (method === "GET" ? { body: matrix } : tick(written.length)));
  const wrapper = screenOf("superuser", ["role_has_permissions/matriks", "roles/list"]);
  render(<MatrixPage />, { wrapper });
  await screen.findByRole("table");
  return () => written.map(({ body }) => body);
}
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const rowOf = (group: string) => screen.getByRole("rowheader", { name: group }).closest("tr");
const counts = (group: string) => [...(rowOf(group)?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
const undo = () => screen.queryByRole("button", { name: "Undo" });

test("a tick is shown and counted at once, sent once, said when it is saved, and can be undone", async () => {
  const slow = Promise.withResolvers<Answer>();
  const sent = await open((turn) => (turn === 1 ? slow.promise : { body: { granted: false } }));
  expect(counts("Agencies")).toEqual(["2 of 2", "1 of 2", "0 of 2"]);
  fireEvent.click(box("Bank: tbl_skpd/edit"));
  await waitFor(() => expect(box("Bank: tbl_skpd/edit").checked).toBe(true));
  expect(counts("Agencies")).toEqual(["2 of 2", "2 of 2", "0 of 2"]);
  expect(screen.getByText("Nothing changed yet.")).toBeTruthy();
  expect(undo(), "nothing is saved yet").toBeNull();
  slow.resolve({ body: { granted: true } });
  expect(await screen.findByText("Bank now holds Agencies: Edit.")).toBeTruthy();
  expect(box("Bank: tbl_skpd/edit").checked).toBe(true);
  expect(sent()).toEqual([{ permission_id: 12, role_id: 2, granted: true }]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Bank no longer holds Agencies: Edit.")).toBeTruthy();
  expect(box("Bank: tbl_skpd/edit").checked).toBe(false);
  expect(sent()[1]).toEqual({ permission_id: 12, role_id: 2, granted: false });
});

test("a tick that fails is taken back with the reason, and no other with it", async () => {
  const refused = { status: 403, body: { error: { code: "FORBIDDEN", message: "Not yours to give." } } };
  const waiting = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  await open((turn) => waiting[turn - 1]?.promise ?? refused);
  fireEvent.click(box("Bank: tbl_skpd/list"));
  fireEvent.click(box("Agency: home"));
  await waitFor(() => expect([box("Bank: tbl_skpd/list").checked, box("Agency: home").checked]).toEqual([false, true]));
  waiting[0]?.resolve(refused);
  expect(await screen.findByText("Not yours to give.")).toBeTruthy();
  await waitFor(() => expect(box("Bank: tbl_skpd/list").checked).toBe(true));
  expect(box("Agency: home").checked, "it is still on its way").toBe(true);
  expect(screen.getByText("Nothing changed yet.")).toBeTruthy();
  waiting[1]?.resolve({ body: { granted: true } });
  expect(await screen.findByText(/^Agency now holds /)).toBeTruthy();
});

test("what the super user holds can't be taken: it is said, nothing is sent, and the tick stays", async () => {
  const sent = await open();
  expect(box("Super user: home").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(box("Super user: home"));
  expect(await screen.findByText("The super user holds every page.")).toBeTruthy();
  expect([box("Super user: home").checked, sent()]).toEqual([true, []]);
});

test("words of group, page or name narrow the rows, and a tick there is about the page of its row", async () => {
  const sent = await open();
  const filter = screen.getByLabelText("Filter by page, group or name");
  fireEvent.change(filter, { target: { value: "agencies EDIT" } });
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(3));
  expect(screen.queryByRole("rowheader", { name: "General" })).toBeNull();
  fireEvent.click(box("Agency: tbl_skpd/edit"));
  await waitFor(() => expect(sent()).toEqual([{ permission_id: 12, role_id: 12, granted: true }]));
  fireEvent.change(filter, { target: { value: "agencies xyz" } });
  expect(await screen.findByText("No page matches.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  fireEvent.change(filter, { target: { value: " " } });
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(12));
});

test("arrow keys go from box to box across groups and stop at the edge; Tab stops at one box alone", async () => {
  await open();
  const go = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const stops = () => screen.getAllByRole("checkbox").filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([box("Super user: home")]);
  act(() => box("Super user: home").focus());
  for (const key of ["ArrowLeft", "ArrowUp"]) go(key);
  expect(document.activeElement).toBe(box("Super user: home"));
  for (const key of ["ArrowDown", "ArrowRight", "ArrowDown"]) act(() => void go(key));
  expect(document.activeElement).toBe(box("Bank: tbl_skpd/edit"));
  expect(stops()).toEqual([box("Bank: tbl_skpd/edit")]);
});

test("the stop of the Tab key stays among the rows that a filter leaves", async () => {
  await open();
  act(() => box("Agency: userdata/list").focus());
  fireEvent.change(screen.getByLabelText("Filter by page, group or name"), { target: { value: "home" } });
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(3));
  expect(box("Agency: home").tabIndex).toBe(0);
});

test("a filter that comes late leaves the stop of the Tab key at the box that has the focus", async () => {
  await open();
  act(() => box("Bank: tbl_skpd/list").focus());
  fireEvent.change(screen.getByLabelText("Filter by page, group or name"), { target: { value: "agencies" } });
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(6));
  expect(document.activeElement).toBe(box("Bank: tbl_skpd/list"));
  expect(screen.getAllByRole("checkbox").filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    box("Bank: tbl_skpd/list"),
  ]);
});

test("on a phone one role is looked at at a time, and its ticks are its own", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const sent = await open();
  expect(screen.getAllByRole("checkbox")).toHaveLength(4);
  fireEvent.change(screen.getByLabelText("Role"), { target: { value: "2" } });
  expect(screen.queryByRole("checkbox", { name: /^Super user/ })).toBeNull();
  expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
    ...[false, true, false, false],
  ]);
  fireEvent.click(box("Bank: home"));
  await waitFor(() => expect(sent()).toEqual([{ permission_id: 10, role_id: 2, granted: true }]));
});

test("the lists behind the matrix are led to as far as one holds them", async () => {
  await open();
  const links = within(screen.getByRole("heading", { level: 1 }).closest("header") ?? document.body);
  expect(links.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/roles"]);
});
