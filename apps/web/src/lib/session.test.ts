import { beforeEach, expect, test, vi } from "vitest";
import { forgetToken, isRemembered, keepToken, readToken } from "./session.ts";

function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("localStorage", storage());
});

test("without remember-me the token ends with the tab", () => {
  keepToken("one", false);
  expect(readToken()).toBe("one");
  expect(isRemembered()).toBe(false);
});

test("with remember-me the token stays on the device, and only there", () => {
  keepToken("one", false);
  keepToken("two", true);
  expect(readToken()).toBe("two");
  expect(isRemembered()).toBe(true);
  keepToken("three", false);
  expect(readToken()).toBe("three");
  expect(isRemembered()).toBe(false);
});

test("a forgotten token is gone from everywhere", () => {
  keepToken("one", true);
  forgetToken();
  expect(readToken()).toBeNull();
});
