import { Container, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { PageHeader } from "./page-header.tsx";
import { PageNoteContext } from "./page-note.ts";

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that only says something and where to go from there. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <Container size="sm" py="xl">
      {/* What is noted of the wanted page has nothing to do with this one. */}
      <PageNoteContext value={null}>
        <PageHeader title={title} lead={text} />
      </PageNoteContext>
      <Group gap="sm">{children}</Group>
    </Container>
  );
}
