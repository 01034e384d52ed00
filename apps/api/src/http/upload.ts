import { randomUUID } from "node:crypto";
import type { Access, Endpoint, Upload } from "@retribusi/contract/define/endpoint";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import type { Request, Response } from "express";
import multer from "multer";
import type { z } from "zod";
import type { CurrentUser } from "../access/current-user.ts";
import { requireAccess } from "../access/permissions.ts";
import { AppError } from "../lib/app-error.ts";
import type { Deps } from "../lib/deps.ts";
import { Line, LineFullError, type Who } from "../lib/line.ts";
import { closedSignal } from "../lib/request.ts";
import { addressed, type RequestFacts, type Route, requireUser } from "./endpoint.ts";

/** A file as it arrived in the temporary folder, where it stays as long as the call; its name is only what the sender says. */
export interface Arrival {
  readonly name: string;
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** What is known before anything of a file is read. */
export interface UploadRequest<P = unknown> {
  readonly params: P;
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly request: RequestFacts;
}

export interface UploadCall<P = unknown> extends UploadRequest<P> {
  /** At least one. */
  readonly files: readonly Arrival[];
}

/** Uploads that one process receives at the same time; whoever waits sends nothing yet. */
const receiving = new Line({ atOnce: 16, perPerson: 3, waiting: 100, waitingPerPerson: 10 });
/** Visitors have a line of their own and are no one's hindrance who is signed in. */
const receivingVisitors = new Line({ atOnce: 8, perPerson: 3, waiting: 50, waitingPerPerson: 10 });

const largest = ({ megabytes = uploadLimits.megabytes }: Upload): number => megabytes;

function toAppError(error: unknown, expected: Upload): unknown {
  const { field, files } = expected;
  if (!(error instanceof multer.MulterError)) {
    // The form is the caller's, the disk that it can't be written to is ours.
    if (error instanceof Error && "syscall" in error) return new AppError("UPLOAD_FAILED", { cause: error });
    return error instanceof Error ? new AppError("INVALID_REQUEST") : error;
  }
  if (error.code === "LIMIT_FILE_SIZE") return new AppError("TOO_LARGE", { values: { max: largest(expected) } });
  const isOver = error.code === "LIMIT_FILE_COUNT" || (error.code === "LIMIT_UNEXPECTED_FILE" && error.field === field);
  return isOver ? new AppError("TOO_MANY_FILES", { values: { max: files } }) : new AppError("INVALID_REQUEST");
}

interface Form {
  /** Where the files are written, piece by piece. */
  readonly folder: string;
  readonly req: Request;
  readonly res: Response;
  readonly admit?: Admit;
}

/** Asked before anything of a file is read, when the fields that stand before it are known; throws what refuses it. */
type Admit = () => Promise<void>;

function parseForm({ folder, req, res, admit = async () => undefined }: Form, expected: Upload) {
  const storage = multer.diskStorage({
    destination: folder,
    filename: (_req, _file, done) => done(null, randomUUID()),
  });
  const parse = multer({
    storage,
    defParamCharset: "utf8",
    limits: { fileSize: largest(expected) * 1024 * 1024, fields: 20, fieldSize: 10_000, parts: 30 },
    fileFilter: (_req, _file, done) => {
      admit().then(() => done(null, true), done);
    },
  }).array(expected.field, expected.files);
  return new Promise<readonly Express.Multer.File[]>((resolve, reject) => {
    // Whoever goes away in the middle ends it; afterwards this says nothing more.
    closedSignal(res).addEventListener("abort", () => reject(new AppError("INVALID_REQUEST")));
    parse(req, res, (error: unknown) => {
      if (error) return reject(toAppError(error, expected));
      return resolve(Array.isArray(req.files) ? req.files : []);
    });
  });
}

async function takeTurn(line: Line, who: Who, res: Response): Promise<() => void> {
  try {
    return await line.take({ who, signal: closedSignal(res) });
  } catch (error) {
    throw error instanceof LineFullError ? new AppError("BUSY") : error;
  }
}

const arrived = (files: readonly Express.Multer.File[]): Arrival[] =>
  files.map(({ originalname, path, size }) => ({ name: originalname, path, size }));

/** Receives the files of a form when its turn has come. Throws NO_FILE without any, BUSY when too many wait. */
export async function receiveFiles(
  { user, ...form }: Form & { readonly user: CurrentUser },
  expected: Upload,
): Promise<Arrival[]> {
  const end = await takeTurn(receiving, user.userid, form.res);
  try {
    const files = await parseForm(form, expected);
    if (files.length === 0) throw new AppError("NO_FILE");
    return arrived(files);
  } finally {
    end();
  }
}

/**
 * Answers a call whose declaration has an upload; nothing is read before the caller is known and `admit`, which throws what refuses
 * them, lets them through. The files are gone before the answer is told.
 */
export function handleUpload<P extends z.ZodType, A extends z.ZodType>(
  definition: Endpoint<P, z.ZodType, z.ZodType, A, Exclude<Access, "public">>,
  admit: (request: UploadRequest<z.output<P>>) => Promise<void> | void,
  run: (call: UploadCall<z.output<P>>) => Promise<z.input<A>>,
): Route {
  const expected = definition.upload;
  if (!expected) throw new Error(`${definition.path} declares no upload`);
  return {
    definition,
    async serve({ deps, req, res, request, user: caller }) {
      const user = requireUser(caller);
      requireAccess(user, definition.access);
      const asked = { deps, user, request, params: addressed(definition.params, req.params) };
      await admit(asked);
      const answer = await deps.temporary.within(async (folder) => {
        const files = await receiveFiles({ user, folder, req, res }, expected);
        return run({ ...asked, files });
      });
      res.json(answer);
    },
  };
}

/** Receives a visitor's form, with or without files, when its turn has come. Throws BUSY when too many wait. */
export async function receiveVisitorFiles(
  { who, ...form }: Form & { readonly who: string; readonly admit: Admit },
  expected: Upload,
): Promise<Arrival[]> {
  const end = await takeTurn(receivingVisitors, who, form.res);
  try {
    return arrived(await parseForm(form, expected));
  } finally {
    end();
  }
}
