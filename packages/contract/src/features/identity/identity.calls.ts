import { defineCall } from "../../define/call.ts";

export const logoutCall = defineCall({ method: "post", path: "auth/logout" });

export const currentUserCall = defineCall({ method: "get", path: "account/currentuserdata" });
