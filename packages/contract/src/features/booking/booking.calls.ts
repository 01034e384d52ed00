import { defineCall } from "../../define/call.ts";

/** The catalogue's calls. */
export const catalogueCalls = {
  search: defineCall({ method: "get", path: "catalogue" }),
  places: defineCall({ method: "get", path: "catalogue_places" }),
  object: defineCall({ method: "get", path: "catalogue/:objectid" }),
  calendar: defineCall({ method: "get", path: "catalogue/:objectid/calendar" }),
  hours: defineCall({ method: "get", path: "catalogue/:objectid/hours" }),
  quote: defineCall({ method: "post", path: "catalogue/:objectid/quote" }),
} as const;

/** What somebody keeps to find it again. */
export const favouriteCalls = {
  cards: defineCall({ method: "get", path: "catalogue_favorit" }),
  list: defineCall({ method: "get", path: "favorit" }),
  keep: defineCall({ method: "post", path: "favorit" }),
  drop: defineCall({ method: "delete", path: "favorit/:objectid" }),
} as const;
