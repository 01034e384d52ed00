import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  /** What the section is for. */
  readonly lead?: string | undefined;
  /** Buttons below everything else. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A section of a page or a long form, under a heading of its own. */
export function SectionCard({ title, lead, actions, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {lead ? (
            <Text size="sm" c="dimmed" mt={4}>
              {lead}
            </Text>
          ) : null}
        </div>
        {children}
        {actions ? <Group gap="sm">{actions}</Group> : null}
      </Stack>
    </Card>
  );
}
