import { EventEmitter } from "node:events";
import { type RunningRequest, runRequest } from "../lib/request.ts";

/** Loaded into a process of the API: at a word of the test it makes an error that nobody catches. */
process.on("message", (word) => {
  if (word === "reject") void Promise.reject(new Error("planted rejection"));
  if (word !== "throw") return;
  const request: RunningRequest = {
    id: "00000000-0000-4000-8000-000000000000",
    method: "GET",
    path: "/planted",
    statements: 0,
    saved: false,
    trail: new Map(),
  };
  runRequest(request, new EventEmitter(), () =>
    setTimeout(() => {
      throw new Error("planted exception");
    }, 0),
  );
});
process.channel?.unref();
