// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { screenOf } from "../../../testing/show.tsx";
import { fakeUploads } from "../../../testing/upload.ts";
import type { AttachedDocument } from "./attached-document.ts";
import { DocumentsField } from "./documents-field.tsx";

afterEach(() => vi.unstubAllGlobals());

test("a file of a wrong type is told by name, with the types that are right, at the document it was chosen for", () => {
  const { container } = render(
    <DocumentsField payer="umum" value={[]} required={["identitas"]} onChange={() => undefined} />,
    {
      wrapper: screenOf("nasabah"),
    },
  );
  const [card] = container.querySelectorAll("input[type=file]");
  if (!card) throw new Error("No input for the identity card");
  fireEvent.change(card, { target: { files: [new File(["x"], "kartu.txt", { type: "text/plain" })] } });
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toMatch(/kartu\.txt.*PDF/);
  const described = screen.getByRole("button", { name: /Identity card/ }).getAttribute("aria-describedby");
  expect(described).toBe(alert.id);
  expect(screen.getByRole("button", { name: /^Other document/ }).getAttribute("aria-describedby")).toBeNull();
});

test.each([
  [["identitas"], "Identity card", "Other document (optional)"],
  [[], "Identity card", "Other document"],
] as const)("of %j that must be there, only what may be left out beside them says so", (required, card, other) => {
  render(<DocumentsField payer="umum" value={[]} required={required} onChange={() => undefined} />, {
    wrapper: screenOf("nasabah"),
  });
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining([card, other]));
});

/** A phone, where a finger points. */
const onPhone = () =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(pointer: coarse)",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const inputs = (container: HTMLElement) => [...container.querySelectorAll<HTMLInputElement>("input[type=file]")];

test.each([
  ["a phone", true],
  ["a desk", false],
])("on %s a paper can be photographed with the camera of the back: %s", (_, isPhone) => {
  if (isPhone) onPhone();
  const { container } = render(
    <DocumentsField payer="pelajar" value={[]} required={["bukti_kelompok"]} onChange={() => undefined} />,
    { wrapper: screenOf("nasabah") },
  );
  const name = "Student card or letter of the school";
  expect(screen.getByRole("button", { name })).toBeTruthy();
  const camera = screen.queryByRole("button", { name: `Take a picture: ${name}` });
  const captures = inputs(container).filter((input) => input.getAttribute("capture") === "environment");
  expect([camera !== null, captures.length > 0]).toEqual([isPhone, isPhone]);
  expect(captures.every(({ accept }) => !accept.includes("pdf"))).toBe(true);
});

test("a picture is shown while it is sent and when it is there; a renamed program is refused in words at its paper, and nothing else is lost", async () => {
  const answers = {
    "kartu.png": { body: { berkasid: 5, namaasli: "kartu.png", mime: "image/png", ukuran: 1, address: "/files/5" } },
  };
  const refusal = { status: 415, body: { error: { code: "FILE_FORMAT", message: "File format not supported" } } };
  const { promise: sent, resolve: arrive } = Promise.withResolvers<void>();
  fakeUploads(async ({ name }) => {
    await sent;
    return name === "kartu.png" ? answers[name] : refusal;
  });
  const taken = vi.fn();
  function Form() {
    const [value, setValue] = useState<AttachedDocument[]>([]);
    const change = (next: AttachedDocument[]) => {
      taken(next);
      setValue(next);
    };
    return <DocumentsField payer="umum" value={value} required={["identitas"]} onChange={change} />;
  }
  const { container } = render(<Form />, { wrapper: screenOf("nasabah") });
  const choose = (at: number, name: string) => {
    const file = new File(["x"], name, { type: "image/png" });
    fireEvent.change(inputs(container)[at] ?? container, { target: { files: [file] } });
  };
  const preview = () => container.querySelector("img");
  choose(0, "kartu.png");
  expect(await screen.findByText("kartu.png")).toBeTruthy();
  await waitFor(() => expect(preview()?.src).toMatch(/^blob:/));
  expect(taken).not.toHaveBeenCalled();
  arrive();
  expect(await screen.findByRole("button", { name: "Remove kartu.png" })).toBeTruthy();
  await waitFor(() => expect(preview()?.src).toMatch(/^blob:/));
  choose(1, "setup.png");
  expect((await screen.findByRole("alert")).textContent).toBe("setup.png: File format not supported");
  expect(screen.getByRole("button", { name: "Remove kartu.png" })).toBeTruthy();
  expect(taken.mock.calls).toEqual([[[{ berkasid: 5, jenis: "identitas", namaasli: "kartu.png" }]]]);
});
