// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenOf } from "../../../testing/show.tsx";
import { RoleRequestForm } from "./role-request-form.tsx";

test("an empty request says of each choice which one it is, and of the reason what to write", async () => {
  render(<RoleRequestForm roles={["nasabah", "bank"]} />, { wrapper: screenOf("default") });
  fireEvent.click(screen.getByRole("button", { name: "Ask for this role" }));
  const problems = await screen.findAllByRole("listitem");
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    "Role: Please choose one.",
    "Say who you are and what you need the role for.",
  ]);
});
