import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import getPort from "get-port";
import { SMTPServer } from "smtp-server";
import type { Stage } from "../process/stage.ts";
import { dataPath } from "../root.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { listPage, mailPage } from "./page.ts";

export interface Catcher {
  /** For `SMTP_URL`. */
  smtpUrl: string;
  /** Where a person reads the mails; `/messages.json` gives them to a program. */
  pageUrl: string;
}

/** Where mails are kept, the ports of server and page, and the address of the application whose mails they are. */
interface Place {
  folder: string;
  smtpPort: number;
  pagePort: number;
  own: string;
}

/** Beside the development server; the usual ports are taken when free. */
export const usualPlace = async (own: string): Promise<Place> => ({
  own,
  folder: dataPath("mail"),
  smtpPort: await getPort({ port: 1025 }),
  pagePort: await getPort({ port: 8025 }),
});

/** Catches every mail until the stage closes, instead of sending it anywhere. */
export async function catchMail(
  stage: Pick<Stage, "add">,
  { folder, smtpPort, pagePort, own }: Place,
): Promise<Catcher> {
  const mailbox = openMailbox(folder);
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_credentials, _session, done) => done(null, { user: "anybody" }),
    onData: (stream, _session, done) => {
      stream
        .toArray()
        .then((parts) => mailbox.keep(Buffer.concat(parts)))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => smtp.listen(smtpPort, "127.0.0.1", resolve));
  stage.add(() => new Promise((resolve) => smtp.close(resolve)));
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, pageUrl: await servePages(stage, { mailbox, own }, pagePort) };
}

interface Served {
  mailbox: Mailbox;
  own: string;
}

async function servePages(stage: Pick<Stage, "add">, served: Served, port: number): Promise<string> {
  const server = createServer((request, response) => {
    answer(served, request, response).catch((error: unknown) => {
      console.error("The mail page failed:", error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  stage.add(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  return `http://localhost:${port}`;
}

async function answer({ mailbox, own }: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, section, id, file] = (request.url ?? "/").split("/");
  if (section === "") return send(response, "text/html; charset=utf-8", listPage(await mailbox.list()));
  if (section === "messages.json") return send(response, "application/json", JSON.stringify(await mailbox.list()));
  const mail = section === "mail" ? await mailbox.find(id ?? "") : null;
  if (mail === null) return send(response, "text/plain", "Not found", 404);
  if (file === undefined) return send(response, "text/html; charset=utf-8", mailPage(mail, own));
  const attachment = mail.attachments[Number(file)];
  if (attachment === undefined) return send(response, "text/plain", "Not found", 404);
  const { content } = attachment;
  return send(response, attachment.mimeType, typeof content === "string" ? content : new Uint8Array(content));
}

function send(response: ServerResponse, type: string, body: string | Uint8Array, status = 200): void {
  response.writeHead(status, { "content-type": type, "x-content-type-options": "nosniff" }).end(body);
}
