// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../testing/show.tsx";
import { fakeUploads } from "../testing/upload.ts";
import { PictureUpload } from "./picture-upload.tsx";
import { SavedFormContext } from "./saved-form.ts";

const picture = (name: string, { type = "image/png", size = 4 } = {}) =>
  new File([new Uint8Array(size)], name, { type });
const stored = (name: string): Answer => ({ body: { path: `foto/${name}`, paths: [`foto/${name}`] } });

/** A field of pictures in a form, which is saved or left. */
function open(first: readonly string[], max: number, upload: (name: string) => Answer | Promise<Answer> = stored) {
  const removed = fakeApi(() => ({ body: { removed: 1 } }));
  const uploads = fakeUploads(({ name }) => upload(name));
  const isSaved = { current: false };
  function Field() {
    const [paths, setPaths] = useState(first);
    return (
      <SavedFormContext value={isSaved}>
        <PictureUpload id="foto" label="Pictures" name="Choose pictures" paths={paths} onChange={setPaths} max={max} />
        <output aria-label="Stored">{paths.join(" ")}</output>
      </SavedFormContext>
    );
  }
  const { unmount } = render(<Field />, { wrapper: screenOf("dinas") });
  const thrownAway = () => removed.map(({ body }) => Object(body).temp_file);
  return { uploads, isSaved, unmount, thrownAway };
}
const shown = () => screen.getByRole("status", { name: "Stored" }).textContent;
function choose(...files: File[]) {
  const input = screen.getByLabelText("Choose pictures", { selector: "input" });
  fireEvent.change(input, { target: { files } });
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("pictures are sent at once, and each stands in the field when it has arrived, whichever comes first", async () => {
  const waiting = new Map(["a.png", "b.png"].map((name) => [name, Promise.withResolvers<Answer>()]));
  const { uploads } = open([], 5, (name) => waiting.get(name)?.promise ?? stored(name));
  choose(picture("a.png"), picture("b.png"));
  const progress = await screen.findByRole("progressbar", { name: "Sending a.png" });
  expect(progress.getAttribute("aria-valuenow")).toBe("50");
  expect(uploads.map(({ path, name }) => [path, name])).toEqual([
    ["fileuploader/upload/photo", "a.png"],
    ["fileuploader/upload/photo", "b.png"],
  ]);
  waiting.get("b.png")?.resolve(stored("b.png"));
  await waitFor(() => expect(shown()).toBe("foto/b.png"));
  waiting.get("a.png")?.resolve(stored("a.png"));
  await waitFor(() => expect(shown()).toBe("foto/b.png foto/a.png"));
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("what is no picture, too large or too much is refused with the reason, and the rest is sent", async () => {
  const { uploads } = open(["foto/1.png", "foto/2.png", "foto/3.png"], 5);
  choose(picture("a.png"), picture("text.pdf", { type: "application/pdf" }), picture("b.png"), picture("c.png"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("text.pdf: File format not supportedMax of 5 files is allowed");
  await waitFor(() => expect(shown()).toBe("foto/1.png foto/2.png foto/3.png foto/a.png foto/b.png"));
  expect(uploads.map(({ name }) => name)).toEqual(["a.png", "b.png"]);
  expect(screen.getAllByText("Max of 5 files is allowed"), "where pictures are dropped it is said, too").toHaveLength(
    2,
  );
});

test("a picture of more than 10 MB isn't sent", async () => {
  const { uploads } = open([], 5);
  choose(picture("large.png", { size: 10 * 1024 * 1024 + 1 }));
  expect(await screen.findByText("large.png: Max file size of 10MB is allowed")).toBeTruthy();
  expect([uploads, shown()]).toEqual([[], ""]);
});

test("a picture that got stuck on the way can be sent again; one that was refused for good can only be taken off", async () => {
  let isDown = true;
  const wrong = { status: 400, body: { error: { code: "VALIDATION", message: "This is no picture." } } };
  const { uploads } = open([], 5, (name) =>
    name === "wrong.png" ? wrong : isDown ? { status: 503, body: {} } : stored(name),
  );
  choose(picture("a.png"), picture("wrong.png"));
  expect(await screen.findByText("This is no picture.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send wrong.png again" })).toBeNull();
  isDown = false;
  press("Send a.png again");
  await waitFor(() => expect(shown()).toBe("foto/a.png"));
  press("Remove wrong.png");
  expect(screen.queryByText("This is no picture.")).toBeNull();
  expect(uploads).toHaveLength(3);
});

test("a single picture takes the place of the one before", async () => {
  open(["foto/old.png"], 1);
  choose(picture("new.png"));
  await waitFor(() => expect(shown()).toBe("foto/new.png"));
});

test("the order is changed by moving a picture forward; the first can't be moved", () => {
  open(["foto/1.png", "foto/2.png", "foto/3.png"], 5);
  expect(screen.queryByRole("button", { name: "Move picture 1 forward" })).toBeNull();
  press("Move picture 3 forward");
  expect(shown()).toBe("foto/1.png foto/3.png foto/2.png");
});

test("a picture taken off is thrown away when it was sent just now, and kept while the saved record still shows it", async () => {
  const { thrownAway } = open(["foto/saved.png"], 5);
  choose(picture("fresh.png"));
  await waitFor(() => expect(shown()).toBe("foto/saved.png foto/fresh.png"));
  press("Remove picture 1");
  expect(shown()).toBe("foto/fresh.png");
  expect(thrownAway()).toEqual([]);
  press("Remove picture 1");
  await waitFor(() => expect(thrownAway()).toEqual(["foto/fresh.png"]));
  expect(shown()).toBe("");
});

test.each([
  ["left", false, ["foto/a.png"]],
  ["saved", true, []],
] as const)("what was sent from a form that is %s is kept only when it is saved", async (_, saved, gone) => {
  const { unmount, isSaved, thrownAway } = open(["foto/old.png"], 5);
  choose(picture("a.png"));
  await waitFor(() => expect(shown()).toContain("foto/a.png"));
  isSaved.current = saved;
  unmount();
  await Promise.resolve();
  expect(thrownAway()).toEqual(gone);
});

test("a picture that arrives when its form was left is thrown away", async () => {
  const slow = Promise.withResolvers<Answer>();
  const { unmount, uploads, thrownAway } = open([], 5, () => slow.promise);
  choose(picture("late.png"));
  await waitFor(() => expect(uploads).toHaveLength(1));
  unmount();
  slow.resolve(stored("late.png"));
  await waitFor(() => expect(thrownAway()).toEqual(["foto/late.png"]));
});
