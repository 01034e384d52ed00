import type { Access, Endpoint, Upload } from "@retribusi/contract/define/endpoint";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import type { Request, Response } from "express";
import multer from "multer";
import type { z } from "zod";
import type { CurrentUser } from "../access/current-user.ts";
import { requireAccess } from "../access/permissions.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "./app-error.ts";
import { type RequestFacts, type Route, requireUser } from "./endpoint.ts";

/** A file as it arrived; its name and type are only what the sender says. */
export interface Arrival {
  readonly name: string;
  readonly content: Buffer;
}

export interface UploadCall {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly request: RequestFacts;
  /** At least one. */
  readonly files: readonly Arrival[];
}

function toAppError(error: unknown, { field, files }: Upload): unknown {
  if (!(error instanceof multer.MulterError)) return error instanceof Error ? new AppError("INVALID_REQUEST") : error;
  if (error.code === "LIMIT_FILE_SIZE") return new AppError("TOO_LARGE", { values: { max: uploadLimits.megabytes } });
  const isOver = error.code === "LIMIT_FILE_COUNT" || (error.code === "LIMIT_UNEXPECTED_FILE" && error.field === field);
  return isOver ? new AppError("TOO_MANY_FILES", { values: { max: files } }) : new AppError("INVALID_REQUEST");
}

function receive(req: Request, res: Response, expected: Upload): Promise<readonly Arrival[]> {
  const parse = multer({
    storage: multer.memoryStorage(),
    defParamCharset: "utf8",
    limits: { fileSize: uploadLimits.megabytes * 1024 * 1024, fields: 10, fieldSize: 10_000, parts: 20 },
  }).array(expected.field, expected.files);
  return new Promise((resolve, reject) => {
    parse(req, res, (error: unknown) => {
      if (error) return reject(toAppError(error, expected));
      const files = Array.isArray(req.files) ? req.files : [];
      return resolve(files.map(({ originalname, buffer }) => ({ name: originalname, content: buffer })));
    });
  });
}

/** Answers a call whose declaration has an upload; nothing is read before the caller is known. Throws NO_FILE without any. */
export function handleUpload<A extends z.ZodType>(
  definition: Endpoint<z.ZodType, z.ZodType, z.ZodType, A, Exclude<Access, "public">>,
  run: (call: UploadCall) => Promise<z.input<A>>,
): Route {
  const expected = definition.upload;
  if (!expected) throw new Error(`${definition.path} declares no upload`);
  return {
    definition,
    async serve({ deps, req, res, request, user: caller }) {
      const user = requireUser(caller);
      requireAccess(user, definition.access);
      const files = await receive(req, res, expected);
      if (files.length === 0) throw new AppError("NO_FILE");
      res.json(await run({ deps, user, request, files }));
    },
  };
}
