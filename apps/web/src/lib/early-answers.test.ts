import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askEarly, callHeaders, takeEarly } from "./early-answers.ts";

const address = "/api/catalogue/3";
const visitor: Parameters<typeof callHeaders>[0] = { token: null, language: "en" };
const member: typeof visitor = { token: "a token", language: "en" };

const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async () => new Response("3"));
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const take = (who = visitor, where = address) => takeEarly(where, callHeaders(who));

test("an answer that was asked for early is taken by the same question, once", async () => {
  await askEarly(address, visitor);
  expect(await (await take())?.text()).toBe("3");
  expect(await take()).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
});

test("whoever asked early and whoever takes it both read all of it", async () => {
  const copy = askEarly(address, visitor);
  const taken = await take();
  expect(await taken?.text()).toBe("3");
  expect(await (await copy).text()).toBe("3");
});

test("it is asked with the token and in the language of whoever asks", async () => {
  await askEarly(address, { token: "a token", language: "id" });
  const headers = new Headers(asked.mock.calls[0]?.[1]?.headers);
  expect(Object.fromEntries(headers)).toEqual({
    accept: "application/json",
    "accept-language": "id",
    authorization: "Bearer a token",
  });
});

test("neither another address nor another person, nor one in another language, takes it", async () => {
  await askEarly(address, member);
  expect(await take(visitor)).toBeUndefined();
  expect(await take({ token: "another token", language: "en" })).toBeUndefined();
  expect(await take({ ...member, language: "id" })).toBeUndefined();
  expect(await take(member, "/api/catalogue/33")).toBeUndefined();
  expect(await (await take(member))?.text()).toBe("3");
});

test("one that never came is asked for again by whoever needs it", async () => {
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(askEarly(address, visitor)).rejects.toThrow("Failed to fetch");
  expect(await take()).toBeUndefined();
});

test("one that has lain too long is not taken any more", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await askEarly(address, visitor);
  vi.setSystemTime(Date.now() + 20_000);
  expect(await take()).toBeUndefined();
});
