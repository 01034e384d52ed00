import { type RefObject, useLayoutEffect, useRef } from "react";

/** What was rendered last, for what runs later: handlers, guards, answers. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
