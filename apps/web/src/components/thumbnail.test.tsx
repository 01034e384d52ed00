// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenOf } from "../testing/show.tsx";
import { Thumbnail } from "./thumbnail.tsx";

test("a picture of a list is as small as its rows ask for, and one with a side of its own isn't", () => {
  render(
    <>
      <Thumbnail paths={[]} name="Aula" />
      <Thumbnail paths={[]} name="Aula" side={96} />
    </>,
    { wrapper: screenOf("pengelola") },
  );
  const widths = screen.getAllByRole("img").map(({ style }) => style.width);
  expect(widths).toEqual(["var(--thumbnail-side, 50px)", "96px"]);
});
