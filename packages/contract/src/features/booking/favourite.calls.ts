import { defineCall } from "../../define/call.ts";

/** Objects that one person keeps, on a device or in an account. */
export const mostFavourites = 100;

/** Apart from the catalogue's other calls: nobody waits for them before the first page. */
export const favouriteCalls = {
  cards: defineCall({ method: "get", path: "catalogue_favorit" }),
  list: defineCall({ method: "get", path: "favorit" }),
  keep: defineCall({ method: "post", path: "favorit" }),
  drop: defineCall({ method: "delete", path: "favorit/:objectid" }),
} as const;
