import { Alert, type MantineSpacing } from "@mantine/core";
import type { LastChange } from "@retribusi/contract/define/conflict";
import { type ReactNode, useEffect, useRef } from "react";
import { useChangedBy } from "./use-changed-by.ts";
import classes from "./version-conflict.module.css";

interface Props {
  readonly changed: LastChange | null;
  /** Brings the focus here when it is another one than before. */
  readonly attempt: unknown;
  readonly icon?: ReactNode;
  readonly p?: MantineSpacing;
  readonly children: ReactNode;
}

/** Tells at once who has changed meanwhile what is being edited; the keyboard goes on from here. */
export function ConflictAlert({ changed, attempt, ...alert }: Props) {
  const changedBy = useChangedBy();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <Alert
      {...alert}
      ref={box}
      tabIndex={-1}
      role="alert"
      color="yellow"
      title={changedBy(changed)}
      classNames={{ title: classes.title ?? "", icon: classes.title ?? "" }}
    />
  );
}
