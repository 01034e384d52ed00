import { readLive } from "@retribusi/contract/features/live/live.endpoints";
import { handleEvents, type Route } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import { hubOf } from "./hub.ts";

/** What changes among what somebody may see, as it happens. */
export const liveRoutes: readonly Route[] = [
  handleEvents(readLive, ({ deps, user, request: { token } }, answer) => {
    if (token === undefined) throw new AppError("UNAUTHENTICATED");
    hubOf(deps).connect(user, token, answer);
  }),
];
