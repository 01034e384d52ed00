// @vitest-environment happy-dom
import { notifications, notificationsStore } from "@mantine/notifications";
import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queryClient } from "./query-client.ts";
import { forgetToken, keepToken, onTokenChangedElsewhere, readToken } from "./session.ts";

let unsubscribe: () => void;
/** Everything that the tab holds, as text. */
const held = () =>
  JSON.stringify([
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data ?? null),
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.variables ?? null),
    notificationsStore.getState().notifications.map(({ message }) => message),
    Object.entries(sessionStorage),
  ]);

beforeEach(async () => {
  keepToken("a token", false);
  queryClient.setQueryData(["userdata", "left"], { noidentitas: "3273010101010001" });
  queryClient.setQueryData(["userdata", "shown"], { fullname: "Budi Contoh" });
  const shown = new QueryObserver(queryClient, { queryKey: ["userdata", "shown"], enabled: false });
  unsubscribe = shown.subscribe(() => undefined);
  const typed = new MutationObserver(queryClient, { mutationFn: async (_: { readonly password: string }) => "done" });
  await typed.mutate({ password: "Kebun#Teh42" });
  sessionStorage.setItem("retribusi.order.7", JSON.stringify({ catatan: "Untuk pernikahan" }));
  notifications.show({ message: "Budi Contoh has paid", autoClose: false });
  expect(held()).toMatch(/3273010101010001.*Budi Contoh.*Kebun#Teh42.*has paid.*pernikahan/);
});
afterEach(() => {
  unsubscribe();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});

const nothing = /3273010101010001|Budi|Kebun|pernikahan|token/;

test("leaving takes everything out of the tab at once, whether or not the server can be told", () => {
  localStorage.setItem("retribusi.locale", "id");
  forgetToken();
  expect(held()).not.toMatch(nothing);
  // What is the device's stays.
  expect(localStorage.getItem("retribusi.locale")).toBe("id");
});

test("a session that was left in another tab leaves this one too; one that goes on takes nothing", () => {
  keepToken("a token", true);
  let heard = 0;
  onTokenChangedElsewhere(() => {
    heard += 1;
  });
  window.dispatchEvent(new StorageEvent("storage", { key: "retribusi.token" }));
  expect([heard, held().includes("Budi Contoh")]).toEqual([1, true]);
  localStorage.removeItem("retribusi.token");
  window.dispatchEvent(new StorageEvent("storage", { key: "retribusi.token" }));
  expect([heard, readToken()]).toEqual([2, null]);
  expect(held()).not.toMatch(nothing);
});

test("what is said after a session has ended stays, though a late answer finds it ended once more", () => {
  forgetToken();
  notifications.show({ message: "Your account will be closed", autoClose: false });
  forgetToken();
  expect(held()).toContain("Your account will be closed");
  notifications.clean();
});
