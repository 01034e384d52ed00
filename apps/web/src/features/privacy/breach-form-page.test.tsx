// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { BreachAddPage } from "./breach-form-page.tsx";

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("a breach is entered with what is known: discovered now, being handled, its handling left for later", async () => {
  const written = fakeApi(({ method, body }) => ({ body: method === "POST" ? { id: 1, ...Object(body) } : [] }));
  // The field knows whole minutes.
  const before = Date.now() - 60_000;
  render(<BreachAddPage />, { wrapper: screenOf("superuser", ["log_pelanggaran/list", "log_pelanggaran/add"]) });
  type(/^In a few words/, "Laptop hilang");
  type(/^What happened/, "Laptop petugas hilang.");
  type(/^Which personal data/, "Nama");
  type(/^Contact/, "Diskominfo");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]?.body).toMatchObject({ statuspelanggaran: "ditangani", upaya: null });
  const discovered = Date.parse(Object(written[0]?.body).tgldiketahui);
  expect(discovered).toBeGreaterThan(before);
  expect(discovered).toBeLessThanOrEqual(Date.now());
});
