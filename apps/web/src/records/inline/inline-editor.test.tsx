// @vitest-environment happy-dom
import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { PageDialog } from "../../components/page-panel.tsx";
import { type Answer, conflict, fakeApi, screenOf } from "../../testing/show.tsx";
import type { RecordRow } from "../record.ts";
import { InlineEditor } from "./inline-editor.tsx";

const row = { idskpd: 8, versi: 1, idpemda: 2, pemdaname: "Kota Cimahi", skpdid: "3.26", skpdname: "Dinas Lama" };
const record: RecordRow = { ...row, alamat: "Jl. A", kepala: null, nipkepala: null };
const saved = (part: object): Answer => ({ body: { ...record, versi: 2, ...part } });
const changed = { at: "2026-11-22T01:00:00.000Z", name: "Sari", role: "superuser", own: false };
/** What Sari has made of the record since it was shown; told when the popover has settled, as a server would. */
async function theirs(part: object): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  return conflict({ record: { ...record, ...part }, versi: 2, fields: {}, changed });
}
const wrong = (fields: Readonly<Record<string, string>>): Answer => ({
  status: 400,
  body: { error: { code: "VALIDATION", message: "Please correct the marked fields.", fields } },
});

/** The name of an agency being changed where it stands; reads and questions of its input are answered by the record. */
function open(
  name: string,
  answer: (body: object, turn: number) => Answer | Promise<Answer>,
  shown: RecordRow = record,
) {
  const onClose = vi.fn();
  const read: string[] = [];
  const written = fakeApi(({ method, path, body }) => {
    if (method !== "GET") return answer(Object(body), written.length);
    read.push(path);
    return { body: path.includes("_exist") ? false : record };
  });
  render(
    <InlineEditor entity={skpd} record={shown} name={name} onClose={onClose}>
      shown
    </InlineEditor>,
    { wrapper: screenOf("superuser", ["tbl_skpd/edit"]) },
  );
  return { onClose, read, sent: () => written.map(({ body }) => body) };
}
const input = (label = "Agency") => screen.getByLabelText<HTMLInputElement>(label);
const type = (value: string, label?: string) => fireEvent.change(input(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const enter = () => fireEvent.submit(screen.getByRole("form"));

test("the changed field alone is sent, with the version that was shown, and the editor closes once it is saved", async () => {
  const slow = Promise.withResolvers<Answer>();
  const { onClose, sent } = open("skpdname", () => slow.promise);
  expect(screen.getByRole("form", { name: "Change Agency" })).toBeTruthy();
  expect(document.activeElement).toBe(input());
  type("Dinas Baru");
  press("Save");
  enter();
  await waitFor(() => expect(sent()).toEqual([{ versi: 1, skpdname: "Dinas Baru" }]));
  expect(onClose).not.toHaveBeenCalled();
  slow.resolve(saved({ skpdname: "Dinas Baru" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toHaveLength(1);
});

test("a value that is as it was is not sent: the editor just closes", () => {
  const { onClose, sent } = open("skpdname", () => saved({}));
  type("Dinas Baru");
  type("Dinas Lama");
  enter();
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent()).toEqual([]);
});

test("a value that can't be right is not sent: what is wrong stands at the field until it is typed over", async () => {
  const { onClose, sent } = open("skpdname", () => saved({}));
  type("  ");
  press("Save");
  await waitFor(() => expect(input().getAttribute("aria-invalid")).toBe("true"));
  expect([onClose.mock.calls, sent()]).toEqual([[], []]);
  type("Dinas Baru");
  expect(input().getAttribute("aria-invalid")).toBeNull();
});

test("an optional value may be emptied, and is sent as none", async () => {
  const { sent } = open("alamat", () => saved({ alamat: null }));
  type("", "Address");
  press("Save");
  await waitFor(() => expect(sent()).toEqual([{ versi: 1, alamat: null }]));
});

test.each([
  ["about the field", { skpdname: "Too common." }, "Too common."],
  ["about another field that belongs to it", { idpemda: "Another region." }, "Another region."],
  ["about none", {}, "Please correct the marked fields."],
])("what the server refuses %s stands under the input, and what was typed stays", async (_, fields, words) => {
  const { onClose, sent } = open("skpdname", (_body, turn) => (turn === 1 ? wrong(fields) : saved({})));
  type("Dinas");
  press("Save");
  expect(await screen.findByText(words)).toBeTruthy();
  expect(input()).toHaveProperty("value", "Dinas");
  expect(onClose).not.toHaveBeenCalled();
  type("Dinas Baru");
  expect(screen.queryByText(words)).toBeNull();
  press("Save");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toHaveLength(2);
});

test.each([
  ["Escape", () => fireEvent.keyDown(input(), { key: "Escape" })],
  ["Cancel", () => press("Cancel")],
] as const)("%s takes back what was typed and sends nothing", (_, giveUp) => {
  const { onClose, sent } = open("skpdname", () => saved({}));
  type("Dinas Baru");
  giveUp();
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent()).toEqual([]);
});

test("Escape closes the editor, and the dialog around it only when pressed again", async () => {
  const onClose = vi.fn();
  function Dialog() {
    const [isEditing, setEditing] = useState(true);
    return (
      <PageDialog opened onClose={onClose} label="Agency" closeLabel="Close">
        {isEditing ? (
          <InlineEditor entity={skpd} record={record} name="skpdname" onClose={() => setEditing(false)}>
            shown
          </InlineEditor>
        ) : null}
      </PageDialog>
    );
  }
  render(<Dialog />, { wrapper: screenOf("superuser", ["tbl_skpd/edit"]) });
  fireEvent.keyDown(await screen.findByLabelText("Agency", { selector: "input" }), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

test("a press elsewhere closes an editor with nothing to lose, and only such a one", () => {
  const { onClose } = open("skpdname", () => saved({}));
  type("Dinas Baru");
  fireEvent.pointerDown(document.body);
  expect(onClose).not.toHaveBeenCalled();
  type("Dinas Lama");
  // The choices of an input lie in a portal, outside the editor.
  const portal = document.body.appendChild(document.createElement("div"));
  portal.dataset["portal"] = "true";
  fireEvent.pointerDown(portal);
  portal.remove();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(onClose).toHaveBeenCalledOnce();
});

test("Enter saves a longer text, too; with Shift it begins a new line", async () => {
  const { sent } = open("alamat", () => saved({}));
  type("Jl. B", "Address");
  expect(fireEvent.keyDown(input("Address"), { key: "Enter", shiftKey: true }), "left to the input").toBe(true);
  expect(sent()).toEqual([]);
  expect(fireEvent.keyDown(input("Address"), { key: "Enter" })).toBe(false);
  await waitFor(() => expect(sent()).toEqual([{ versi: 1, alamat: "Jl. B" }]));
});

test("the same field changed by somebody else: both values are shown, and mine is saved on top only when I say so", async () => {
  const { onClose, sent } = open("skpdname", (_, turn) =>
    turn === 1 ? theirs({ skpdname: "Dinas Sari" }) : saved({}),
  );
  type("Dinas Saya");
  press("Save");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/Changed by Sari.*In the record nowDinas SariYoursDinas Saya/);
  expect(document.activeElement).toBe(alert);
  expect([onClose.mock.calls, sent().length]).toEqual([[], 1]);
  fireEvent.click(within(alert).getByRole("button", { name: "Save mine" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()[1]).toEqual({ versi: 2, skpdname: "Dinas Saya" });
});

test("the same field changed by somebody else: theirs stays when I take it, and nothing more is sent", async () => {
  const { onClose, sent } = open("skpdname", () => theirs({ skpdname: "Dinas Sari" }));
  type("Dinas Saya");
  press("Save");
  fireEvent.click(await screen.findByRole("button", { name: "Use what is there now" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent()).toHaveLength(1);
});

test("another field changed by somebody else: it is told, mine is no choice, and theirs isn't overwritten", async () => {
  const { sent } = open("skpdname", (_, turn) => (turn === 1 ? theirs({ alamat: "Jl. Sari" }) : saved({})));
  type("Dinas Saya");
  press("Save");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/Only other fields were changed/);
  expect(within(alert).queryByText("In the record now")).toBeNull();
  fireEvent.click(within(alert).getByRole("button", { name: "Save mine" }));
  await waitFor(() => expect(sent()[1]).toEqual({ versi: 2, skpdname: "Dinas Saya" }));
});

test("what a row of a list doesn't show is read with the whole record before the input is there", async () => {
  const { idpemda: _, ...short } = row;
  // While it is read there is nothing to hold the focus, which the popover warns of.
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { read } = open("skpdid", () => saved({}), short);
  expect(screen.queryByLabelText("Agency code")).toBeNull();
  expect(await screen.findByLabelText("Agency code")).toHaveProperty("value", "3.26");
  expect(read).toEqual(["tbl_skpd/view/8"]);
});

test("a row that shows all that the input needs is not read again", () => {
  const { read } = open("skpdid", () => saved({}), row);
  expect(input("Agency code").value).toBe("3.26");
  expect(read).toEqual([]);
});
