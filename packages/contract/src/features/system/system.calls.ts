import { defineCall } from "../../define/call.ts";

export const organisationCall = defineCall({ method: "get", path: "system/organisation" });
