// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { PhotoEffect } from "./photo-effect.tsx";

function show(typed: number | string | null, hilang = 4, kembali = 0) {
  const asked: string[] = [];
  fakeApi(({ path, query }) => {
    asked.push(`${path}?${query}`);
    return { body: { ditawarkan: 9, hilang, kembali } };
  });
  render(<PhotoEffect saved={2} typed={typed} />, { wrapper: screenOf("superuser") });
  return asked;
}
const told = () => screen.getByRole("status").textContent;

test("says before saving how many objects would vanish", async () => {
  const asked = show(3);
  await waitFor(() => expect(told()).toContain("4 of 9 objects that are offered now would vanish"));
  expect(asked).toEqual(["system/pengaturan/foto?minimalfoto=3"]);
});

test("an emptied field asks for none: what comes back is told, and that nothing vanishes", async () => {
  const asked = show(null, 0, 5);
  await waitFor(() => expect(told()).toContain("No object that is offered now would vanish"));
  expect(told()).toContain("5 objects would be offered again.");
  expect(asked).toEqual(["system/pengaturan/foto?minimalfoto=0"]);
});

test.each([2, 11, "x"])("control: of what is saved already or can't be saved nothing is asked: %s", async (typed) => {
  const asked = show(typed);
  await new Promise((done) => setTimeout(done, 500));
  expect([told(), asked]).toEqual(["", []]);
});
