// @vitest-environment happy-dom
import type { UserRights } from "@retribusi/contract/features/identity/rights.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import { skipToken, useQuery } from "@tanstack/react-query";
import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { RecordRow } from "../../records/record.ts";
import { recordKeys } from "../../records/record-keys.ts";
import { type Answer, conflict, fakeApi, screenOf } from "../../testing/show.tsx";
import { useMatrix } from "./right/use-matrix.ts";
import { useDraft } from "./right/user-rights-form.tsx";
import { useAccountBlock } from "./user/use-account-block.ts";

const changed = { at: "2026-11-22T01:00:00.000Z", name: "Sari", role: "superuser", own: false };
const wrapper = () => ({ wrapper: screenOf("superuser", ["userdata/edit"]) });
/** Who was first and when, and what the message says it is now. */
const expectNotified = async (now: RegExp) => {
  expect(await screen.findByText(/^Changed by Sari \(.+\), .*2026/)).toBeTruthy();
  expect(screen.getByText(now).textContent).toMatch(/choose again/);
};

/** Nothing is sent before there is a reason. */
async function giveReason() {
  const field = await screen.findByRole("textbox", { name: /Reason/ });
  fireEvent.click(screen.getByRole("button", { name: "Unblock" }));
  expect(await screen.findByText(/^Write why/)).toBeTruthy();
  fireEvent.change(field, { target: { value: " Sudah jelas " } });
  fireEvent.click(screen.getByRole("button", { name: "Unblock" }));
}

describe("a user who was blocked by somebody else meanwhile", () => {
  const shown: RecordRow = { userid: 9, fullname: "Budi", statusakun: accountStatus.blocked, versi: 1, can: {} };

  test("is told with who, when and the status now, and the screens show the account as it is now", async () => {
    const record = { ...shown, statusakun: accountStatus.notActive };
    const written = fakeApi(() => conflict({ record, versi: 2, fields: {}, changed }));
    const queryKey = recordKeys.record("userdata", "9");
    const { result } = renderHook(() => {
      const { data = shown } = useQuery<RecordRow>({ queryKey, queryFn: skipToken, initialData: shown });
      return { block: useAccountBlock(), record: data };
    }, wrapper());
    act(() => void result.current.block.toggle(result.current.record));
    await giveReason();
    await expectNotified(/Budi is now: Not active/);
    expect(written).toMatchObject([
      { body: { versi: 1, statusakun: accountStatus.active, alasanstatus: "Sudah jelas" } },
    ]);
    await waitFor(() => expect(result.current.record).toEqual({ ...record, versi: 2 }));
  });

  test("control: another refusal is told as it is", async () => {
    fakeApi(() => ({ status: 403, body: { error: { code: "FORBIDDEN", message: "Not yours." } } }));
    const { result } = renderHook(useAccountBlock, wrapper());
    act(() => void result.current.toggle(shown));
    await giveReason();
    expect(await screen.findByText("Not yours.")).toBeTruthy();
    expect(screen.queryByText(/Changed by/)).toBeNull();
  });
});

describe("rights of a user that somebody else has changed meanwhile", () => {
  const named = (id: number, name: string) => ({ id, name, permissions: [] });
  const rights: UserRights = {
    user: { userid: 9, username: "budi", fullname: "Budi", statusakun: 1 },
    held: [1],
    extra: [10],
    roles: [named(1, "bank"), named(2, "dinas"), named(3, "pemda")],
    permissions: [10, 11, 12].map((id) => ({ id, name: `halaman/${id}` })),
    versi: "one",
  };
  const theirs = { ...rights, held: [1, 3], extra: [], versi: "two" };

  test("are taken over with who and when, and what was ticked stays on top of them", async () => {
    const written = fakeApi(({ method, body }): Answer => {
      if (method === "GET") return { body: theirs };
      return Object(body).versi === "one"
        ? conflict({ changed })
        : { body: { ...theirs, ...Object(body), versi: "three" } };
    });
    const { result, rerender } = renderHook(({ present }) => useDraft(present), {
      ...wrapper(),
      initialProps: { present: rights },
    });
    act(() => result.current.setDraft({ ...result.current.draft, held: [1, 2], extra: [10, 12] }));
    rerender({ present: theirs });
    act(() => result.current.saving.mutate());
    await waitFor(() => expect(result.current.late).toMatchObject({ changed }));
    expect(result.current.rights).toEqual(theirs);
    expect(result.current.draft).toMatchObject({ held: [1, 2, 3], extra: [12] });
    act(() => result.current.saving.mutate());
    await waitFor(() => expect(result.current.late).toBeUndefined());
    expect(written.map(({ body }) => body)).toEqual([
      { held: [1, 2], extra: [10, 12], versi: "one" },
      { held: [1, 2, 3], extra: [12], versi: "two" },
    ]);
  });
});

describe("a tick of the matrix that somebody else has made before", () => {
  const matrix = {
    roles: [{ id: 1, name: "bank" }],
    permissions: [10, 11].map((id) => ({ id, name: `halaman/${id}` })),
    grants: [],
  };
  const tick = (permission_id: number) => ({ permission_id, role_id: 1, granted: true });

  test("is told with who, when and how it stands, and takes no other tick with it", async () => {
    const slow = Promise.withResolvers<Answer>();
    fakeApi(({ method, body }): Answer | Promise<Answer> => {
      if (method === "GET") return { body: { ...matrix, grants: [[10, 1]] } };
      return Object(body).permission_id === 10 ? conflict({ changed }) : slow.promise;
    });
    const { result } = renderHook(useMatrix, wrapper());
    await waitFor(() => expect(result.current.matrix).toBeDefined());
    act(() => result.current.tick(tick(11)));
    act(() => result.current.tick(tick(10)));
    await expectNotified(/now holds halaman\/10/);
    expect(result.current.matrix?.grants.toSorted()).toEqual([
      [10, 1],
      [11, 1],
    ]);
    slow.resolve({ body: { granted: true } });
    await waitFor(() => expect(result.current.last).toEqual(tick(11)));
  });

  test("control: a tick that is refused for another reason is taken back, and it alone", async () => {
    fakeApi(({ method, body }): Answer => {
      if (method === "GET") return { body: matrix };
      const refused = { error: { code: "NOT_FOUND", message: "It is gone." } };
      return Object(body).permission_id === 10 ? { status: 404, body: refused } : { body: { granted: true } };
    });
    const { result } = renderHook(useMatrix, wrapper());
    await waitFor(() => expect(result.current.matrix).toBeDefined());
    act(() => result.current.tick(tick(10)));
    expect(await screen.findByText("It is gone.")).toBeTruthy();
    await waitFor(() => expect(result.current.matrix?.grants).toEqual([]));
  });
});
