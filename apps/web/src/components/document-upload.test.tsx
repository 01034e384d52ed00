// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../testing/show.tsx";
import { fakeUploads } from "../testing/upload.ts";
import { DocumentUpload } from "./document-upload.tsx";
import { SavedFormContext } from "./saved-form.ts";

const pdf = (name: string, size = 4, type = "application/pdf") => new File([new Uint8Array(size)], name, { type });
const stored = (name: string): Answer => ({ body: { path: `terbitan/${name}` } });

/** The field in a form that is saved or left. */
function open(first: string | null, upload: (name: string) => Answer = stored) {
  const removed = fakeApi(() => ({ body: { removed: 1 } }));
  const uploads = fakeUploads(({ name }) => upload(name));
  const isSaved = { current: false };
  function Field() {
    const [path, setPath] = useState(first);
    return (
      <SavedFormContext value={isSaved}>
        <DocumentUpload id="dokumen" label="Document" name="Document" path={path} onChange={setPath} />
        <output aria-label="Stored">{path ?? "none"}</output>
      </SavedFormContext>
    );
  }
  render(<Field />, { wrapper: screenOf("pemda") });
  return { uploads, thrownAway: () => removed.map(({ body }) => Object(body).temp_file) };
}
const shown = () => screen.getByRole("status", { name: "Stored" }).textContent;
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText("Document", { selector: "input" }), { target: { files } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a PDF is sent at once, opened by a link, and takes the place of the one before", async () => {
  const { uploads } = open(null);
  choose(pdf("a.pdf"));
  await waitFor(() => expect(shown()).toBe("terbitan/a.pdf"));
  choose(pdf("b.pdf"));
  await waitFor(() => expect(shown()).toBe("terbitan/b.pdf"));
  const link = screen.getByRole("link", { name: "Open the document" });
  expect(link.getAttribute("href")).toBe("/files/terbitan/b.pdf");
  expect(uploads.map(({ path }) => path)).toEqual(Array(2).fill("fileuploader/upload/publication"));
});

test("what is no PDF or too large isn't sent, and the reason is said", async () => {
  const { uploads } = open("terbitan/a.pdf");
  choose(pdf("foto.png", 4, "image/png"));
  expect((await screen.findByRole("alert")).textContent).toBe("foto.png: File format not supported");
  choose(pdf("large.pdf", 10 * 1024 * 1024 + 1));
  expect(await screen.findByText("large.pdf: Max file size of 10MB is allowed")).toBeTruthy();
  expect([uploads, shown()]).toEqual([[], "terbitan/a.pdf"]);
});

test("one that the server refuses says why and can be taken off; one that got stuck can be sent again", async () => {
  let isDown = true;
  const wrong = { status: 415, body: { error: { code: "FILE_FORMAT", message: "File format not supported" } } };
  open(null, (name) => (name === "wrong.pdf" ? wrong : isDown ? { status: 503, body: {} } : stored(name)));
  choose(pdf("wrong.pdf"));
  expect((await screen.findByRole("alert")).textContent).toBe("wrong.pdf: File format not supported");
  expect(screen.queryByRole("button", { name: "Send wrong.pdf again" })).toBeNull();
  press("Remove wrong.pdf");
  expect(screen.queryByRole("alert")).toBeNull();
  choose(pdf("a.pdf"));
  await screen.findByRole("alert");
  isDown = false;
  press("Send a.pdf again");
  await waitFor(() => expect(shown()).toBe("terbitan/a.pdf"));
});

test("a document taken off is thrown away when it was sent just now, and kept while the saved record names it", async () => {
  const { thrownAway } = open("terbitan/saved.pdf");
  press("Remove the document");
  expect([shown(), thrownAway()]).toEqual(["none", []]);
  choose(pdf("fresh.pdf"));
  await waitFor(() => expect(shown()).toBe("terbitan/fresh.pdf"));
  press("Remove the document");
  await waitFor(() => expect(thrownAway()).toEqual(["terbitan/fresh.pdf"]));
  expect(shown()).toBe("none");
});
