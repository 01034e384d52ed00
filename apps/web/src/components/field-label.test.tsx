// @vitest-environment happy-dom
import { MantineProvider, type MantineThemeOverride, PasswordInput, Select, Textarea, TextInput } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { citizenTheme, staffTheme } from "../lib/theme/theme.ts";
import { FieldLabel } from "./field-label.tsx";

const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const form = (
  <>
    <TextInput required label={<FieldLabel label="Name" isOptional={false} />} />
    <PasswordInput required label="Password" />
    <Select required label="Agency" data={[]} />
    <Textarea label={<FieldLabel label="Note" />} />
  </>
);

const words = (theme: MantineThemeOverride) => {
  const { container, unmount } = render(form, {
    wrapper: ({ children }) => (
      <MantineProvider env="test" theme={theme}>
        {children}
      </MantineProvider>
    ),
  });
  const required = screen.getByRole("textbox", { name: "Name" }).hasAttribute("required");
  const labels = [...container.querySelectorAll("label")].map(({ textContent }) => textContent);
  unmount();
  return { required, labels };
};

test("what is required has no mark in either look, and what is optional says so", () => {
  for (const theme of [staffTheme, citizenTheme]) {
    expect(words(theme)).toEqual({ required: true, labels: ["Name", "Password", "Agency", "Note (optional)"] });
  }
  // Without a look of ours the library marks the others.
  expect(words({}).labels).toContain("Password *");
});

test("no form marks what is required, and none writes either word by itself", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  const marked = Object.entries(sources).filter(([, text]) => /\bwithAsterisk(?!(?:=\{|: )false)/.test(text));
  expect(marked.map(([path]) => path)).toEqual([]);
  const written = Object.entries(sources)
    .filter(([path]) => path.includes("/locales/"))
    .filter(([, text]) => /\((?:optional|opsional|tidak wajib|required|wajib)\b/.test(text));
  expect(written.map(([path]) => path)).toEqual([]);
});
