import classes from "./share-line.module.css";

/** A share in percent as a line below its number, which says it. */
export function ShareLine({ value }: { readonly value: number }) {
  return (
    <span className={classes.line} aria-hidden>
      <span style={{ width: `${Math.min(100, Math.max(0, value))}%` }} />
    </span>
  );
}
