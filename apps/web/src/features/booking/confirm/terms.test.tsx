// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { chooseLanguage } from "../../../lib/i18n.ts";
import { screenOf } from "../../../testing/show.tsx";
import { Terms } from "./terms.tsx";

afterEach(() => act(() => chooseLanguage("en")));

const [aturan, aturanen] = ["- Dilarang merokok\n- Jaga kebersihan", "- No smoking\n- Keep it clean"];

test.each([
  ["en", { aturan, aturanen }, ["No smoking", "Keep it clean"], "en"],
  ["id", { aturan, aturanen }, ["Dilarang merokok", "Jaga kebersihan"], "id"],
  ["en", { aturan, aturanen: null }, ["Dilarang merokok", "Jaga kebersihan"], "id"],
  ["id", { aturan: null, aturanen }, ["No smoking", "Keep it clean"], "en"],
  ["en", { aturan: null, aturanen: null }, [], ""],
] as const)("who orders and reads %s agrees to the rules of %o as %j", async (reader, of, rules, language) => {
  await act(() => chooseLanguage(reader));
  render(<Terms of={of} />, { wrapper: screenOf("nasabah") });
  const written = screen.getAllByRole("listitem").filter((item) => item.hasAttribute("lang"));
  expect(written.map(({ textContent, lang }) => [textContent, lang])).toEqual(rules.map((rule) => [rule, language]));
});
