// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { WaitlistDemand } from "./waitlist-demand.tsx";

const row = (day: number, part: object = {}) => ({
  ...{ objectid: 7, jenisbooking: "gedung", objectname: "Aula Contoh", subobjectname: null },
  ...{ tanggal: `2027-01-${String(day).padStart(2, "0")}`, orang: 3, unit: 4, ditawarkan: 1 },
  ...part,
});

function show(answer: Answer) {
  fakeApi(() => answer);
  render(<WaitlistDemand />, { wrapper: screenOf("pengelola", ["booking/antrean"]) });
}

test("each full day says how many people wait for how many units, and leads to it in the timeline", async () => {
  show({ body: { records: [row(4), row(5, { orang: 1, unit: 1, ditawarkan: 0 })], hasMore: false } });
  const table = within(await screen.findByRole("table", { name: "Who waits" }));
  const cells = table
    .getAllByRole("row")
    .slice(1)
    .map((line) => [...line.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ["4th January, 2027", "Aula Contoh", "3", "4", "1"],
    ["5th January, 2027", "Aula Contoh", "1", "1", "0"],
  ]);
  const [first] = table.getAllByRole("link");
  expect(first?.getAttribute("href")).toBe(
    "/booking/linimasa?tampilan=hari&tanggal=2027-01-04&jenis=gedung&cari=Aula+Contoh&objectid=7",
  );
});

test("many days are shown in part, and whole when they are asked for", async () => {
  const records = Array.from({ length: 12 }, (_, at) => row(at + 1));
  show({ body: { records, hasMore: true } });
  await screen.findByRole("table");
  expect(screen.getAllByRole("row")).toHaveLength(9);
  expect(screen.queryByText("The earliest days are shown.")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(screen.getAllByRole("row")).toHaveLength(13);
  expect(screen.getByText("The earliest days are shown.")).toBeTruthy();
});

test("where nobody waits it is said", async () => {
  show({ body: { records: [], hasMore: false } });
  expect(await screen.findByText("Nobody waits at the moment.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("what can't be read is told, with a way to try again", async () => {
  show({ status: 500, body: { error: { code: "INTERNAL", message: "Something broke." } } });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});
