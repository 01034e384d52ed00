import type { EntityName } from "@retribusi/contract/access/entities";
import { asked } from "../writing/account-writes.ts";
import { added, sampleOf } from "../writing/record-writes.ts";
import { post, remove, type WritingStage } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

/** A record of an agency, which others may refer to. */
async function agency(stage: WritingStage) {
  const { id, versi } = await added("tbl_skpd", stage);
  const { superuser } = stage.cast;
  return {
    idskpd: Number(id),
    edit: (write: object) => post(superuser, `tbl_skpd/edit/${id}`, { versi, ...write }),
    remove: remove(superuser, `tbl_skpd/delete/${id}`),
  };
}

const sample = async (name: EntityName, stage: WritingStage) => (await sampleOf(name, stage)).body;

export const recordPairs: readonly RacingPair[] = [
  {
    name: "two people edit one record",
    async prepare(stage) {
      const { edit } = await agency(stage);
      return both(edit({ alamat: "Jl. Satu No. 1" }), edit({ alamat: "Jl. Dua No. 2" }));
    },
  },
  {
    name: "a record is edited and deleted",
    // An edited record that is deleted before it is read again is not found, which is true by then.
    answeredLater: 0,
    async prepare(stage) {
      const { edit, remove: gone } = await agency(stage);
      return both(edit({ alamat: "Jl. Satu No. 1" }), gone);
    },
  },
  {
    name: "an account is blocked and its password is reset",
    // Whoever resets it first ends the screen from which it is blocked, and a reset never unblocks anybody.
    async prepare(stage) {
      const { id, versi } = await added("userdata", stage);
      const block = { versi, statusakun: 2, alasanstatus: "Dipakai orang lain" };
      const { superuser } = stage.cast;
      return both(
        post(superuser, `userdata/edit/${id}`, block),
        post(superuser, `userdata/resetpassword/${id}`, { wajibganti: true }),
      );
    },
  },
  {
    name: "a record is deleted and another one refers to it",
    async prepare(stage) {
      const { idskpd, remove: gone } = await agency(stage);
      const body = { ...(await sample("tbl_jnspenerimaan", stage)), idskpd };
      return both(gone, post(stage.cast.superuser, "tbl_jnspenerimaan/add", body));
    },
  },
  {
    name: "two people add the same record",
    async prepare(stage) {
      const send = post(stage.cast.superuser, "tbl_skpd/add", await sample("tbl_skpd", stage));
      return both(send, send);
    },
  },
  {
    name: "two people decide about a role that was asked for",
    async prepare(stage) {
      const { id } = await asked(stage);
      const path = `userdata/peninjauan/peran/${id}`;
      const refusal = { putusan: "tolak", alasan: "Bukan petugas bank." };
      const other = await stage.app.as("superuser");
      return both(post(stage.cast.superuser, path, { putusan: "setuju" }), post(other, path, refusal));
    },
  },
  {
    name: "the asker takes the wish for a role back and it is granted",
    async prepare(stage) {
      const { asker, id } = await asked(stage);
      const grant = post(stage.cast.superuser, `userdata/peninjauan/peran/${id}`, { putusan: "setuju" });
      return both(post(asker, "account/peran/tarik", { id }), grant);
    },
  },
];
