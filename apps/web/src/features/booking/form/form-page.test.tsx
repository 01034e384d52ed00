// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { BookingFormPage } from "./form-page.tsx";

function showFailure(status: number, code: string) {
  fakeApi(({ path }) => {
    if (!path.startsWith("trx_penginapan/view/")) return { body: { records: [] } };
    return { status, body: { error: { code, message: "No Record Found" } } };
  });
  const page = (
    <BookingFormPage action="cancel" title="Cancel" lead="">
      {() => <p>form</p>}
    </BookingFormPage>
  );
  render(page, { wrapper: screenOf("nasabah", ["booking/saya"], "/trx_penginapan/pembatalan/5") });
}

test("the form of a booking that is somebody else's or nobody's leads to one's own", async () => {
  showFailure(404, "NOT_FOUND");
  expect(await screen.findByRole("link", { name: "To the bookings" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("near miss: where the service has a problem asking again is offered", async () => {
  showFailure(503, "BUSY");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "To the bookings" })).toBeNull();
});
