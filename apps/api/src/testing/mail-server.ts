import { once } from "node:events";
import { SMTPServer } from "smtp-server";

export interface CaughtMail {
  readonly to: readonly string[];
  /** User who signed in. */
  readonly user: string | undefined;
  readonly source: string;
}

/** A mail server that keeps what it gets. It knows nobody called `tidak-ada@…`, and the password `rahasia`. */
export async function startMailServer() {
  const caught: CaughtMail[] = [];
  let refusal = 550;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      password === "rahasia" ? done(null, { user: username }) : done(new Error("wrong password")),
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith("tidak-ada@")
          ? Object.assign(new Error(`no such user <${address}>`), { responseCode: refusal })
          : null,
      ),
    onData: (stream, { envelope, user }, done) => {
      stream.toArray().then((parts) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        caught.push({ to, user, source: Buffer.concat(parts).toString() });
        done();
      }, done);
    },
  });
  // Whoever is killed in the middle of a mail breaks off its connection.
  server.on("error", () => undefined);
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    caught,
    url: `smtp://127.0.0.1:${port}`,
    /** From now on with this code: 450 may pass, 550 is its last word. */
    refuseBy: (code: 450 | 550) => {
      refusal = code;
    },
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}
