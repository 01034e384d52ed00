// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenOf } from "../../../testing/show.tsx";
import { DocumentsField } from "./documents-field.tsx";

test("a file of a wrong type is told by name, with the types that are right, at the document it was chosen for", () => {
  const { container } = render(<DocumentsField value={[]} required={["identitas"]} onChange={() => undefined} />, {
    wrapper: screenOf("nasabah"),
  });
  const [card] = container.querySelectorAll("input[type=file]");
  if (!card) throw new Error("No input for the identity card");
  fireEvent.change(card, { target: { files: [new File(["x"], "kartu.txt", { type: "text/plain" })] } });
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toMatch(/kartu\.txt.*PDF/);
  const described = screen.getByRole("button", { name: /Identity card/ }).getAttribute("aria-describedby");
  expect(described).toBe(alert.id);
  expect(screen.getByRole("button", { name: /^Other document/ }).getAttribute("aria-describedby")).toBeNull();
});

test.each([
  [["identitas"], "Identity card", "Other document (optional)"],
  [[], "Identity card", "Other document"],
] as const)("of %j that must be there, only what may be left out beside them says so", (required, card, other) => {
  render(<DocumentsField value={[]} required={required} onChange={() => undefined} />, {
    wrapper: screenOf("nasabah"),
  });
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining([card, other]));
});
