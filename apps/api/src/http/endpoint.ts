import { pipeline } from "node:stream/promises";
import { factorPage } from "@retribusi/contract/access/pages";
import type { Access, AnyEndpoint, Endpoint } from "@retribusi/contract/define/endpoint";
import { isDeclared } from "@retribusi/contract/define/endpoint";
import type { Language } from "@retribusi/contract/define/label";
import type { Request, Response } from "express";
import type { z } from "zod";
import type { CurrentUser } from "../access/current-user.ts";
import { requireAccess } from "../access/permissions.ts";
import { AppError } from "../lib/app-error.ts";
import type { Deps } from "../lib/deps.ts";
import { validate } from "../lib/validate.ts";
import { readForm } from "./form.ts";
import { takeTurn } from "./visitor-turn.ts";

/** What a handler may know of the request itself. */
export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly language: Language;
  readonly userAgent: string;
  /** Path of the call, without its query. */
  readonly page: string;
  readonly token: string | undefined;
}

export interface Call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, U> {
  readonly deps: Deps;
  readonly user: U;
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
  readonly request: RequestFacts;
}

/** The parts of an HTTP request before they are checked. */
export interface RawCall {
  readonly deps: Deps;
  readonly user: CurrentUser | undefined;
  readonly req: Request;
  readonly res: Response;
  readonly request: RequestFacts;
}

/** A declared call with the code that answers it. */
export interface Route {
  readonly definition: AnyEndpoint;
  serve(raw: RawCall): Promise<void>;
}

const part = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> =>
  validate(schema, isDeclared(schema) ? input : undefined);

/** What stands in the address is a name: one that can't be any record's finds none. */
export function addressed<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const { success, data } = schema.safeParse(isDeclared(schema) ? input : undefined);
  if (success) return data;
  throw new AppError("NOT_FOUND");
}

function readCall<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, U>(
  definition: Endpoint<P, Q, B, z.ZodType, Access>,
  { deps, req, request }: RawCall,
  user: U,
): Call<P, Q, B, U> {
  return {
    deps,
    user,
    request,
    params: addressed(definition.params, req.params),
    query: part(definition.query, req.query),
    body: part(definition.body, req.body),
  };
}

/** Throws UNAUTHENTICATED for a visitor, FACTOR_REQUIRED for somebody who still has to set up a second factor. */
export function requireUser(user: CurrentUser | undefined): CurrentUser {
  if (!user) throw new AppError("UNAUTHENTICATED");
  if (user.needsFactor) throw new AppError("FACTOR_REQUIRED");
  return user;
}

/** What stays open to somebody who still has to set up a second factor: to do it, and to leave. */
const isOpenWithoutFactor = (access: Exclude<Access, "public">): boolean =>
  access === "session" || (typeof access === "object" && access.pages.includes(factorPage));

/** Who calls, if they may. Throws UNAUTHENTICATED, FACTOR_REQUIRED or FORBIDDEN. */
function requireCaller(user: CurrentUser | undefined, access: Exclude<Access, "public">): CurrentUser {
  const caller = user && isOpenWithoutFactor(access) ? user : requireUser(user);
  requireAccess(caller, access);
  return caller;
}

/** Answers a call of people who are signed in; `run` gets checked input and returns what the definition promises. */
export function handle<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Endpoint<P, Q, B, A, Exclude<Access, "public">>,
  run: (call: Call<P, Q, B, CurrentUser>) => Promise<z.input<A>>,
): Route {
  return {
    definition,
    async serve(raw) {
      const user = requireCaller(raw.user, definition.access);
      await readForm(definition, raw.req, raw.res);
      raw.res.json(await run(readCall(definition, raw, user)));
    },
  };
}

/** Answers a call that is open to everybody. */
export function handlePublic<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Endpoint<P, Q, B, A, "public">,
  run: (call: Call<P, Q, B, CurrentUser | undefined>) => Promise<z.input<A>>,
): Route {
  return {
    definition,
    async serve(raw) {
      await readForm(definition, raw.req, raw.res);
      raw.res.json(await run(readCall(definition, raw, raw.user)));
    },
  };
}

/** Answers what visitors do about accounts, a few of them at a time. */
export const handleVisitor = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Endpoint<P, Q, B, A, "public">,
  run: (call: Call<P, Q, B, CurrentUser | undefined>) => Promise<z.input<A>>,
): Route => handlePublic(definition, (call) => takeTurn(call.request, () => run(call)));

/** A file to send: PDF, csv, picture. */
export interface Download {
  readonly filename: string;
  readonly type: string;
  /** Of pieces the next one is asked for when the one before has gone. */
  readonly body: Buffer | NodeJS.ReadableStream | AsyncIterable<Buffer>;
  /** Shown in the browser instead of saved. */
  readonly inline?: boolean;
}

/** Sends the bytes of a file as they come; a receiver who goes away ends their making. */
export async function sendBody(res: Response, { body }: Download): Promise<void> {
  if (Buffer.isBuffer(body)) res.end(body);
  else await pipeline(body, res);
}

/** Sends a file under its name. */
export async function send(res: Response, download: Download): Promise<void> {
  res.attachment(download.filename);
  if (download.inline) res.setHeader("Content-Disposition", `inline; filename="${download.filename}"`);
  res.type(download.type);
  await sendBody(res, download);
}

/** Answers a call that is open to everybody with a file. */
export function handlePublicDownload<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  definition: Endpoint<P, Q, B, A, "public">,
  run: (call: Call<P, Q, B, CurrentUser | undefined>) => Promise<Download>,
): Route {
  return {
    definition,
    async serve(raw) {
      await send(raw.res, await run(readCall(definition, raw, raw.user)));
    },
  };
}

/** Answers a call with a file. */
export function handleDownload<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Endpoint<P, Q, B, A, Exclude<Access, "public">>,
  run: (call: Call<P, Q, B, CurrentUser>) => Promise<Download>,
): Route {
  return {
    definition,
    async serve(raw) {
      const user = requireCaller(raw.user, definition.access);
      await send(raw.res, await run(readCall(definition, raw, user)));
    },
  };
}

/** Answers a call with what goes on until one of both ends it; `run` opens the answer. */
export function handleEvents<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Endpoint<P, Q, B, A, Exclude<Access, "public">>,
  run: (call: Call<P, Q, B, CurrentUser>, answer: Response) => void,
): Route {
  return {
    definition,
    async serve(raw) {
      const user = requireCaller(raw.user, definition.access);
      run(readCall(definition, raw, user), raw.res);
    },
  };
}
