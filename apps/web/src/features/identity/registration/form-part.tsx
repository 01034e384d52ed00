import { Card, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of a long form with its heading. */
export function FormPart({ title, lead, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {lead ? (
            <Text c="dimmed" mt={4}>
              {lead}
            </Text>
          ) : null}
        </div>
        {children}
      </Stack>
    </Card>
  );
}
