import type { TestApp } from "../test-app.ts";
import { post, type WritingCall } from "./writing-call.ts";

/** Somebody to whom so much was told, with the ids in the order of telling. */
export async function readerOf(app: TestApp, count: number) {
  const caller = await app.as("nasabah");
  const { inbox } = app.deps.db.prisma;
  const { userid } = caller;
  const judul = "Pesanan diterima";
  await inbox.createMany({ data: Array.from({ length: count }, (_, at) => ({ userid, judul, isi: `Kabar ${at}` })) });
  const rows = await inbox.findMany({ where: { userid }, select: { id: true }, orderBy: { id: "asc" } });
  return { caller, ids: rows.map(({ id }) => id) };
}

export const inboxWrites: readonly WritingCall[] = [
  {
    operation: "post /inbox/dibaca",
    what: "some",
    again: "same",
    async prepare({ app }) {
      const { caller, ids } = await readerOf(app, 3);
      return post(caller, "inbox/dibaca", { ids: ids.slice(1) });
    },
  },
  {
    operation: "post /inbox/dibaca",
    what: "all",
    again: "same",
    async prepare({ app }) {
      const { caller, ids } = await readerOf(app, 3);
      return post(caller, "inbox/dibaca", { sampai: ids.at(-1) });
    },
  },
];
