import type { ReactNode } from "react";
import type { VersionConflict as Conflict, Side } from "../lib/use-version-conflict.ts";
import { VersionConflict } from "./version-conflict.tsx";

interface Props {
  readonly conflict: Conflict;
  readonly labelOf: (name: string) => string;
  /** A value as people read it. */
  readonly show: (name: string, side: Side) => ReactNode;
}

/** What somebody else has changed while the form was open, beside what was typed; nothing while nobody has. */
export function FormConflict({ conflict: { conflict: found, sideOf, choose }, labelOf, show }: Props) {
  if (!found) return null;
  const { changed, clashes, others, attempt, isMissed } = found;
  const named = clashes.map((name) => ({
    name,
    label: labelOf(name),
    now: show(name, "now"),
    mine: show(name, "mine"),
    side: sideOf(name),
  }));
  return (
    <VersionConflict
      changed={changed}
      clashes={named}
      others={others.map(labelOf)}
      onChoose={choose}
      attempt={attempt}
      isMissed={isMissed}
    />
  );
}
