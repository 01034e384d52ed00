// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { screenOf } from "../testing/show.tsx";
import { MessagePage } from "./message-page.tsx";
import { PageHeader } from "./page-header.tsx";
import { PageNoteContext } from "./page-note.ts";

test("a page that is missing or broken shows no tip of the one that was wanted", () => {
  const note = <p>Enter your dates first</p>;
  const shown = (page: ReactNode) => <PageNoteContext value={note}>{page}</PageNoteContext>;
  const { rerender } = render(shown(<PageHeader title="Catalogue" />), { wrapper: screenOf("nasabah") });
  expect(screen.queryByText("Enter your dates first")).not.toBeNull();
  rerender(
    shown(
      <MessagePage title="Gone" text="It is no longer offered.">
        <a href="/">Home</a>
      </MessagePage>,
    ),
  );
  expect(screen.queryByText("Gone")).not.toBeNull();
  expect(screen.queryByText("Enter your dates first")).toBeNull();
});
