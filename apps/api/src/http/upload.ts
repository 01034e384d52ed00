import type { Access, Endpoint, Upload } from "@retribusi/contract/define/endpoint";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import type { Request, Response } from "express";
import multer, { type StorageEngine } from "multer";
import type { z } from "zod";
import type { CurrentUser } from "../access/current-user.ts";
import { requireAccess } from "../access/permissions.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "./app-error.ts";
import { addressed, type RequestFacts, type Route, requireUser } from "./endpoint.ts";

/** A file as it arrived; its name and type are only what the sender says. */
export interface Arrival {
  readonly name: string;
  readonly content: Buffer;
}

export interface UploadCall<P = unknown> {
  readonly params: P;
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly request: RequestFacts;
  /** At least one. */
  readonly files: readonly Arrival[];
}

const largest = ({ megabytes = uploadLimits.megabytes }: Upload): number => megabytes;

function toAppError(error: unknown, expected: Upload): unknown {
  const { field, files } = expected;
  if (!(error instanceof multer.MulterError)) return error instanceof Error ? new AppError("INVALID_REQUEST") : error;
  if (error.code === "LIMIT_FILE_SIZE") return new AppError("TOO_LARGE", { values: { max: largest(expected) } });
  const isOver = error.code === "LIMIT_FILE_COUNT" || (error.code === "LIMIT_UNEXPECTED_FILE" && error.field === field);
  return isOver ? new AppError("TOO_MANY_FILES", { values: { max: files } }) : new AppError("INVALID_REQUEST");
}

function parseForm(req: Request, res: Response, expected: Upload, storage: StorageEngine) {
  const parse = multer({
    storage,
    defParamCharset: "utf8",
    limits: { fileSize: largest(expected) * 1024 * 1024, fields: 10, fieldSize: 10_000, parts: 20 },
  }).array(expected.field, expected.files);
  return new Promise<readonly Express.Multer.File[]>((resolve, reject) => {
    parse(req, res, (error: unknown) => {
      if (error) return reject(toAppError(error, expected));
      return resolve(Array.isArray(req.files) ? req.files : []);
    });
  });
}

async function receive(req: Request, res: Response, expected: Upload): Promise<readonly Arrival[]> {
  const files = await parseForm(req, res, expected, multer.memoryStorage());
  return files.map(({ originalname, buffer }) => ({ name: originalname, content: buffer }));
}

/** Receives one large file into the folder, piece by piece; answers with its name at the sender's and its place. Throws NO_FILE. */
export async function receiveInto(folder: string, req: Request, res: Response, expected: Upload) {
  const storage = multer.diskStorage({ destination: folder, filename: (_req, _file, done) => done(null, "arrival") });
  const [file] = await parseForm(req, res, expected, storage);
  if (!file) throw new AppError("NO_FILE");
  return { name: file.originalname, path: file.path };
}

/** Answers a call whose declaration has an upload; nothing is read before the caller is known. Throws NO_FILE without any. */
export function handleUpload<P extends z.ZodType, A extends z.ZodType>(
  definition: Endpoint<P, z.ZodType, z.ZodType, A, Exclude<Access, "public">>,
  run: (call: UploadCall<z.output<P>>) => Promise<z.input<A>>,
): Route {
  const expected = definition.upload;
  if (!expected) throw new Error(`${definition.path} declares no upload`);
  return {
    definition,
    async serve({ deps, req, res, request, user: caller }) {
      const user = requireUser(caller);
      requireAccess(user, definition.access);
      const params = addressed(definition.params, req.params);
      const files = await receive(req, res, expected);
      if (files.length === 0) throw new AppError("NO_FILE");
      res.json(await run({ deps, user, request, params, files }));
    },
  };
}
