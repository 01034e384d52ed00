// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenOf } from "../../../testing/show.tsx";
import { AccountStateCard } from "./account-state-card.tsx";

const pages = ["userdata/peninjauan", "userdata/resetpassword"];
const card = (statusakun: number, can = { edit: true }) =>
  render(<AccountStateCard record={{ userid: 7, fullname: "Nadia", versi: 1, statusakun, can }} />, {
    wrapper: screenOf("superuser", pages),
  });
const ways = () => [...screen.queryAllByRole("button"), ...screen.queryAllByRole("link")].map((one) => one.textContent);

test.each([
  [1, "Signs in and works.", []],
  [0, "Can't sign in", ["Make active", "Put into the review queue"]],
  [2, "Shut out by an administrator", ["Unblock"]],
  [3, "until a reviewer has approved it", ["To the review queue"]],
  [4, "the choice of a new one", ["Reset password"]],
])("status %i says what it means and leads on", (status, meaning, expected) => {
  const { container } = card(status);
  expect(container.textContent).toContain(meaning);
  expect(ways()).toEqual(expected);
});

test("whoever may not edit the account is offered no change of it", () => {
  card(2, { edit: false });
  expect(ways()).toEqual([]);
});
