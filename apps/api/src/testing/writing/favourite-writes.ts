import { post, remove, type WritingCall } from "./writing-call.ts";

/** An object as a device has kept it. */
export const favourite = (objectid: number) => ({
  ...{ objectid, namaobject: `Wisma ${objectid}`, jenisbooking: "penginapan", lokasikabkota: "Bandung" },
});

export const favouriteWrites: readonly WritingCall[] = [
  {
    operation: "post /favorit",
    // Told how many found no room, which is none both times.
    again: "same",
    prepare: async ({ app }) =>
      post(await app.as("nasabah"), "favorit", { records: [1, 2].map((objectid) => favourite(objectid)) }),
  },
  {
    operation: "delete /favorit/{objectid}",
    again: "same",
    async prepare({ app }) {
      const caller = await app.as("nasabah");
      await caller.post("favorit", { records: [favourite(1)] }).expect(200);
      return remove(caller, "favorit/1");
    },
  },
];
