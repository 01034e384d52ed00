// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, conflict, fakeApi, screenOf } from "../../testing/show.tsx";
import { EditScreen } from "./form-screen.tsx";

const region = { idpemda: 4, pemdaname: "Kota Cimahi" };
const own = { skpdid: "3.26", skpdname: "Dinas Lama", alamat: "Jl. A", kepala: "Budi", nipkepala: null };
const record = { idskpd: 8, versi: 1, ...region, ...own, can: { edit: true } };
const changed = { at: "2026-11-22T01:00:00.000Z", name: "Sari", role: "superuser", own: false };
const regions = [
  { value: 4, label: "Kota Cimahi" },
  { value: 5, label: "Kota Bogor" },
  { value: 6, label: "Kota Depok" },
];

/** An agency opened for editing, which Sari changes meanwhile: each of these is what she has made of it by the next save. */
async function open(...theirs: object[]) {
  const written = fakeApi(({ method, path, query }): Answer => {
    if (path.startsWith("components_data/")) {
      const value = query.get("value");
      return { body: path.endsWith("_exist") ? false : regions.filter((one) => !value || String(one.value) === value) };
    }
    if (method === "GET") return { body: record };
    const now = theirs[written.length - 1];
    const versi = written.length + 1;
    return now
      ? conflict({ record: { ...record, ...now }, versi, fields: {}, changed })
      : { body: { ...record, ...Object(written.at(-1)?.body), versi } };
  });
  render(<EditScreen name="tbl_skpd/edit" />, { wrapper: screenOf("superuser", ["tbl_skpd/edit", "tbl_pemda/view"]) });
  await screen.findByDisplayValue("Dinas Lama");
  return () => written.map(({ body }) => body);
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
const alert = () => screen.findByRole("alert", { name: /^Changed by Sari/ });
/** One side of a field that both have changed. */
const side = (label: string, whose: RegExp) =>
  within(screen.getByRole("radiogroup", { name: label })).getByRole<HTMLInputElement>("radio", { name: whose });
const updated = () => screen.findByText("Record updated successfully");

test("two people at one field: both values are shown, nothing is sent before one is chosen, mine is sent when it is mine", async () => {
  const sent = await open({ skpdname: "Dinas Sari", alamat: "Jl. Sari" });
  type(/^Agency$/, "Dinas Saya");
  type(/^Head of the agency/, "Joko");
  save();
  const box = await alert();
  expect(document.activeElement).toBe(box);
  expect(side("Agency", /In the record now\s*Dinas Sari/).checked).toBe(false);
  expect(side("Agency", /Yours\s*Dinas Saya/).checked).toBe(false);
  expect(box.textContent).toMatch(/Also changed, and taken over below: Address\./);
  expect([field(/^Address/).value, field(/^Head of the agency/).value]).toEqual(["Jl. Sari", "Joko"]);
  expect(screen.queryByText("Choose one.")).toBeNull();
  save();
  expect(await screen.findByText("Choose one.")).toBeTruthy();
  expect(sent()).toHaveLength(1);
  fireEvent.click(side("Agency", /^Yours/));
  expect(screen.queryByText("Choose one.")).toBeNull();
  save();
  await updated();
  expect(sent()[1]).toEqual({ versi: 2, skpdname: "Dinas Saya", kepala: "Joko" });
});

test("two people at one field: theirs stands in the input when it is chosen and isn't sent, my other change is", async () => {
  const sent = await open({ skpdname: "Dinas Sari" });
  type(/^Agency$/, "Dinas Saya");
  type(/^Head of the agency/, "Joko");
  save();
  await alert();
  fireEvent.click(side("Agency", /^In the record now/));
  expect(field(/^Agency$/).value).toBe("Dinas Sari");
  expect(side("Agency", /Yours\s*Dinas Saya/).checked, "what I typed can still be chosen").toBe(false);
  save();
  await updated();
  expect(sent()[1]).toEqual({ versi: 2, kepala: "Joko" });
});

test("when all of theirs is taken there is nothing to send", async () => {
  const sent = await open({ skpdname: "Dinas Sari", alamat: "Jl. Sari" });
  type(/^Agency$/, "Dinas Saya");
  type(/^Address/, "Jl. Saya");
  save();
  await alert();
  fireEvent.click(screen.getByRole("button", { name: "Take all from the record" }));
  expect([field(/^Agency$/).value, field(/^Address/).value]).toEqual(["Dinas Sari", "Jl. Sari"]);
  save();
  expect(await screen.findByText(/^No record updated\./)).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

test("when all of mine is kept, all of it is sent", async () => {
  const sent = await open({ skpdname: "Dinas Sari", alamat: "Jl. Sari" });
  type(/^Agency$/, "Dinas Saya");
  type(/^Address/, "Jl. Saya");
  save();
  await alert();
  fireEvent.click(screen.getByRole("button", { name: "Keep all of mine" }));
  save();
  await updated();
  expect(sent()[1]).toEqual({ versi: 2, skpdname: "Dinas Saya", alamat: "Jl. Saya" });
});

test("what is typed anew after both were shown is a choice: neither of the two, and it is sent", async () => {
  const sent = await open({ skpdname: "Dinas Sari" });
  type(/^Agency$/, "Dinas Saya");
  save();
  await alert();
  type(/^Agency$/, "Dinas Bersama");
  expect(side("Agency", /Yours\s*Dinas Bersama/).checked).toBe(true);
  save();
  await updated();
  expect(sent()[1]).toEqual({ versi: 2, skpdname: "Dinas Bersama" });
});

test("other fields than mine were changed: there is nothing to choose, and mine is saved on top when I say so", async () => {
  const sent = await open({ alamat: "Jl. Sari" });
  type(/^Agency$/, "Dinas Saya");
  save();
  const box = await alert();
  expect(within(box).queryByRole("radio")).toBeNull();
  expect(sent()).toHaveLength(1);
  fireEvent.click(within(box).getByRole("button", { name: "Save mine on top" }));
  await updated();
  expect(sent()[1]).toEqual({ versi: 2, skpdname: "Dinas Saya" });
});

test("changed once more before I save again: it is told again, and the choice of before is asked anew", async () => {
  const sent = await open({ skpdname: "Dinas Sari" }, { skpdname: "Dinas Sari Dua" });
  type(/^Agency$/, "Dinas Saya");
  save();
  await alert();
  fireEvent.click(side("Agency", /^Yours/));
  save();
  await waitFor(() => expect(side("Agency", /In the record now\s*Dinas Sari Dua/).checked).toBe(false));
  expect(side("Agency", /Yours\s*Dinas Saya/).checked).toBe(false);
  fireEvent.click(side("Agency", /^Yours/));
  save();
  await updated();
  expect(sent()).toEqual([1, 2, 3].map((versi) => ({ versi, skpdname: "Dinas Saya" })));
});

test("a region that both have chosen is shown by its names, as far as an input knows only its key", async () => {
  await open({ idpemda: 5, pemdaname: "Kota Bogor" });
  fireEvent.click(screen.getByRole("combobox", { name: /^Regional government/ }));
  fireEvent.click(await screen.findByRole("option", { name: "Kota Depok" }));
  save();
  await alert();
  await waitFor(() => expect(side("Regional government", /Yours\s*Kota Depok/)).toBeTruthy());
  expect(side("Regional government", /In the record now\s*Kota Bogor/)).toBeTruthy();
  const choice = screen.getByRole("radiogroup", { name: "Regional government" });
  expect(within(choice).queryByRole("link"), "pressing a choice leads nowhere").toBeNull();
});

test("a refusal that is no conflict stands at its field, and says nothing of anybody else", async () => {
  const fields = { skpdname: "Too common." };
  fakeApi(({ method, path }): Answer => {
    if (path.startsWith("components_data/")) return { body: path.endsWith("_exist") ? false : regions };
    const error = { code: "VALIDATION", message: "Please correct the marked fields.", fields };
    return method === "GET" ? { body: record } : { status: 400, body: { error } };
  });
  render(<EditScreen name="tbl_skpd/edit" />, { wrapper: screenOf("superuser", ["tbl_skpd/edit"]) });
  await screen.findByDisplayValue("Dinas Lama");
  type(/^Agency$/, "Dinas");
  save();
  expect(await screen.findByRole("button", { name: /Too common\.$/ })).toBeTruthy();
  expect(field(/^Agency$/).value).toBe("Dinas");
  expect(field(/^Agency$/).getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText(/Changed by/)).toBeNull();
});

test("what was saved isn't sent again while the page behind is on its way", async () => {
  const sent = await open();
  type(/^Agency$/, "Dinas Saya");
  save();
  await updated();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  expect(button.disabled).toBe(true);
  fireEvent.submit(button.form ?? button);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toHaveLength(1);
});
