// @vitest-environment happy-dom
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { noDraft } from "../../testing/draft.ts";
import { conflict, fakeApi, screenOf } from "../../testing/show.tsx";
import { useReschedule } from "../order/reschedule-form.tsx";
import { ConfirmPanel } from "./confirm/confirm-panel.tsx";
import { CancelForm } from "./form/cancel-page.tsx";
import { CompletenessForm } from "./form/completeness-form.tsx";
import { ActionBar } from "./staff/action-bar.tsx";
import { ChangeForm } from "./staff/change-form.tsx";

const opened = bookingWith({
  keperluan: "Rapat",
  alamatpemesan: "Jl. A",
  notelp: "081234567890",
  namapengguna: "Budi",
});
const harga = { ...opened.harga, subtotal: 300_000, totalbiaya: 300_000 };
/** What Sari of the bank has made of it. */
const theirs = bookingWith({ ...opened, versi: 2, keperluan: "Pelatihan", harga, uraianstatus: "Diubah" });
const nothing = () => undefined;
const type = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

/** An API on which the booking is what Sari has made of it: the version that was opened comes too late. */
function startApi() {
  const written = fakeApi(({ method, body }) => {
    if (method === "GET") return { body: theirs };
    return JSON.stringify(body).includes('"versi":1') ? conflict() : { body: { ...theirs, versi: 3 } };
  });
  return { written, versions: () => written.map(({ body }) => Object(body).versi) };
}

interface Form {
  readonly name: string;
  readonly show: (booking: BookingRecord) => ReactNode;
  readonly fill: () => void;
  readonly send: () => void;
  /** After the conflict was told: what was typed is still there, and what it takes to send it again. */
  readonly goOn: () => void | Promise<void>;
}

const forms: readonly Form[] = [
  {
    name: "cancelling",
    show: (booking) => <CancelForm booking={booking} />,
    fill: () => type(/Why are you cancelling/, "Berhalangan hadir"),
    send: () => press(/Cancel the booking/),
    goOn: () => expect(screen.getByLabelText(/Why are you cancelling/)).toHaveProperty("value", "Berhalangan hadir"),
  },
  {
    name: "completing",
    show: (booking) => <CompletenessForm booking={booking} own={undefined} draft={noDraft} />,
    fill: () => {
      type(/NIK/, "3273010101900001");
      type(/^Purpose/, "Pernikahan");
    },
    send: () => press(/^Save/),
    goOn: () => {
      expect(screen.getByRole("textbox", { name: /^Purpose/ })).toHaveProperty("value", "Pernikahan");
      fireEvent.click(screen.getByRole("radio", { name: /^Yours.*Pernikahan/ }));
    },
  },
  {
    name: "confirming price and terms",
    show: (booking) => <ConfirmPanel booking={booking} />,
    fill: () => fireEvent.click(screen.getByRole("checkbox")),
    send: () => press(/^Confirm/),
    goOn: () => {
      expect(screen.getByRole("checkbox"), "another price is agreed to anew").toHaveProperty("checked", false);
      expect(screen.getByRole("button", { name: /300/ })).toBeTruthy();
      fireEvent.click(screen.getByRole("checkbox"));
    },
  },
  {
    name: "a step of the staff with words",
    show: (booking) => <ActionBar booking={booking} onDone={nothing} />,
    fill: () => {
      press(/^Reject$/);
      fireEvent.change(screen.getByRole("textbox"), { target: { value: "Penuh" } });
    },
    send: () => fireEvent.submit(screen.getByRole("textbox")),
    goOn: () => expect(screen.getByRole("textbox")).toHaveProperty("value", "Penuh"),
  },
  {
    name: "changing",
    show: (booking) => <ChangeForm booking={booking} />,
    fill: () => type(/^Purpose/, "Pernikahan"),
    send: () => press(/^Save/),
    goOn: () => {
      fireEvent.click(screen.getByRole("radio", { name: /^Yours.*Pernikahan/ }));
    },
  },
];

describe.each(forms)("$name", ({ show, fill, send, goOn }) => {
  test("carries the version that was opened, whatever is read since, and goes on from what the refusal told", async () => {
    const { versions } = startApi();
    const { rerender } = render(show(opened), { wrapper: screenOf("nasabah") });
    fill();
    rerender(show(theirs));
    send();
    const alert = await screen.findByText(/^Changed by Sari/);
    expect(versions()).toEqual([1]);
    expect(alert).toBeTruthy();
    await goOn();
    send();
    await waitFor(() => expect(versions()).toEqual([1, 2]));
  });
});

/** Whether closing the tab now is asked about. */
function isGuarded(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

const typed = forms.filter(({ name }) => ["cancelling", "completing", "changing"].includes(name));

test.each(typed)("$name asks before what was typed is lost, and goes on by itself once it is sent", async (form) => {
  const written = fakeApi(() => ({ body: { ...theirs, versi: 2 } }));
  render(form.show(opened), { wrapper: screenOf("nasabah") });
  expect(isGuarded()).toBe(false);
  form.fill();
  expect(isGuarded()).toBe(true);
  form.send();
  await waitFor(() => expect(isGuarded()).toBe(false));
  expect(written).toHaveLength(1);
  expect(screen.queryByText("Leave without saving?")).toBeNull();
});

test("new dates carry the version that was opened, and are kept when somebody else has moved the booking", async () => {
  const moved = { satuan: "malam", checkin: "2026-12-05", checkout: "2026-12-07" } as const;
  const written = fakeApi(({ method, path, body }) => {
    if (method === "GET") return { body: { ...theirs, waktu: moved } };
    if (path.endsWith("quote")) {
      const nothing = {
        dasarhukum: null,
        khususlibur: false,
        bebas: 1,
        alasan: null,
        tglmulaipemakaian: null,
        tglakhirpemakaian: null,
      };
      return { body: { harga, selisih: 0, ...nothing } };
    }
    return Object(body).versi === 1 ? conflict() : { body: { ...theirs, versi: 3 } };
  });
  const { result, rerender } = renderHook(({ booking }) => useReschedule(booking), {
    wrapper: screenOf("nasabah"),
    initialProps: { booking: opened },
  });
  expect(result.current.isDirty.current).toBe(false);
  act(() => result.current.change({ from: "2026-12-10", to: "2026-12-12" }));
  expect(result.current.isDirty.current).toBe(true);
  rerender({ booking: theirs });
  act(() => result.current.sending.mutate(300_000));
  await waitFor(() => expect(result.current.opened.conflict?.clashes).toEqual(["time"]));
  const sent = () =>
    written
      .filter(({ path }) => path.includes("reschedule") && !path.endsWith("quote"))
      .map(({ body }) => Object(body));
  expect(sent()).toMatchObject([{ versi: 1, waktu: { checkin: "2026-12-10" } }]);
  expect(result.current.opened.isSettled()).toBe(false);
  act(() => result.current.opened.choose(["time"], "mine"));
  expect(result.current.choice).toMatchObject({ checkin: "2026-12-10", checkout: "2026-12-12" });
  act(() => result.current.sending.mutate(300_000));
  await waitFor(() => expect(sent()[1]).toMatchObject({ versi: 2, waktu: { checkin: "2026-12-10" } }));
  await waitFor(() => expect(result.current.isDirty.current).toBe(false));
});
