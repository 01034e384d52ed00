import { afterAll, beforeAll, expect, test } from "vitest";
import { startMailServer } from "../testing/mail-server.ts";
import { createMailer } from "./mail.ts";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const mailer = () =>
  createMailer({
    url: server.url,
    user: null,
    password: null,
    from: "A <a@b.example>",
    closing: [],
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
