// @vitest-environment happy-dom
import { personalActions } from "@retribusi/contract/features/booking/booking.machine";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { fakeUploads } from "../../../testing/upload.ts";
import { ActionBar } from "./action-bar.tsx";

const can = personalActions.map((action) => [
  action,
  ["checkIn", "finish"].includes(action) ? { allowed: true } : { allowed: false, reason: "WRONG_STATE" },
]);
const equipment = bookingWith({
  jenisbooking: "alat",
  can: Object.fromEntries(can),
  harga: { ...bookingWith().harga, jumlahunit: 2 },
});

/** The form of a step of two excavators, whose uploads are numbered as they come. */
async function open(
  step: "Check in" | "Finish",
  answer: () => Answer = () => ({ body: equipment }),
  shown = equipment,
) {
  const onDone = vi.fn();
  let stored = 0;
  const uploads = fakeUploads(({ name }) => {
    stored += 1;
    const address = `/files/dokumen/${stored}.webp?sampai=1&tanda=x`;
    return { body: { berkasid: stored, namaasli: name, mime: "image/webp", ukuran: 4, address } };
  });
  const written = fakeApi(({ method, path }) => {
    if (method === "GET") return { body: path.includes("/unit/") ? { bernama: false, unit: [] } : shown };
    return path.startsWith("fileuploader") ? { body: { removed: 1 } } : answer();
  });
  render(<ActionBar booking={shown} onDone={onDone} />, { wrapper: screenOf("pengelola") });
  fireEvent.click(screen.getByRole("button", { name: step }));
  await screen.findByLabelText("Unit 1 – Hour meter (optional)");
  const sent = (part: string) => written.filter(({ path }) => path.includes(part)).map(({ body }) => body);
  return { onDone, uploads, steps: () => sent("trx_alat"), removed: () => sent("fileuploader") };
}

const pictures = (unit: number) => within(screen.getByRole("group", { name: `Unit ${unit} – Pictures (optional)` }));
const jpeg = (name: string, size = 4) => new File([new Uint8Array(size)], name, { type: "image/jpeg" });
function add(unit: number, ...files: File[]) {
  const input = screen
    .getByRole("group", { name: `Unit ${unit} – Pictures (optional)` })
    .querySelector("input[type=file]");
  fireEvent.change(input ?? document.body, { target: { files } });
}
const has = (unit: number, count: number) =>
  waitFor(() => expect(pictures(unit).queryAllByRole("button", { name: /^Remove / })).toHaveLength(count));
const send = () => fireEvent.submit(screen.getByLabelText("Unit 1 – Hour meter (optional)"));

test.each(["Check in", "Finish"] as const)("%s: pictures go with the unit they were added to", async (step) => {
  const { steps, removed, onDone } = await open(step);
  add(1, jpeg("a.jpg"));
  await has(1, 1);
  add(2, jpeg("b.jpg"), jpeg("c.jpg"));
  await has(2, 2);
  send();
  const bare = { hourmeter: null, kondisi: null };
  const unit = [
    { nomorunit: 1, ...bare, foto: [1] },
    { nomorunit: 2, ...bare, foto: [2, 3] },
  ];
  await waitFor(() => expect(steps()).toEqual([{ versi: 1, unit }]));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(removed()).toEqual([]);
});

test("a picture that is taken out again is thrown away and not sent", async () => {
  const { steps, removed } = await open("Check in");
  add(1, jpeg("a.jpg"), jpeg("b.jpg"));
  await has(1, 2);
  fireEvent.click(pictures(1).getByRole("button", { name: "Remove Unit 1, picture 1" }));
  await has(1, 1);
  send();
  await waitFor(() => expect(steps()).toMatchObject([{ unit: [{ nomorunit: 1, foto: [2] }] }]));
  expect(removed()).toEqual([{ temp_file: "dokumen/1.webp" }]);
});

test("what is no picture or too large is told at its unit with what may be added, and isn't sent; the good one is", async () => {
  const { uploads } = await open("Check in");
  const paper = new File(["x"], "surat.pdf", { type: "application/pdf" });
  add(2, paper, jpeg("besar.jpg", 10 * 1024 * 1024 + 1), jpeg("baik.jpg"));
  await has(2, 1);
  const told = pictures(2).getByRole("alert").textContent;
  expect(told).toMatch(/surat\.pdf: File format not supported/);
  expect(told).toMatch(/besar\.jpg: Max file size of 10MB is allowed/);
  expect(told).toMatch(/PNG, GIF or JPG, at most 10 MB each, at most 4 files/);
  expect(pictures(1).queryByRole("alert")).toBeNull();
  expect(uploads.map(({ name }) => name)).toEqual(["baik.jpg"]);
});

test("a unit has room for four pictures, and the other one for its own", async () => {
  const { uploads } = await open("Check in");
  add(1, ...["a", "b", "c", "d", "e"].map((name) => jpeg(`${name}.jpg`)));
  await has(1, 4);
  expect(uploads).toHaveLength(4);
  expect(pictures(1).getByRole("alert").textContent).toMatch(/Max of 4 files/);
  expect(pictures(1).getByRole("button", { name: "Add pictures" })).toHaveProperty("disabled", true);
  expect(pictures(2).getByRole("button", { name: "Add pictures" })).toHaveProperty("disabled", false);
});

test("a refusal keeps form and pictures, tells it at the picture and the field that it is about, and is mended there", async () => {
  const fields = { "unit.0.foto.0": "This picture is gone.", "unit.0.hourmeter": "Lower than before." };
  const refusal: Answer = { status: 400, body: { error: { code: "VALIDATION", message: "Check the form.", fields } } };
  const { steps, removed, onDone } = await open("Finish", () => refusal);
  fireEvent.change(screen.getByLabelText("Unit 2 – Hour meter (optional)"), { target: { value: "7" } });
  add(2, jpeg("a.jpg"), jpeg("b.jpg"));
  await has(2, 2);
  send();
  expect(await pictures(2).findByText("This picture is gone.")).toBeTruthy();
  expect(pictures(1).queryByText("This picture is gone.")).toBeNull();
  expect(screen.getByLabelText("Unit 2 – Hour meter (optional)").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Lower than before.")).toBeTruthy();
  expect(screen.getByLabelText("Unit 2 – Hour meter (optional)")).toHaveProperty("value", "7");
  expect([removed(), onDone.mock.calls]).toEqual([[], []]);
  fireEvent.click(pictures(2).getByRole("button", { name: "Remove Unit 2, picture 1" }));
  await has(2, 1);
  expect(pictures(2).queryByText("This picture is gone.")).toBeNull();
  send();
  await waitFor(() => expect(steps()).toHaveLength(2));
  expect(steps()[1]).toMatchObject({ unit: [{ nomorunit: 2, hourmeter: 7, foto: [2] }] });
});

test("who goes back without handing over leaves no uploads behind", async () => {
  const { removed } = await open("Check in");
  add(1, jpeg("a.jpg"));
  await has(1, 1);
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(removed()).toEqual([{ temp_file: "dokumen/1.webp" }]));
});

test("of many chairs only those are asked about of which somebody has something to say", async () => {
  const chair = { nomor: null, hourmetermulai: null, hourmeterakhir: null, kondisimulai: "Baru", kondisiakhir: null };
  const unit = [{ ...chair, nomorunit: 2, fotomulai: [], fotoakhir: [] }];
  const chairs = { ...equipment, harga: { ...equipment.harga, jumlahunit: 90 }, unit };
  const { steps } = await open("Finish", undefined, chairs);
  const conditions = () => screen.getAllByLabelText(/Condition/);
  expect(conditions()).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Write something of unit 3 too" }));
  expect(conditions()).toHaveLength(3);
  fireEvent.change(screen.getByLabelText("Unit 3 – Condition (optional)"), { target: { value: "Patah" } });
  send();
  await waitFor(() => expect(steps()).toMatchObject([{ unit: [{ nomorunit: 3, kondisi: "Patah" }] }]));
});

test("control: ten machines have all their lines at once", async () => {
  await open("Finish", undefined, { ...equipment, harga: { ...equipment.harga, jumlahunit: 10 } });
  expect(screen.getAllByLabelText(/Condition/)).toHaveLength(10);
  expect(screen.queryByRole("button", { name: /^Write something/ })).toBeNull();
});
