import { ratingScene } from "../writing/rating-writes.ts";
import { post } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

export const ratingPairs: readonly RacingPair[] = [
  {
    name: "a sentence is published while its writer changes it",
    async prepare(stage) {
      const { id, rate } = await ratingScene(stage, { isi: "Ternyata bising" });
      const diubah = new Date();
      const row = { bookingid: id, bintang: 5, isi: "Tenang sekali", diubah };
      await stage.app.deps.db.prisma.penilaian.create({ data: row });
      return both(rate, post(stage.cast.superuser, `penilaian/tampil/${id}`, { tampil: true, diubah }));
    },
  },
];
