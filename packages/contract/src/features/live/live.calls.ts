import { defineCall } from "../../define/call.ts";

/** What changes, as it happens. */
export const liveCall = defineCall({ method: "get", path: "live" });
export const liveType = "text/event-stream";

/** Names of the events of the stream. */
export const liveEvents = ["booking", "inbox", "replaced"] as const;
export type LiveEvent = (typeof liveEvents)[number];

/** Longest silence of a stream that is alive, in seconds: what is silent for longer is lost. */
export const longestSilence = 25;
