import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { createMailer } from "./mail.ts";

const caught: { to: string[]; source: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _session, done) => done(address.startsWith("tidak-ada@") ? new Error("no such user") : null),
  onData: (stream, session, done) => {
    stream.toArray().then((parts) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      caught.push({ to, source: Buffer.concat(parts).toString() });
      done();
    }, done);
  },
});

function mailerAt(SMTP_URL: string) {
  const secrets = { JWT_SECRET: "x".repeat(32), DATABASE_URL: "mysql://nobody@localhost/nothing" };
  return createMailer(
    readEnv({ ...secrets, SMTP_URL, PUBLIC_URL: "https://retribusi.example", MAIL_FROM: "A <a@b.example>" }),
  );
}

let port = 0;
beforeAll(async () => {
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => new Promise<void>((done) => server.close(done)));

test("a mail arrives with its sender, words and id", async () => {
  const mailer = mailerAt(`smtp://127.0.0.1:${port}`);
  await mailer?.send({ to: "budi@contoh.example", subject: "Tagihan – 1", text: "Rp1.000" }, "outbox-7");
  mailer?.close();
  expect(caught[0]?.to).toEqual(["budi@contoh.example"]);
  expect(caught[0]?.source).toMatch(/^From: A <a@b.example>/m);
  expect(caught[0]?.source).toMatch(/^Message-ID: <outbox-7@retribusi.example>/m);
  expect(caught[0]?.source).toContain("Rp1.000");
});

test("what the server refuses is told", async () => {
  const mailer = mailerAt(`smtp://127.0.0.1:${port}`);
  await expect(mailer?.send({ to: "tidak-ada@contoh.example", subject: "a", text: "b" }, "1")).rejects.toThrow();
  mailer?.close();
});

test("without a server there is no mailer, and mails wait", () => {
  expect(mailerAt("")).toBeUndefined();
});
