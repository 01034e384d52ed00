import { post, remove, type WritingCall } from "./writing-call.ts";

export const calendarWrites: readonly WritingCall[] = [
  {
    operation: "post /account/kalender",
    // Another address, which ends the first one.
    again: "another",
    prepare: async ({ app }) => post(await app.as("nasabah"), "account/kalender", { jenis: "orang" }),
  },
  {
    operation: "delete /account/kalender/{id}",
    again: "same",
    async prepare({ app }) {
      const caller = await app.as("nasabah");
      const { body } = await caller.post("account/kalender", { jenis: "orang" }).expect(200);
      return remove(caller, `account/kalender/${body.record.id}`);
    },
  },
];
