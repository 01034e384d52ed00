import { defineEndpoint } from "@retribusi/contract/define/endpoint";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { callEndpoint, request } from "./api.ts";
import { addressOf } from "./call-address.ts";
import { finishSigningIn } from "./reauthentication.ts";
import { forgetToken, keepToken } from "./session.ts";

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "X-Request-Id": "r-1" } });
const failure = (status: number, code: string, extra = {}) =>
  json(status, { error: { code, message: "said the server", ...extra } });

const server = vi.fn<typeof fetch>();
const tokenOf = (call: number) => new Headers(server.mock.calls[call]?.[1]?.headers).get("Authorization");

beforeEach(() => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", { ...storage, getItem: () => null });
  server.mockReset();
  vi.stubGlobal("fetch", server);
});

test("empty values stay out of the address", () => {
  expect(addressOf("tbl_skpd", { search: "", page: 2, orderby: undefined })).toBe("/api/tbl_skpd?page=2");
});

test("a call goes to /api/ of the host that served the page, with the token while there is one, and what is posted as JSON", async () => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  server.mockImplementation(async () => json(200, {}));
  await request({ path: "account" });
  keepToken("one", true);
  await request({ path: "account/edit", method: "post", body: { fullname: "Siti" } });
  forgetToken();
  await request({ path: "account" });
  expect([0, 1, 2].map(tokenOf)).toEqual([null, "Bearer one", null]);
  const [address, init] = server.mock.calls[1] ?? [];
  expect(address).toBe("/api/account/edit");
  expect(new Headers(init?.headers).get("Content-Type")).toBe("application/json");
  expect(init?.body).toBe('{"fullname":"Siti"}');
});

test("a failed call tells code, sentence, fields and the number for the administrator", async () => {
  server.mockResolvedValue(failure(400, "VALIDATION", { fields: { email: "wrong" } }));
  await expect(request({ path: "account" })).rejects.toMatchObject({
    code: "VALIDATION",
    status: 400,
    message: "said the server",
    fields: { email: "wrong" },
    requestId: "r-1",
  });
});

test("a gateway's answer without JSON counts as busy", async () => {
  server.mockResolvedValue(new Response("<html>", { status: 503 }));
  await expect(request({ path: "account" })).rejects.toMatchObject({ code: "BUSY", isTemporary: true });
});

test("no connection is told apart from a refusal", async () => {
  server.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(request({ path: "account" })).rejects.toMatchObject({ code: "NETWORK", status: 0 });
});

test("a call that the caller gave up stays an abort", async () => {
  const aborted = AbortSignal.abort();
  server.mockRejectedValue(aborted.reason);
  await expect(request({ path: "account", signal: aborted })).rejects.toMatchObject({ name: "AbortError" });
});

test("a session that ended is renewed over the page and the calls are sent again, with one question for all", async () => {
  keepToken("old", false);
  server.mockImplementation(async (_, init) =>
    new Headers(init?.headers).get("Authorization") === "Bearer new"
      ? json(200, "done")
      : failure(401, "SESSION_ENDED"),
  );
  const both = Promise.all([request({ path: "a", method: "post", body: { typed: 1 } }), request({ path: "b" })]);
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  keepToken("new", false);
  finishSigningIn(true);
  await expect(both).resolves.toEqual(["done", "done"]);
  expect(server.mock.calls.map(([, init]) => init?.body)).toContain('{"typed":1}');
});

test("giving up signing in hands the refusal on", async () => {
  keepToken("old", false);
  server.mockResolvedValue(failure(401, "SESSION_ENDED"));
  const call = request({ path: "a" });
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  finishSigningIn(false);
  await expect(call).rejects.toMatchObject({ code: "SESSION_ENDED" });
});

test("wrong credentials are an answer, not an ended session", async () => {
  keepToken("old", false);
  server.mockResolvedValue(failure(401, "BAD_CREDENTIALS"));
  await expect(request({ path: "auth/login", isAnonymous: true, onSignedOut: "fail" })).rejects.toMatchObject({
    code: "BAD_CREDENTIALS",
  });
  expect(tokenOf(0)).toBeNull();
});

const lookup = defineEndpoint({
  method: "get",
  path: "billing/:idbilling",
  summary: "A bill",
  access: "public",
  params: z.strictObject({ idbilling: z.string() }),
  answer: z.object({ jumlah: z.int() }),
});

test("a declared call fills in its address and reads the answer by its schema", async () => {
  server.mockResolvedValue(json(200, { jumlah: 5000, more: true }));
  await expect(callEndpoint(lookup, { params: { idbilling: "12/3" } })).resolves.toEqual({ jumlah: 5000 });
  expect(server.mock.calls[0]?.[0]).toBe("/api/billing/12%2F3");
});

test("an answer of another shape is refused", async () => {
  server.mockResolvedValue(json(200, { jumlah: "much" }));
  await expect(callEndpoint(lookup, { params: { idbilling: "1" } })).rejects.toMatchObject({ code: "INVALID_ANSWER" });
});

test("what is searched for goes in a header, so that nobody's name stands in an address", async () => {
  server.mockImplementation(async () => json(200, []));
  await request({ path: "userdata", query: { page: 2, search: "Siti Çontoh, S.H." } });
  const [address, init] = server.mock.calls[0] ?? [];
  expect(address).toBe("/api/userdata?page=2");
  expect(decodeURIComponent(new Headers(init?.headers).get("X-Search") ?? "")).toBe("Siti Çontoh, S.H.");
  await request({ path: "userdata", query: { search: "" } });
  expect(new Headers(server.mock.calls[1]?.[1]?.headers).has("X-Search")).toBe(false);
});
