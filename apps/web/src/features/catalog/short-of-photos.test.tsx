// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { ShortOfPhotos } from "./short-of-photos.tsx";

const short = (objectid: number, jumlahfoto: number) => ({
  ...{ objectid, objectname: `Wisma ${objectid}`, subobjectname: null, jumlahfoto, kurang: 3 - jumlahfoto },
});
const pages = ["mst_objectretribusi/view", "mst_objectretribusi/edit_pengelola"];

function show(records: readonly ReturnType<typeof short>[], objectid?: number, held = pages) {
  const asked: string[] = [];
  fakeApi(({ path, query }) => {
    asked.push(`${path}?${query}`);
    return { body: { minimalfoto: 3, records, num: records.length } };
  });
  render(
    <>
      <p>Page</p>
      <ShortOfPhotos {...(objectid === undefined ? {} : { objectid })} />
    </>,
    { wrapper: screenOf("pengelola", held) },
  );
  return asked;
}

test("says how many photos each object lacks, and leads to its form", async () => {
  show([short(7, 2), short(8, 0)]);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("2 objects aren't offered to citizens");
  expect(alert.textContent).toContain("Wisma 7: 2 of 3 photos, 1 is missing.");
  expect(alert.textContent).toContain("Wisma 8: 0 of 3 photos, 3 are missing.");
  const link = within(alert).getByRole("link", { name: "Add photos: Wisma 8" });
  expect(link.getAttribute("href")).toBe("/mst_objectretribusi/edit_pengelola/8");
});

test("an object's page asks for that object alone", async () => {
  const asked = show([short(7, 2)], 7);
  expect((await screen.findByRole("alert")).textContent).toContain("2 of 3 photos, 1 is missing.");
  expect(asked).toEqual(["mst_objectretribusi/kurangfoto?objectid=7"]);
});

test("control: where none lacks photos, there is no word of them", async () => {
  show([]);
  await screen.findByText("Page");
  await expect(screen.findByRole("alert", {}, { timeout: 200 })).rejects.toThrow();
});

test("who may not change objects reads it without a way to the form, and who may not see them asks nothing", async () => {
  show([short(7, 2)], undefined, ["mst_objectretribusi/view"]);
  expect(within(await screen.findByRole("alert")).queryByRole("link")).toBeNull();
  expect(show([short(7, 2)], undefined, [])).toEqual([]);
});
