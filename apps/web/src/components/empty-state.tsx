import { EmptyState as MantineEmptyState } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  /** Why there is nothing and what the person can do about it. */
  readonly description: string;
  readonly icon: ReactNode;
  /** Buttons or links for the next step. */
  readonly children?: ReactNode;
}

/** Nothing here yet, told as the next step and not as a fault. */
export function EmptyState({ title, description, icon, children }: Props) {
  return (
    <MantineEmptyState py="xl" withIndicatorBackground icon={icon} title={title} description={description}>
      {children ? <MantineEmptyState.Actions>{children}</MantineEmptyState.Actions> : null}
    </MantineEmptyState>
  );
}
