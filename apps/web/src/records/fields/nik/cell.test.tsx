// @vitest-environment happy-dom

import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { NikDetail } from "./cell.tsx";

const masked = "3273********0001";
const full = "3273010101900001";
const partsOf = (noidentitas: string, can: object) => ({
  value: noidentitas,
  name: "noidentitas",
  field: userdata.fields.noidentitas,
  entity: userdata,
  record: { userid: 7, noidentitas, can: { ...can } },
});

test("somebody else's number is masked until it is asked for, and can be hidden again", async () => {
  const asked: string[] = [];
  fakeApi(({ path }) => {
    asked.push(path);
    return { body: { noidentitas: full } };
  });
  render(<NikDetail {...partsOf(masked, { identity: true })} />, { wrapper: screenOf("superuser") });
  expect(screen.getByText(masked)).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Show in full" }));
  expect(await screen.findByText(full)).toBeTruthy();
  expect(asked).toEqual(["userdata/identitas/7"]);
  fireEvent.click(screen.getByRole("button", { name: "Hide again" }));
  expect(await screen.findByText(masked)).toBeTruthy();
});

test.each([
  ["one's own number stands there in full", full, {}],
  ["who may not see a number gets no button", masked, { view: true }],
])("%s", (_, value, can) => {
  render(<NikDetail {...partsOf(value, can)} />, { wrapper: screenOf("superuser") });
  expect(screen.getByText(value)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
