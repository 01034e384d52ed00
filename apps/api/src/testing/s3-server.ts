import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

const hash = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** Whether the request carries Amazon's signature (version 4) of this secret over exactly what it says. */
function isSigned({ method = "", url = "", headers }: IncomingMessage, body: Buffer, secret: string): boolean {
  const form = /Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/;
  const [, , range = "", names = "", signature] = form.exec(headers.authorization ?? "") ?? [];
  const [day = "", region = "", service = ""] = range.split("/");
  const [path = "", query = ""] = url.split("?");
  const sum = String(headers["x-amz-content-sha256"]);
  const lines = names.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}\n`);
  const request = [method, path, query.split("&").sort().join("&"), lines.join(""), names, sum].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], range, hash(request)].join("\n");
  const key = [region, service, "aws4_request"].reduce(hmac, hmac(`AWS4${secret}`, day));
  return sum === hash(body) && hmac(key, text).toString("hex") === signature;
}

const failure = (res: ServerResponse, status: number, code: string) =>
  res.writeHead(status, { "Content-Type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);

/** An S3-compatible storage in memory with one bucket, addressed by path. It refuses what isn't signed with its secret. */
export async function startS3Server({ bucket, secret }: { bucket: string; secret: string }) {
  const objects = new Map<string, { readonly content: Buffer; readonly type: string | undefined; written: Date }>();

  function list(res: ServerResponse, query: URLSearchParams) {
    const after = query.get("continuation-token") ?? "";
    // Pages of two, so that following them is part of every test.
    const rest = [...objects.keys()].sort().filter((key) => key > after);
    const page = rest.slice(0, 2).map((key) => {
      const written = objects.get(key)?.written.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${written}</LastModified></Contents>`;
    });
    const next = rest.length > 2 ? `<NextContinuationToken>${rest[1]}</NextContinuationToken>` : "";
    res.setHeader("Content-Type", "application/xml");
    const more = `<IsTruncated>${rest.length > 2}</IsTruncated>`;
    res.end(`<?xml version="1.0"?><ListBucketResult>${more}${page.join("")}${next}</ListBucketResult>`);
  }

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const body = Buffer.concat(await req.toArray());
    const { pathname, searchParams } = new URL(req.url ?? "", "http://localhost");
    const [, wanted, ...rest] = decodeURIComponent(pathname).split("/");
    const key = rest.join("/");
    if (!isSigned(req, body, secret)) return failure(res, 403, "SignatureDoesNotMatch");
    if (wanted !== bucket) return failure(res, 404, "NoSuchBucket");
    if (key === "") return list(res, searchParams);
    if (req.method === "PUT")
      objects.set(key, { content: body, type: req.headers["content-type"], written: new Date() });
    if (req.method === "DELETE") objects.delete(key);
    if (req.method !== "GET") return res.writeHead(req.method === "DELETE" ? 204 : 200).end();
    const found = objects.get(key);
    return found ? res.end(found.content) : failure(res, 404, "NoSuchKey");
  }

  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return { objects, endpoint, stop: () => void server.close() };
}
