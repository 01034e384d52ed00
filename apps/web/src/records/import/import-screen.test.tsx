// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { fakeUploads } from "../../testing/upload.ts";
import { ImportScreen } from "./import-screen.tsx";

const columns = ["Kode", "Nama"].map((header) => ({ header, field: header.toLowerCase() }));
const fine = {
  ...{ dryrun: true, columns, rows: 2, added: 2, refused: 0, problems: [] },
  sample: [{ line: 2, action: "add", values: { Kode: "77", Nama: "Kota Baru" }, problems: {} }],
};
const wrongLine = { line: 3, action: "refuse", values: { Kode: "7x", Nama: "" } };
const wrong = { ...fine, added: 0, refused: 1, problems: [{ ...wrongLine, problems: { Kode: "Two digits." } }] };
/** The server tells how far it is, line by line, and at last the report. */
const told = (last: object): Answer => ({
  body: [{ progress: { step: "check", rows: 1, of: 2 } }, last].map((line) => `${JSON.stringify(line)}\n`).join(""),
});

function open(answer: (turn: number) => Answer | Promise<Answer>) {
  fakeApi(() => ({ body: null }));
  const uploads = fakeUploads(() => answer(uploads.length));
  render(<ImportScreen name="tbl_pemda/add" />, { wrapper: screenOf("superuser", ["tbl_pemda/add"]) });
  return () => uploads.map(({ path, name }) => `${name} to ${path}`);
}
const file = (name: string, size = 4) => new File([new Uint8Array(size)], name, { type: "text/csv" });
const choose = (chosen: File) =>
  fireEvent.change(screen.getByLabelText("Choose a csv file", { selector: "input" }), { target: { files: [chosen] } });
const dry = "tbl_pemda/import?dryrun=1";

test("a file is looked through first: what would be added is shown, and nothing is before it is confirmed", async () => {
  const sent = open(() => told({ report: fine }));
  choose(file("data.csv"));
  expect(await screen.findByText("2 rows would be added.")).toBeTruthy();
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["LineKodeNama", "277Kota Baru"]);
  expect(sent()).toEqual([`data.csv to ${dry}`]);
  fireEvent.click(screen.getByRole("button", { name: "Add 2 records" }));
  await waitFor(() => expect(sent()).toEqual([`data.csv to ${dry}`, "data.csv to tbl_pemda/import"]));
});

test("a file with wrong lines says which and why, and can't be added", async () => {
  open(() => told({ report: wrong }));
  choose(file("data.csv"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^1 of 2 rows have problems/);
  const [problems] = screen.getAllByRole("table");
  expect(problems?.textContent).toContain("3Kode7xTwo digits.");
  expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Choose another file" }));
  await waitFor(() => expect(screen.queryByText("Two digits.")).toBeNull());
  expect(screen.getByLabelText("Choose a csv file", { selector: "input" })).toBeTruthy();
});

test("lines that became wrong between looking and adding are told as before, and nothing is said to be imported", async () => {
  const failure = { error: { code: "VALIDATION", message: "No.", details: { report: { ...wrong, dryrun: false } } } };
  open((turn) => told(turn === 1 ? { report: fine } : { failure, status: 400 }));
  choose(file("data.csv"));
  fireEvent.click(await screen.findByRole("button", { name: "Add 2 records" }));
  expect(await screen.findByText("1 of 2 rows have problems")).toBeTruthy();
  expect(screen.getByText("Two digits.")).toBeTruthy();
  expect(screen.queryByText("Data imported successfully")).toBeNull();
});

test("a file that can't be read as a whole says why and can be sent again", async () => {
  const refusal = { status: 400, body: { error: { code: "VALIDATION", message: "The first line has no columns." } } };
  const sent = open((turn) => (turn === 1 ? { status: 503, body: {} } : refusal));
  choose(file("data.csv"));
  const alert = await screen.findByRole("alert");
  fireEvent.click(within(alert).getByRole("button"));
  expect(await screen.findByText(/The first line has no columns\./)).toBeTruthy();
  expect(sent()).toEqual([`data.csv to ${dry}`, `data.csv to ${dry}`]);
});

test("an answer that breaks off before its report is no success", async () => {
  open(() => ({ body: `${JSON.stringify({ progress: { step: "check", rows: 1, of: 2 } })}\n` }));
  choose(file("data.csv"));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
});

test.each([
  ["other than csv", file("data.xlsx"), "File format not supported"],
  ["too large", file("data.csv", 50 * 1024 * 1024 + 1), "Max file size of 50MB is allowed"],
])("a file that is %s isn't sent", async (_, chosen, words) => {
  const sent = open(() => told({ report: fine }));
  choose(chosen);
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(sent()).toEqual([]);
});

test("a file on its way can be stopped; another one is then looked through by itself", async () => {
  const sent = open((turn) => (turn === 1 ? new Promise<never>(() => undefined) : told({ report: fine })));
  choose(file("first.csv"));
  fireEvent.click(await screen.findByRole("button", { name: "Stop" }));
  await waitFor(() => expect(screen.queryByText("first.csv")).toBeNull());
  expect(screen.queryByRole("alert"), "who stops it needn't be told").toBeNull();
  choose(file("second.csv"));
  expect(await screen.findByText("2 rows would be added.")).toBeTruthy();
  expect(sent()).toEqual([`first.csv to ${dry}`, `second.csv to ${dry}`]);
});
