// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { onceSomebody } from "./somebody.ts";

const move = (movementX: number) =>
  window.dispatchEvent(Object.assign(new Event("pointermove"), { movementX, movementY: 0 }));

test("a pointer that lies still is nobody; one that moves is somebody, once", () => {
  const react = vi.fn<() => void>();
  onceSomebody(react);
  move(0);
  expect(react).not.toHaveBeenCalled();
  move(1);
  move(1);
  expect(react).toHaveBeenCalledTimes(1);
});

test.each(["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"])(
  "%s is a sign of somebody",
  (sign) => {
    const react = vi.fn<() => void>();
    onceSomebody(react);
    document.body.dispatchEvent(new Event(sign));
    expect(react).toHaveBeenCalledTimes(1);
  },
);

test("whoever has stopped waiting hears of nobody", () => {
  const react = vi.fn<() => void>();
  onceSomebody(react)();
  window.dispatchEvent(new Event("keydown"));
  expect(react).not.toHaveBeenCalled();
});
