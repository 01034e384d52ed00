import { searchHeader } from "@retribusi/contract/define/header";
import type { RequestHandler } from "express";

/** What is searched for may come in a header, and is then no part of the address; everything behind reads it as `search` of the query. */
export const readSearchHeader: RequestHandler = (req, _res, next) => {
  const sent = req.get(searchHeader);
  // Express reads the query anew each time it is asked for.
  if (sent !== undefined) {
    Object.defineProperty(req, "query", { value: { ...req.query, search: decodeURIComponent(sent) } });
  }
  next();
};
