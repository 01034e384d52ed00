import { jpeg, upload } from "../uploads.ts";
import { sceneOf } from "./scene.ts";
import { post, type WritingCall } from "./writing-call.ts";

const trx = "trx_penginapan";

/** A message as a device sends it. */
export const message = (isi: string, berkas: readonly number[] = []) => ({ kunci: crypto.randomUUID(), isi, berkas });

export const threadWrites: readonly WritingCall[] = [
  {
    operation: "post /trx_penginapan/tulispercakapan/{id}",
    what: "with a picture",
    again: "same",
    async prepare(stage) {
      const { record, customer } = await sceneOf(stage, 10);
      const picture = { content: await jpeg(40, 30) };
      const { body } = await upload(stage.app, customer, [picture], "document").expect(200);
      return post(customer, `${trx}/tulispercakapan/${record.id}`, message("Apakah ada kasur?", [body.berkasid]));
    },
  },
  {
    operation: "post /trx_penginapan/bacapercakapan/{id}",
    again: "same",
    async prepare(stage) {
      const { record, customer } = await sceneOf(stage, 10);
      const address = `${trx}/tulispercakapan/${record.id}`;
      const { body } = await customer.post(address, message("Apakah ada kasur?")).expect(200);
      return post(stage.cast.manager, `${trx}/bacapercakapan/${record.id}`, { sampai: body.records[0].id });
    },
  },
];
