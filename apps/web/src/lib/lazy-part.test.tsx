// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense, startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

afterEach(cleanup);

const Field = ({ name }: { readonly name: string }) => <input aria-label={name} />;
const within = (part: ReactNode) => <Suspense fallback="On its way">{part}</Suspense>;

test("a part comes after the screen, unless it has been brought", async () => {
  const Late = lazyPart(async () => Field);
  render(within(<Late name="Late" />));
  expect(screen.queryByLabelText("Late")).toBeNull();
  expect(await screen.findByLabelText("Late")).toBeDefined();

  const Brought = lazyPart(async () => Field);
  await Brought.bring();
  render(within(<Brought name="Brought" />));
  expect(screen.queryByLabelText("Brought")).not.toBeNull();
});

test("a part that couldn't be brought is asked for when it is shown", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  let tries = 0;
  const Part = lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no network");
    return Field;
  });
  await expect(Part.bring()).rejects.toThrow();
  render(within(<Part name="Name" />));
  expect(await screen.findByLabelText("Name")).toBeDefined();
});

test("a part that came at once stays the same when its screen is drawn again: what is open or typed in it isn't lost", async () => {
  // In the tests' own mode React draws all at once, and never goes on where it waited.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const mounted = vi.fn();
  function Form({ day }: { readonly day: number }) {
    useEffect(() => mounted(), []);
    return <p>{`day ${day}`}</p>;
  }
  const Part = lazyPart(async () => Form);
  const screenOn = (day: number) => within(day > 0 ? <Part day={day} /> : "Nothing");
  const place = document.createElement("div");
  const root = createRoot(place);
  const draws = (words: string) => vi.waitFor(() => expect(place.textContent).toBe(words));
  root.render(screenOn(0));
  await draws("Nothing");
  startTransition(() => root.render(screenOn(1)));
  await draws("day 1");
  root.render(screenOn(2));
  await draws("day 2");
  await vi.waitFor(() => expect(mounted).toHaveBeenCalled());
  expect(mounted).toHaveBeenCalledTimes(1);
  root.unmount();
  vi.unstubAllGlobals();
});
