import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState, useTransition } from "react";
import classes from "./first-press.module.css";

/** Presses the button that has taken the place of the one that was pressed. */
function Press({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const button = within.current?.querySelector("button");
    button?.focus({ preventScroll: true });
    button?.click();
  }, [within]);
  return null;
}

interface Props {
  /** A button that looks like the closed one; it calls `press`. */
  readonly standIn: (press: () => void, isComing: boolean) => ReactNode;
  /** A lazy component with a button that opens it. */
  readonly children: ReactNode;
}

/** Something that opens: its code comes with the first press, and until then a button stands for it. */
export function FirstPress({ standIn, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  const [isComing, start] = useTransition();
  const closed = standIn(() => start(() => setPressed(true)), isComing);
  return (
    <div ref={place} className={classes.place}>
      <Suspense fallback={closed}>
        {isPressed ? children : closed}
        {isPressed ? <Press within={place} /> : null}
      </Suspense>
    </div>
  );
}
