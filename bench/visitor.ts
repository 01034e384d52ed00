import { Agent, request } from "node:http";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";

/** What a call was answered with. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Milliseconds from the call to the whole answer. */
  readonly took: number;
}

/** Somebody who calls the API from an address of 127.0.0.0/8. */
export interface Visitor {
  get(path: string): Promise<Answer>;
  /** `token`: of the session of somebody who is signed in. */
  post(path: string, body: object, token?: string): Promise<Answer>;
}

/** A visitor whose calls come from `address`; connections are kept, so that their making isn't measured. */
export function visitorFrom(origin: string, address: string): Visitor {
  const agent = new Agent({ keepAlive: true, localAddress: address, maxSockets: 256 });
  const call = async (method: string, path: string, body?: object, token?: string): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(payload ? { "content-type": "application/json", "content-length": Buffer.byteLength(payload) } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const start = performance.now();
    const sent = request(`${origin}${path}`, { method, agent, headers }, (response) => {
      response
        .toArray()
        .then((parts) =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString("utf8"),
            took: performance.now() - start,
          }),
        )
        .catch(reject);
    });
    sent.on("error", reject);
    sent.end(payload);
    return promise.catch((error: unknown) => {
      // The server had closed the connection for being idle at the moment when it was used again.
      if (sent.reusedSocket) return call(method, path, body, token);
      throw error;
    });
  };
  return { get: (path) => call("GET", path), post: (path, body, token) => call("POST", path, body, token) };
}

const challenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
});

/** Solves a challenge as the widget of the browser does; takes about half a second of the processor. */
export async function solveCaptcha(visitor: Visitor): Promise<string> {
  const asked = challenge.parse(JSON.parse((await visitor.get("/api/auth/captcha")).text));
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString("base64");
}
