import { defineCall } from "../../define/call.ts";

/** Apart from the catalogue's other calls: nobody waits for it before the first page. */
export const mapCall = defineCall({ method: "get", path: "catalogue_map" });

/** So many objects are put on a map at once. */
export const mostOnMap = 500;
