// @vitest-environment happy-dom
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { member } from "../../testing/member.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { NoticeAsk } from "./notice-ask.tsx";

const title = "Please read our privacy notice";
const session = member("nasabah", []);
if (session.status !== "signed-in") throw new Error("somebody has to be signed in");
const { current } = session;

/** Somebody who agreed to that version, or to none; the server keeps what they agree to. */
function serve(privasiversi: string | null) {
  let agreed = privasiversi;
  return fakeApi(({ path }) => {
    if (path === "account/privasi") agreed = privacyVersion;
    const user = { ...current.user, privasiversi: agreed };
    return { body: path === "account/privasi" ? { privasiversi: agreed } : { ...current, user } };
  });
}

test("whoever has agreed is asked nothing; who has not can put it off, or agree, which is sent with the version", async () => {
  serve(privacyVersion);
  const first = render(<NoticeAsk />, { wrapper: screenOf("nasabah", [], "/", privacyVersion) });
  expect(screen.queryByText(title)).toBeNull();
  first.unmount();

  const written = serve("2020-01-01");
  const second = render(<NoticeAsk />, { wrapper: screenOf("nasabah", [], "/", "2020-01-01") });
  expect(await screen.findByText(/It has changed since you agreed to it\./)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Later" }));
  expect(screen.queryByText(title)).toBeNull();
  expect(written).toEqual([]);
  second.unmount();

  render(<NoticeAsk />, { wrapper: screenOf("nasabah", [], "/", null) });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByText(/It has changed/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Read and agree" }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(written).toEqual([{ method: "POST", path: "account/privasi", body: { privasiversi: privacyVersion } }]);
});
