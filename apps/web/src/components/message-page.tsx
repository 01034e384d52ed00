import { Container, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { PageHeader } from "./page-header.tsx";

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that only says something and where to go from there. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <Container size="sm" py="xl">
      <PageHeader title={title} lead={text} />
      <Group gap="sm">{children}</Group>
    </Container>
  );
}
