// @vitest-environment happy-dom
import { notifications } from "@mantine/notifications";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Link } from "react-router-dom";
import { expect, test } from "vitest";
import { screenOf } from "../testing/show.tsx";
import { ApiError } from "./api-error.ts";
import { showFailure, useFailuresLeftBehind } from "./failure-notice.ts";
import { useNotifyError } from "./use-notify-error.ts";

function Page() {
  const notifyError = useNotifyError();
  useFailuresLeftBehind();
  const fail = () => {
    notifyError(new ApiError({ status: 409, code: "ACTION_REFUSED", message: "The booking is paid already." }));
    notifications.show({ message: "It was saved." });
  };
  return (
    <>
      <button type="button" onClick={fail}>
        fail
      </button>
      <Link to="/list?page=2">turn</Link>
      <Link to="/other">leave</Link>
      <Link to="/third" onClick={() => showFailure({ message: "A part of it is gone." }, "/third")}>
        open
      </Link>
    </>
  );
}

test("what was refused is told on its page, and not on the next one; what was done is told there, too", async () => {
  render(<Page />, { wrapper: screenOf("dinas", [], "/list") });
  fireEvent.click(screen.getByRole("button", { name: "fail" }));
  await screen.findByText("The booking is paid already.");
  fireEvent.click(screen.getByRole("link", { name: "turn" }));
  expect(screen.getByText("The booking is paid already."), "still the same page").toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "leave" }));
  await waitFor(() => expect(screen.queryByText("The booking is paid already.")).toBeNull());
  expect(screen.getByText("It was saved.")).toBeTruthy();
});

test("what is said of a page that is being opened stays there, and goes when that one is left", async () => {
  render(<Page />, { wrapper: screenOf("dinas", [], "/list") });
  fireEvent.click(screen.getByRole("button", { name: "fail" }));
  fireEvent.click(screen.getByRole("link", { name: "open" }));
  expect(await screen.findByText("A part of it is gone.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("The booking is paid already.")).toBeNull());
  expect(screen.getByText("A part of it is gone.")).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "leave" }));
  await waitFor(() => expect(screen.queryByText("A part of it is gone.")).toBeNull());
});
