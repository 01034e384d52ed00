// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import type { Asked } from "../report-address.ts";
import { ActiveFilters } from "./active-filters.tsx";

function Filtered({ initial }: { readonly initial: Asked }) {
  const [asked, change] = useState<Asked>(initial);
  return (
    <ActiveFilters
      names={["idskpd", "statusbooking", "bankid"]}
      asked={asked}
      onChange={(part) =>
        change(Object.fromEntries(Object.entries({ ...asked, ...part }).flatMap(([k, v]) => (v ? [[k, v]] : []))))
      }
    />
  );
}

/** The reader's own agency has the key 4; there is another, whose name is none of theirs. */
function show(initial: Asked) {
  fakeApi(() => ({ body: [{ value: 4, label: "Dinas Pariwisata" }] }));
  render(<Filtered initial={initial} />, { wrapper: screenOf("dinas") });
}

test("filters are told by names: the bank's, the status', the agency's", async () => {
  show({ idskpd: "4", statusbooking: "50", bankid: "110,999" });
  for (const words of ["Agency: Dinas Pariwisata", "Status: Paid", "Bank: 110 – bank bjb", "Bank: 999"])
    expect(await screen.findByText(words)).toBeTruthy();
});

test("what is none of the reader's is not found rather than a number, and can be taken off", async () => {
  show({ idskpd: "4,17" });
  expect(await screen.findByText("Agency: not found")).toBeTruthy();
  expect(screen.queryByText(/17/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Remove the filter Agency: not found" }));
  expect(screen.queryByText("Agency: not found")).toBeNull();
  expect(screen.getByText("Agency: Dinas Pariwisata")).toBeTruthy();
});
