// @vitest-environment happy-dom

import type { Security } from "@retribusi/contract/features/identity/factor.endpoints";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { PasskeySection } from "./passkey-section.tsx";

const at = "2026-11-20T02:00:00.000Z";
const security: Security = {
  ...{ totp: null, sisakode: 10, wajib: false, bisakuncisandi: true, punyakunci: false },
  kuncisandi: [
    { id: 3, nama: "Laptop", dibuat: at, terakhir: null },
    { id: 4, nama: "Ponsel", dibuat: at, terakhir: null },
  ],
};

test("a passkey is called otherwise without a password, and no other one is", async () => {
  const renamed = { ...security, kuncisandi: security.kuncisandi.map((one) => ({ ...one, nama: "Laptop kantor" })) };
  const written = fakeApi(() => ({ body: renamed }));
  const take = vi.fn();
  render(<PasskeySection security={security} take={take} />, { wrapper: screenOf("nasabah") });
  fireEvent.click(screen.getByRole("button", { name: "Rename Laptop" }));
  const name = await screen.findByLabelText("Name");
  fireEvent.change(name, { target: { value: " " } });
  fireEvent.click(screen.getByRole("button", { name: "Rename" }));
  expect((await screen.findAllByText("Give the passkey a name")).length).toBeGreaterThan(0);
  expect(written).toEqual([]);
  fireEvent.change(name, { target: { value: "Laptop kantor " } });
  fireEvent.click(screen.getByRole("button", { name: "Rename" }));
  await waitFor(() =>
    expect(take).toHaveBeenCalledWith({ keamanan: renamed, kode: null, token: null }, expect.any(String)),
  );
  expect(written).toEqual([
    { method: "POST", path: "account/keamanan/kuncisandi/nama/3", body: { nama: "Laptop kantor" } },
  ]);
});
