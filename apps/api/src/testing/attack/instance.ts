import { askPatiently } from "./patient.ts";

/** Those in whose name is attacked. */
export const attackers = ["superuser", "nasabah", "pengelola", "bank"] as const;
export type Attacker = (typeof attackers)[number];

/** An application that runs, and sessions of people of it. */
export interface Instance {
  /** `http://127.0.0.1:3000` */
  readonly url: string;
  readonly tokens: Readonly<Record<Attacker, string>>;
  /** Of an account whose password isn't told here. */
  readonly username: string;
}

export interface Asked {
  readonly as?: Attacker;
  /** Instead of a session of somebody's. */
  readonly token?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is where it is a text or a form. */
  readonly body?: object | string | FormData;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Milliseconds. */
  readonly took: number;
}

const bodyOf = (body: Asked["body"]) =>
  body === undefined || typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body);

/** Asks the instance; `path` begins with `/`. */
export async function askInstance({ url, tokens }: Instance, path: string, asked: Asked = {}): Promise<Reply> {
  const token = asked.token ?? (asked.as && tokens[asked.as]);
  const body = bodyOf(asked.body);
  const began = performance.now();
  const answer = await askPatiently(`${url}${path}`, {
    method: asked.method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body instanceof FormData || body === undefined ? {} : { "Content-Type": "application/json" }),
      ...asked.headers,
    },
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, took: performance.now() - began };
}
