// @vitest-environment happy-dom
import type { PushDevice } from "@retribusi/contract/features/push/push.endpoints";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { member } from "../../testing/member.ts";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { PushCard } from "./push-card.tsx";
import { PushLine } from "./push-line.tsx";
import { PushPart } from "./push-part.tsx";

const at = "2026-11-21T07:00:00.000Z";
const device: PushDevice = { id: 7, browser: "Firefox", sistem: "Linux", date_created: at, terakhir: at, ini: false };
const ours = `B${"a".repeat(86)}`;
const wish = { alamat: "https://fcm.googleapis.com/x", kuncipublik: ours, rahasia: "b".repeat(22) };

function server(records: readonly PushDevice[] = [], kunci: string | null = ours) {
  let kept = [...records];
  return fakeApi(({ method, path }): Answer => {
    if (method === "GET") return { body: { kunci, records: kept } };
    if (method === "DELETE") {
      kept = kept.filter(({ id }) => !path.endsWith(`/${id}`));
      return { body: { dilepas: true } };
    }
    const record = { ...device, id: 8, ini: true };
    kept = [record, ...kept];
    return { body: { record } };
  });
}

const keys = { p256dh: wish.kuncipublik, auth: wish.rahasia };
const subscription = {
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: wish.alamat, keys }),
  unsubscribe: vi.fn(async () => true),
};

/** A browser with a push service, whose person answers its question. */
function browser({ permission = "default", answer = "granted", known = false } = {}) {
  const subscribe = vi.fn(async () => subscription);
  const registration = { pushManager: { subscribe, getSubscription: async () => (known ? subscription : null) } };
  vi.stubGlobal("PushManager", class {});
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal("Notification", { permission, requestPermission });
  Object.defineProperty(navigator, "serviceWorker", {
    value: { getRegistration: async () => registration },
    configurable: true,
  });
  return { subscribe, requestPermission };
}
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  subscription.unsubscribe.mockClear();
});

const own = () => ({ wrapper: screenOf("nasabah", ["account", "inbox"]) });
const button = () => screen.findByRole("button", { name: "Be told on this device" });

test("nothing is asked until the button is pressed; then this device stands in the list", async () => {
  const { subscribe, requestPermission } = browser();
  const written = server();
  render(<PushCard />, own());
  const press = await button();
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(press);
  expect(await screen.findByText("Firefox on Linux")).toBeTruthy();
  expect(screen.getByText("This device")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Be told on this device" })).toBeNull();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: ours });
  expect(written).toEqual([{ method: "POST", path: "account/push", body: wish }]);
});

test("whoever says no to the browser has sent nothing", async () => {
  const { subscribe } = browser({ answer: "denied" });
  const written = server();
  render(<PushCard />, own());
  fireEvent.click(await button());
  await waitFor(() => expect(screen.getByRole("button").getAttribute("data-loading")).toBeNull());
  expect([written, subscribe.mock.calls]).toEqual([[], []]);
});

test("a device is switched off, wherever it is", async () => {
  browser();
  const written = server([device]);
  render(<PushCard />, own());
  fireEvent.click(await screen.findByRole("button", { name: "Switch off: Firefox on Linux" }));
  await waitFor(() => expect(screen.queryByText("Firefox on Linux")).toBeNull());
  expect(written).toMatchObject([{ method: "DELETE", path: "account/push/7" }]);
});

test("a browser that was told no says how to allow it, in the place of the button", async () => {
  browser({ permission: "denied" });
  server();
  render(<PushCard />, own());
  expect((await screen.findByRole("status")).textContent).toContain("allow notifications");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a browser without push says so, and an iPhone the way over its home screen", async () => {
  server();
  const { unmount } = render(<PushCard />, own());
  expect((await screen.findByRole("status")).textContent).toContain("can't show notifications");
  unmount();
  vi.stubGlobal("navigator", { ...navigator, userAgent: "iPhone", maxTouchPoints: 5, language: "en" });
  render(<PushCard />, own());
  expect((await screen.findByRole("status")).textContent).toContain("Add to Home Screen");
});

test("where the installation tells no devices, nothing is shown or asked", async () => {
  const { requestPermission } = browser();
  server([], null);
  render(
    <>
      <PushCard />
      <PushLine />
      <p>there</p>
    </>,
    own(),
  );
  await screen.findByText("there");
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
});

test("the inbox offers it until this device is told", async () => {
  browser();
  server([device]);
  render(<PushLine />, own());
  fireEvent.click(await button());
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});

const currentOf = () => {
  const session = member("nasabah", ["account"]);
  if (session.status !== "signed-in") throw new Error("nobody is signed in");
  return session.current;
};

test.each([
  ["its own person", true],
  ["somebody else", false],
])("an opened application of %s renews the device: %s", async (_, isOwn) => {
  browser({ permission: "granted", known: true });
  const current = currentOf();
  localStorage.setItem("retribusi.push", String(isOwn ? current.user.userid : current.user.userid + 1));
  const written = server();
  render(<PushPart current={current} />, own());
  await waitFor(() => expect(isOwn ? written : subscription.unsubscribe.mock.calls).toHaveLength(1));
  expect(written).toHaveLength(isOwn ? 1 : 0);
});
