import { mostMessages } from "@retribusi/contract/features/booking/booking.thread";
import { sceneOf } from "../writing/scene.ts";
import { message } from "../writing/thread-writes.ts";
import { post } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

const trx = "trx_penginapan";

export const threadPairs: readonly RacingPair[] = [
  {
    name: "two devices of one person write the last message that an hour has room for",
    async prepare(stage) {
      const { record, customer } = await sceneOf(stage, 10);
      const { userid } = customer;
      const row = { bookingid: record.id, userid, peran: "nasabah", isi: "Halo" };
      await stage.app.deps.db.prisma.percakapan.createMany({
        data: Array.from({ length: mostMessages.hour - 1 }, () => ({ ...row, kunci: crypto.randomUUID() })),
      });
      const address = `${trx}/tulispercakapan/${record.id}`;
      return both(post(customer, address, message("Ini")), post(customer, address, message("Itu")));
    },
  },
  {
    name: "a message is read while another one comes",
    async prepare(stage) {
      const { record, customer } = await sceneOf(stage, 10);
      const address = `${trx}/tulispercakapan/${record.id}`;
      const { body } = await customer.post(address, message("Ini")).expect(200);
      const read = { sampai: body.records[0].id };
      return both(
        post(customer, address, message("Itu")),
        post(stage.cast.manager, `${trx}/bacapercakapan/${record.id}`, read),
      );
    },
  },
];
