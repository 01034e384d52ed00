// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, conflict, fakeApi, screenOf } from "../../testing/show.tsx";
import { getEntityPage } from "../record-pages.ts";
import { planOf } from "./form-plan.ts";
import { sendRecord, useRecordForm } from "./use-record-form.ts";

const page = getEntityPage("tbl_skpd/edit");
const record = { idskpd: 8, versi: 1, skpdid: "3.26", skpdname: "Dinas Lama", alamat: "Jl. A", idpemda: 1 };
const theirs = conflict({
  record: { ...record, versi: 2, skpdname: "Dinas Mereka" },
  versi: 2,
  fields: { skpdname: { now: "Dinas Mereka", yours: "Dinas Saya" } },
  changed: null,
});
const gone: Answer = { status: 404, body: { error: { code: "NOT_FOUND", message: "No Record Found" } } };

function openForm(answers: Answer[]) {
  const written = fakeApi(({ method }) => (method === "GET" ? { body: record } : (answers.shift() ?? gone)));
  const { result, rerender } = renderHook(
    () =>
      useRecordForm({
        page,
        plan: planOf(page),
        record,
        start: record,
        send: sendRecord(page),
        onDone: () => undefined,
      }),
    {
      wrapper: screenOf("superuser", ["tbl_skpd/edit"]),
    },
  );
  act(() => result.current.set("skpdname", "Dinas Saya"));
  return { form: result, written, redraw: rerender };
}

test("a record that was deleted while it was edited: its conflict goes, what was typed stays", async () => {
  const { form } = openForm([theirs, gone]);
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.conflict.conflict?.clashes).toEqual(["skpdname"]));
  expect(form.current.isDeleted).toBe(false);
  act(() => form.current.conflict.choose(["skpdname"], "mine"));
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.isDeleted).toBe(true));
  expect(form.current.conflict.conflict).toBeUndefined();
  expect(form.current.failure).toBeUndefined();
  expect(form.current.values["skpdname"]).toBe("Dinas Saya");
});

test("what is to be chosen is marked after an attempt to save, not before", async () => {
  const { form, written } = openForm([theirs]);
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.conflict.conflict?.isMissed).toBe(false));
  act(() => form.current.submit());
  expect(form.current.conflict.conflict?.isMissed).toBe(true);
  expect(written).toHaveLength(1);
});

test("a record that was saved asks nobody to stay, even if the form is drawn once more before its page is left", async () => {
  const { form, redraw } = openForm([{ body: { ...record, versi: 2, skpdname: "Dinas Saya" } }]);
  expect([form.current.isChanged, form.current.isDirty.current]).toEqual([true, true]);
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.isSaved.current).toBe(true));
  redraw();
  expect([form.current.isChanged, form.current.isDirty.current]).toEqual([false, false]);
});
