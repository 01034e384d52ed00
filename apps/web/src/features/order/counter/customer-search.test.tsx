// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { CustomerSearch } from "./customer-search.tsx";

function Search() {
  const [sought, setSought] = useState("");
  const typed = { typed: sought, onType: setSought };
  return <CustomerSearch value={null} error={undefined} onChange={() => undefined} {...typed} />;
}

async function lookUp(typed: string): Promise<string | null> {
  fakeApi(() => ({ body: { nasabah: null } }));
  render(<Search />, { wrapper: screenOf("pengelola") });
  fireEvent.change(screen.getByRole("textbox"), { target: { value: typed } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Find" })));
  return (await screen.findByRole("status")).textContent;
}

test("an address that no customer has, at the counter: Email address is not registered", async () => {
  expect(await lookUp("budi@contoh.example")).toMatch(/^Email address is not registered\./);
});

test("control: a number that nobody has is answered in general words", async () => {
  expect(await lookUp("081234567890")).toMatch(/^No single customer account/);
});
