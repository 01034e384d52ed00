// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenOf } from "../../../testing/show.tsx";
import { RegisteredPage } from "./registered-page.tsx";

const failure = "Error sending email. Please contact system administrator for more info";

test("an account that was made: Your account has been created.", () => {
  render(<RegisteredPage mail="sent" email="siti@contoh.example" />, { wrapper: screenOf("default") });
  expect(screen.getByRole("heading", { name: "Your account has been created." })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toMatch(/^Email verification link sent.*siti@contoh\.example/);
  expect(screen.queryByText(failure)).toBeNull();
});

test("an account whose mail can't be sent: Error sending email. Please contact system administrator for more info", () => {
  render(<RegisteredPage mail="failed" email="siti@contoh.example" />, { wrapper: screenOf("default") });
  expect(screen.getByRole("status").textContent?.startsWith(failure)).toBe(true);
});
