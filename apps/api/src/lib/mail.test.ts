import { afterAll, beforeAll, expect, test } from "vitest";
import { startMailServer } from "../testing/mail-server.ts";
import { createMailer } from "./mail.ts";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const mailer = (closing: readonly string[] = []) =>
  createMailer({
    url: server.url,
    user: null,
    password: null,
    from: "A <a@b.example>",
    name: "Contoh",
    closing,
    publicUrl: "https://retribusi.example",
  });

test("a mail arrives with its sender, words and id", async () => {
  const { send, close } = mailer();
  await send({ to: "budi@contoh.example", subject: "Tagihan – 1", text: "Rp1.000" }, "outbox-7");
  close();
  const [mail] = server.caught;
  expect(mail?.to).toEqual(["budi@contoh.example"]);
  expect(mail?.source).toMatch(/^From: A <a@b.example>/m);
  expect(mail?.source).toMatch(/^Message-ID: <outbox-7@retribusi.example>/m);
  expect(mail?.source).toContain("Rp1.000");
});

test("what the server refuses is told", async () => {
  const { send, close } = mailer();
  await expect(send({ to: "tidak-ada@contoh.example", subject: "a", text: "b" }, "1")).rejects.toThrow();
  close();
});

/** Names of the parts of a message, in their order. */
const typesOf = (source: string): string[] =>
  [...source.matchAll(/^Content-Type: ([\w/]+)/gm)].map(([, type]) => type ?? "");

test("a mail that is a text arrives as text and HTML, both with how the sender is reached", async () => {
  const { send, close } = mailer(["Jalan Contoh 1"]);
  await send(
    { to: "ani@contoh.example", language: "id", subject: "Halo", text: "Buka https://retribusi.example/b" },
    "2",
  );
  close();
  const source = server.caught.at(-1)?.source.replaceAll("=\r\n", "") ?? "";
  expect(typesOf(source)).toEqual(["multipart/alternative", "text/plain", "text/html"]);
  expect(source.match(/Jalan Contoh 1/g)).toHaveLength(2);
  expect(source).toContain('href=3D"https://retribusi.example/b"');
});

test("addresses of the web tell the mail's language, and others stay as they are", async () => {
  const { send, close } = mailer();
  const text = "Buka https://retribusi.example/#/inbox atau https://lain.example/#/inbox";
  await send({ to: "ani@contoh.example", language: "id", subject: "Halo", text }, "4");
  await send({ to: "ani@contoh.example", subject: "Halo", text }, "5");
  close();
  const [told, plain] = server.caught.slice(-2).map(({ source }) => source.replaceAll("=\r\n", ""));
  for (const part of ["text/plain", "text/html"])
    expect(told?.split(`Content-Type: ${part}`)[1]).toContain("https://retribusi.example/?bahasa=3Did#/inbox");
  expect(told).not.toContain("retribusi.example/#");
  expect(told?.match(/lain\.example\/\S/g)?.every((end) => end.endsWith("#"))).toBe(true);
  expect(plain).not.toContain("bahasa");
});

test("one with its own layout and papers arrives as it is", async () => {
  const { send, close } = mailer(["Jalan Contoh 1"]);
  const words = { subject: "a", text: "b", html: "<p>c</p>" };
  const papers = [{ filename: "tagihan-1.pdf", type: "application/pdf", body: Buffer.from("%PDF-1.7") }];
  await send({ to: "ani@contoh.example", language: "id", ...words, attachments: papers }, "3");
  close();
  const source = server.caught.at(-1)?.source ?? "";
  expect(typesOf(source)).toEqual([
    "multipart/mixed",
    "multipart/alternative",
    "text/plain",
    "text/html",
    "application/pdf",
  ]);
  expect(source).toContain("filename=tagihan-1.pdf");
  expect(source).not.toContain("Jalan Contoh 1");
});
