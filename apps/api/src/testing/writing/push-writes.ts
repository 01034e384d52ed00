import { makePushKeys } from "../../features/push/push-key.ts";
import { createBrowser } from "../push-service.ts";
import type { TestApp } from "../test-app.ts";
import { post, remove, type WritingCall } from "./writing-call.ts";

const wishIn = async ({ deps: { db, env } }: TestApp) => {
  await makePushKeys(db, env, { renew: true });
  return createBrowser({ origin: "https://fcm.googleapis.com" }).wish;
};

export const pushWrites: readonly WritingCall[] = [
  {
    operation: "post /account/push",
    again: "same",
    prepare: async ({ app }) => post(await app.as("nasabah"), "account/push", await wishIn(app)),
  },
  {
    operation: "delete /account/push/{id}",
    again: "same",
    async prepare({ app }) {
      const caller = await app.as("nasabah");
      const { body } = await caller.post("account/push", await wishIn(app)).expect(200);
      return remove(caller, `account/push/${body.record.id}`);
    },
  },
];
