import { defineCall } from "../../define/call.ts";

/** Apart from the catalogue's other calls: nobody waits for it before the first page. */
export const suggestionsCall = defineCall({ method: "get", path: "catalogue_suggestions" });
