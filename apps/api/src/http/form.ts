import type { AnyEndpoint } from "@retribusi/contract/define/endpoint";
import type { Request, RequestHandler, Response } from "express";
import { urlencoded } from "express";
import multer from "multer";
import { AppError } from "../lib/app-error.ts";

const readers: readonly RequestHandler[] = [
  urlencoded({ extended: false, limit: "100kb" }),
  multer({ limits: { fields: 20, parts: 20, files: 0, fieldNameSize: 100, fieldSize: 10_000 } }).none(),
];

/** Reads the fields of a form where the call takes one; each reader leaves other kinds of bodies alone. */
export async function readForm({ form }: AnyEndpoint, req: Request, res: Response): Promise<void> {
  if (!form) return;
  for (const read of readers) {
    await new Promise<void>((resolve, reject) => {
      void read(req, res, (error: unknown) => (error ? reject(new AppError("INVALID_REQUEST")) : resolve()));
    });
  }
}
