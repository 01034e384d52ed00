// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
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
