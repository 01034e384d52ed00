import { makePushKeys } from "../../features/push/push-key.ts";
import { createBrowser } from "../push-service.ts";
import type { TestApp } from "../test-app.ts";
import { post, remove } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

const wishIn = async ({ deps: { db, env } }: TestApp) => {
  await makePushKeys(db, env, { renew: true });
  return createBrowser({ origin: "https://fcm.googleapis.com" }).wish;
};

export const pushPairs: readonly RacingPair[] = [
  {
    name: "two tabs of one browser switch it on",
    async prepare({ app }) {
      const [caller, wish] = [await app.as("nasabah"), await wishIn(app)];
      return both(post(caller, "account/push", wish), post(caller, "account/push", wish));
    },
  },
  {
    name: "a browser is switched on again and taken away",
    async prepare({ app }) {
      const [caller, wish] = [await app.as("nasabah"), await wishIn(app)];
      const { body } = await caller.post("account/push", wish).expect(200);
      return both(post(caller, "account/push", wish), remove(caller, `account/push/${body.record.id}`));
    },
  },
];
