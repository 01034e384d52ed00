// @vitest-environment happy-dom
import type { UserRights } from "@retribusi/contract/features/identity/rights.endpoints";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { UserRightsForm } from "./user-rights-form.tsx";

const rights: UserRights = {
  user: { userid: 9, username: "budi", fullname: "Budi", statusakun: 1 },
  held: [1, 2],
  extra: [12],
  roles: [
    { id: 1, name: "bank", permissions: [10] },
    { id: 2, name: "dinas", permissions: [10, 11] },
    { id: 3, name: "pemda", permissions: [] },
    { id: 4, name: "default", permissions: [] },
  ],
  permissions: ["home", "tbl_skpd/list", "tbl_skpd/edit"].map((name, at) => ({ id: 10 + at, name })),
  versi: "one",
};

function open(answer: (body: object) => Answer = (body) => ({ body: { ...rights, ...body, versi: "two" } })) {
  const written = fakeApi(({ body }) => answer(Object(body)));
  render(<UserRightsForm rights={rights} />, { wrapper: screenOf("superuser", ["userdata/kewenangan"]) });
  return () => written.map(({ body }) => body);
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const roles = () => within(screen.getAllByRole("list")[0] ?? document.body).getAllByRole("listitem");
const opens = (group: string) =>
  within(screen.getByRole("region", { name: group }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("the order of the roles is saved as it was made, and the first is the one that is acted in", async () => {
  const sent = open();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  expect(screen.getByRole("button", { name: "Move Bank up" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Move Agency down" })).toHaveProperty("disabled", true);
  press("Move Agency up");
  fireEvent.change(screen.getByLabelText("Add a role"), { target: { value: "3" } });
  expect(roles().map(({ textContent }) => textContent)).toEqual([
    "AgencyActive after sign-in",
    "Bank",
    "Regional government",
  ]);
  expect(sent()).toEqual([]);
  press("Save");
  expect(await screen.findByText("Record updated successfully")).toBeTruthy();
  expect(sent()).toEqual([{ held: [2, 1, 3], extra: [12], versi: "one" }]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
});

test("what a choice opens is shown before it is saved, with the role that it comes from", () => {
  open();
  expect(opens("Agencies")).toEqual(["List tbl_skpd/listAgency", "Edit tbl_skpd/editPersonal"]);
  expect(opens("General")).toEqual([expect.stringMatching(/ homeBankAgency$/)]);
  press("Remove Agency");
  expect(opens("Agencies")).toEqual(["Edit tbl_skpd/editPersonal"]);
  expect(opens("General")).toEqual([expect.stringMatching(/ homeBank$/)]);
});

test("what is discarded is as it was, and nothing is sent", () => {
  const sent = open();
  press("Remove Bank");
  press("Remove Agency");
  expect(screen.getByText(/^No role: /)).toBeTruthy();
  press("Discard changes");
  expect(roles()).toHaveLength(2);
  expect(screen.queryByText("Not saved yet")).toBeNull();
  expect(sent()).toEqual([]);
});

test("only roles that aren't held can be added, and none that nobody is given", () => {
  open();
  const choices = within(screen.getByLabelText("Add a role")).getAllByRole("option");
  expect(choices.map(({ textContent }) => textContent)).toEqual(["Add a role", "Regional government"]);
});

test("what the server refuses about the roles stands there, and the choice is kept", async () => {
  const fields = { held: "The last super user stays." };
  const error = { code: "VALIDATION", message: "Please correct the marked fields.", fields };
  open(() => ({ status: 400, body: { error } }));
  press("Remove Bank");
  press("Save");
  await waitFor(() => expect(screen.getByLabelText("Add a role").getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getAllByText("The last super user stays.")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Remove Bank" })).toBeNull();
  expect(screen.getByText("Not saved yet")).toBeTruthy();
  press("The last super user stays.");
  expect(document.activeElement, "its line leads to the field").toBe(screen.getByLabelText("Add a role"));
});
