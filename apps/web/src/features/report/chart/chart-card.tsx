import { Group, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./chart-card.module.css";

interface Props {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Choices at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A picture of figures under its name. */
export function ChartCard({ title, lead, actions, children }: Props) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Text id={id} component="h2" className={classes.title ?? ""}>
            {title}
          </Text>
          {lead ? (
            <Text size="sm" c="dimmed">
              {lead}
            </Text>
          ) : null}
        </div>
        {actions}
      </Group>
      {children}
    </section>
  );
}
