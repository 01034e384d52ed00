import type { RequestHandler } from "express";

/** Milliseconds in which a body that is kept in memory has to be there. */
const bodyTime = 20_000;

/** Reads a body, and cuts off whoever sends it a byte at a time. */
export const inTime =
  (read: RequestHandler): RequestHandler =>
  (req, res, next) => {
    const timer = setTimeout(() => req.destroy(), bodyTime);
    read(req, res, (error: unknown) => {
      clearTimeout(timer);
      next(error);
    });
  };
