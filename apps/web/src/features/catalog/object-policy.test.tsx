// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { objectWith } from "../../testing/object.ts";
import { screenOf } from "../../testing/show.tsx";
import type { CatalogueObject } from "./catalogue-query.ts";
import { ObjectPolicy } from "./object-policy.tsx";

function pauseOf(part: Pick<CatalogueObject, "satuan" | "jedamenit">) {
  render(<ObjectPolicy object={objectWith(part)} />, { wrapper: screenOf("nasabah", [], "/") });
  const said = screen.queryByText(/kept free/)?.textContent;
  cleanup();
  return said;
}

test("a pause is told as it is kept: by the hour as written, by days and months only where it is a whole day", () => {
  expect(pauseOf({ satuan: ["jam"], jedamenit: 90 })).toBe("After every use it is kept free for 90 minutes.");
  expect(pauseOf({ satuan: ["hari", "jam"], jedamenit: 90 })).toBe("After every use it is kept free for 90 minutes.");
  expect(pauseOf({ satuan: ["hari", "bulan"], jedamenit: 90 })).toBeUndefined();
  expect(pauseOf({ satuan: ["hari"], jedamenit: 1530 })).toBe("After every use it is kept free for 24 hours.");
  expect(pauseOf({ satuan: ["malam"], jedamenit: 0 })).toBeUndefined();
});
