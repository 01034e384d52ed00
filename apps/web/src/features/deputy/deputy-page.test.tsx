// @vitest-environment happy-dom
import type { DeputyBoard, StandInRecord } from "@retribusi/contract/features/deputy/deputy.endpoints";
import { deputyPage } from "@retribusi/contract/features/deputy/deputy.pages";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { DeputyPage } from "./deputy-page.tsx";
import { OwnStandIns } from "./own-stand-ins.tsx";

const group = { pengelolaid: 4, pengelolaname: "UPTD Wisma" };
const people = [
  { userid: 1, fullname: "Sari Contoh" },
  { userid: 2, fullname: "Budi Contoh" },
];
const now = { ...group, digantikan: "Sari Contoh", pengganti: "Budi Contoh", sampai: "2026-11-30" };
const record: StandInRecord = {
  ...{ id: 7, versi: 3, ...group, digantikan: "Sari Contoh", pengganti: "Budi Contoh" },
  ...{ mulai: "2026-11-28", sampai: "2026-11-30", catatan: "Cuti", oleh: "Dewi", keadaan: "berjalan" },
};
const board: DeputyBoard = {
  ...{ kelompok: [group], pengelolaid: 4, hariini: "2026-11-28", orang: people },
  ...{ sekarang: [now], records: [record], hasMore: false },
};

function show(shown: DeputyBoard) {
  const answers = { [deputyPage]: shown, "tbl_kelompokpengelola/akhiriwakil/7": { berakhir: true } };
  const written = fakeApi(({ path }) => ({
    body: Object.entries(answers).find(([one]) => one === path)?.[1] ?? record,
  }));
  render(<DeputyPage />, { wrapper: screenOf("pengelola", [deputyPage]) });
  return written;
}

async function choose(label: RegExp, name: string) {
  fireEvent.click(await screen.findByRole("combobox", { name: label }));
  const options = within(await screen.findByRole("listbox", { name: label, hidden: true }));
  fireEvent.click(await options.findByRole("option", { name, hidden: true }));
}
function day(label: RegExp, typed: string) {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
}

test("today's deputy stands on the page, and a name is sent with its days", async () => {
  const written = show(board);
  expect(await screen.findByText("Budi Contoh stands in for Sari Contoh until 30th November, 2026")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Name a deputy…" }));
  await choose(/^Who is away/, "Budi Contoh");
  await choose(/^Who stands in/, "Sari Contoh");
  day(/^First day/, "1 December 2026");
  day(/^Last day/, "4 December 2026");
  fireEvent.click(screen.getByRole("button", { name: "Name the deputy" }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toMatchObject({
    path: "tbl_kelompokpengelola/tunjukwakil/4",
    body: { digantikan: 2, pengganti: 1, mulai: "2026-12-01", sampai: "2026-12-04", catatan: null },
  });
});

test("it is ended after a question, with the version that was shown", async () => {
  const written = show(board);
  fireEvent.click(await screen.findByRole("button", { name: "End it now: Budi Contoh for Sari Contoh" }));
  expect(written).toEqual([]);
  fireEvent.click(await screen.findByRole("button", { name: "End it now" }));
  await waitFor(() =>
    expect(written).toMatchObject([{ path: "tbl_kelompokpengelola/akhiriwakil/7", body: { versi: 3 } }]),
  );
});

test("of what was done only the last is said, with its days: naming is no longer true once it is ended", async () => {
  show(board);
  await screen.findByText(/^Budi Contoh stands in for Sari Contoh until/);
  fireEvent.click(screen.getByRole("button", { name: "Name a deputy…" }));
  await choose(/^Who is away/, "Sari Contoh");
  await choose(/^Who stands in/, "Budi Contoh");
  day(/^First day/, "28 November 2026");
  day(/^Last day/, "30 November 2026");
  fireEvent.click(screen.getByRole("button", { name: "Name the deputy" }));
  const saved = "Budi Contoh stands in for Sari Contoh: 28th November, 2026 – 30th November, 2026.";
  expect(await screen.findByText(saved)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "End it now: Budi Contoh for Sari Contoh" }));
  fireEvent.click(await screen.findByRole("button", { name: "End it now" }));
  expect(await screen.findByText("Budi Contoh doesn't stand in for Sari Contoh any more.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(saved)).toBeNull());
});

test("where nobody is away that is said, and what is over can't be ended", async () => {
  show({ ...board, sekarang: [], records: [{ ...record, keadaan: "selesai" }] });
  expect(await screen.findByText("Nobody is away: everybody does their own work.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^End it now/ })).toBeNull();
});

test("whoever stands in is told for whom and until when", async () => {
  fakeApi(() => ({ body: { records: [now] } }));
  render(<OwnStandIns />, { wrapper: screenOf("pengelola", [deputyPage]) });
  expect(await screen.findByText("You stand in for Sari Contoh (UPTD Wisma) until 30th November, 2026")).toBeDefined();
});
