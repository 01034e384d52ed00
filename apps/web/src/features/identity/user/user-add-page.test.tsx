// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { UserAddPage } from "./user-add-page.tsx";

test("a new user is active unless somebody says otherwise; nothing else is chosen for them", async () => {
  fakeApi(() => ({ body: [] }));
  render(<UserAddPage />, { wrapper: screenOf("superuser", ["userdata/add"]) });
  const value = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name }).value;
  await screen.findByRole("combobox", { name: "Account status" });
  expect(value("Account status")).toBe("Active");
  expect(value("Regional government (optional)")).toBe("");
});
