// @vitest-environment happy-dom
import { Carousel } from "@mantine/carousel";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { chooseLanguage } from "../lib/i18n.ts";
import { screenOf } from "../testing/show.tsx";
import { PictureCarousel } from "./picture-carousel.tsx";

afterEach(async () => {
  cleanup();
  await act(() => chooseLanguage("en"));
});

function show(count: number) {
  const slides = Array.from({ length: count }, (_, at) => <Carousel.Slide key={`slide-${at}`}>Foto</Carousel.Slide>);
  const { container } = render(<PictureCarousel count={count}>{slides}</PictureCarousel>, {
    wrapper: screenOf("nasabah"),
  });
  const said = screen.getAllByRole("status").find((one) => container.contains(one) && one.nextElementSibling !== null);
  const buttons = screen.queryAllByRole("button", { hidden: true }).map((one) => one.getAttribute("aria-label"));
  return { said: said?.textContent, buttons };
}

test("which picture is shown, and what turns them, is said in the reader's language", async () => {
  await act(() => chooseLanguage("id"));
  expect(show(3)).toEqual({
    said: "gambar 1 dari 3",
    buttons: ["Gambar sebelumnya", "Gambar berikutnya"],
  });
});

test("of a single picture there is nothing to turn and nothing to say", () => {
  expect(show(1)).toEqual({ said: "", buttons: [] });
});
