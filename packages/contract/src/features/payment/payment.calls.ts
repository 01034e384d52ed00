import { defineCall } from "../../define/call.ts";

export const checkReceiptCall = defineCall({ method: "get", path: "check/:code" });
