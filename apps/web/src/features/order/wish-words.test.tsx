// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenOf } from "../../testing/show.tsx";
import type { OrderWish } from "./order-wish.ts";
import { useWishWords } from "./wish-words.ts";

function Words({ wish }: { readonly wish: OrderWish }) {
  return <p>{useWishWords()(wish) ?? "missing"}</p>;
}

const day = "2027-01-12";
const wish = { from: day, months: 1, units: 1, payer: "umum" } as const;

test.each([
  [{ by: "malam", to: "2027-01-14" }, "12–14 Jan 2027 · 2 nights"],
  [{ by: "malam" }, "missing"],
  [{ by: "hari", to: "2027-01-14" }, "12–14 Jan 2027 · 3 days"],
  [{ by: "hari" }, "12 Jan 2027 · 1 day"],
  [{ by: "bulan", months: 3 }, "From 12 Jan 2027 · 3 months"],
  [{ by: "jam", start: "09:00", end: "12:00" }, "12 Jan 2027, 09:00–12:00, 3 hours"],
  [{ by: "jam", start: "09:30", end: "11:00" }, "12 Jan 2027, 09:30–11:00, 2 hours"],
  [{ by: "jam", start: "22:00", end: "01:00" }, "12 Jan 2027, 22:00–01:00, 3 hours"],
  [{ by: "jam", start: "22:00", end: "24:00" }, "12 Jan 2027, 22:00–24:00, 2 hours"],
  [{ by: "jam", start: "09:00" }, "missing"],
  [{ by: "kegiatan", session: "pagi" }, "12 Jan 2027, Morning 08:00–16:00"],
  [{ by: "kegiatan", session: null }, "12 Jan 2027, Whole day"],
] satisfies [Partial<OrderWish> & Pick<OrderWish, "by">, string][])(
  "what is chosen is said in one line: %j",
  (part, words) => {
    render(<Words wish={{ ...wish, ...part }} />, { wrapper: screenOf("nasabah") });
    expect(screen.getByText(words)).toBeTruthy();
  },
);
