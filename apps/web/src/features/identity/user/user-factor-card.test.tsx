// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { UserFactorCard } from "./user-factor-card.tsx";

test("a second factor is only taken off with a word on how the person was recognised", async () => {
  const has = { totp: "2026-11-22T01:00:00.000Z", kuncisandi: 0, sisakode: 10 };
  const written = fakeApi(({ path }) => ({ body: path.includes("lepas") ? { removed: true } : has }));
  render(<UserFactorCard id={7001} name="Nadia" />, { wrapper: screenOf("superuser", ["userdata/resetpassword"]) });
  fireEvent.click(await screen.findByRole("button", { name: "Remove the second factor" }));
  const dialog = within(await screen.findByRole("dialog"));
  const send = () => fireEvent.click(dialog.getByRole("button", { name: "Remove the second factor" }));
  send();
  expect((await dialog.findAllByText(/write down how you did/)).length).toBeGreaterThan(0);
  const sent = () => written.filter(({ path }) => path.includes("lepas"));
  expect(sent()).toEqual([]);
  fireEvent.change(dialog.getByLabelText("How you recognised the person"), { target: { value: "datang dengan KTP" } });
  send();
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ bukti: "datang dengan KTP" }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
