// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Link } from "react-router-dom";
import { expect, test } from "vitest";
import { useFailuresLeftBehind } from "../../lib/failure-notice.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { ExportMenu } from "./export-menu.tsx";

function Page() {
  useFailuresLeftBehind();
  return (
    <>
      <ExportMenu look="button" rows={0} source={{ path: "report_trx_all/export" }} />
      <Link to="/other">leave</Link>
    </>
  );
}

test("a list that is too long for the format offers others on its page, and no longer on the next one", async () => {
  const tooMany = { code: "TOO_MANY_ROWS", message: "A PDF ends at 2,000 rows.", details: { max: 2000 } };
  fakeApi(() => ({ status: 422, body: { error: tooMany } }));
  render(<Page />, { wrapper: screenOf("dinas", ["report_trx_all/dokumen"], "/report_trx_all") });
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: /^PDF/ }));
  expect(await screen.findByText("Too many rows for this format")).toBeTruthy();
  expect(screen.getByText("A PDF ends at 2,000 rows.")).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "leave" }));
  await waitFor(() => expect(screen.queryByText("Too many rows for this format")).toBeNull());
});
