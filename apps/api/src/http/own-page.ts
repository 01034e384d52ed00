import type { RequestHandler } from "express";
import { AppError } from "../lib/app-error.ts";

/**
 * Lets through what a script of our own pages asks for, or a program. A browser says of each request which site it comes from and what it
 * is for; a link, a picture or another site is refused. For what changes something and is asked for by GET. Throws FORBIDDEN.
 */
export const fromOwnPage: RequestHandler = (req, _res, next) => {
  const isOwn = (req.get("Sec-Fetch-Site") ?? "same-origin") === "same-origin";
  const isScript = (req.get("Sec-Fetch-Dest") ?? "empty") === "empty";
  if (!isOwn || !isScript) throw new AppError("FORBIDDEN");
  next();
};
