import { defineCall } from "../../define/call.ts";

export const ratingsCall = defineCall({ method: "get", path: "catalogue/:objectid/penilaian" });
