import { Card, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  /** What the section is for. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** One section of the account's page, under a heading of its own. */
export function SectionCard({ title, lead, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} mt="lg">
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          <Text size="sm" c="dimmed" mt={4}>
            {lead}
          </Text>
        </div>
        {children}
      </Stack>
    </Card>
  );
}
