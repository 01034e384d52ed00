// @vitest-environment happy-dom

import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { screenOf } from "../../testing/show.tsx";
import { getEntityPage } from "../record-pages.ts";
import { FactList } from "../view/fact-list.tsx";
import { fieldKinds } from "./field-kinds.ts";

const names = ["deskripsi", "deskripsien", "aturan", "aturanen", "lokasialamat"] as const;

function Form() {
  const [values, setValues] = useState<Record<string, unknown>>({ deskripsien: "<p>A house on a hill</p>" });
  return names.map((name) => {
    const field = objectretribusi.fields[name];
    const { Input } = fieldKinds[field.kind];
    const set = (value: unknown) => setValues({ ...values, [name]: value });
    return (
      <Input
        key={name}
        {...{ id: name, name, field, label: field.label.en, value: values[name], onChange: set, values }}
      />
    );
  });
}

const input = (name: string) => screen.findByRole("textbox", { name });

test("what is written in a language is spelled and read aloud in it, as an input, as a preview and as a value", async () => {
  render(<Form />, { wrapper: screenOf("superuser") });
  expect((await input("Description")).lang).toBe("id");
  expect((await input("Description in English")).lang).toBe("en");
  expect((await input("House rules")).lang).toBe("id");
  expect((await input("House rules in English")).lang).toBe("en");
  expect((await input("Address")).lang).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Preview of Description in English" }));
  const region = screen.getByRole("region", { name: "Preview of Description in English" });
  await waitFor(() => expect(region.querySelector("[lang]")?.getAttribute("lang")).toBe("en"));
});

test("a record shows both languages, each in its own; of one that is missing it says so in the language of the screen", () => {
  const record = { deskripsi: null, deskripsien: "<p>A house on a hill</p>", aturan: "Tenang", aturanen: null };
  render(
    <FactList
      page={getEntityPage("mst_objectretribusi/view")}
      record={record}
      names={["deskripsi", "deskripsien", "aturan", "aturanen"]}
      form={[]}
    />,
    { wrapper: screenOf("superuser") },
  );
  const languageAt = (text: string) => screen.getByText(text).closest("[lang]")?.getAttribute("lang");
  expect([languageAt("A house on a hill"), languageAt("Tenang")]).toEqual(["en", "id"]);
  expect([...document.querySelectorAll("dd")].filter((value) => !value.querySelector("[lang]"))).toHaveLength(2);
});
