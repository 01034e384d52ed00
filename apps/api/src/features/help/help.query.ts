import type { HelpText, helpContacts } from "@retribusi/contract/features/help/help.endpoints";
import type { Database } from "@retribusi/db/client";
import type { z } from "zod";
import { cleanRichText } from "../../records/sanitise.ts";

/** Managers in one answer; a region has fewer. */
const mostContacts = 300;

/** Rich text is cleaned where it is written; here once more, for rows that came another way. */
const cleaned = (html: string | null) => (html === null ? null : cleanRichText(html));

/** Every text in the order in which it is read: the parts in the order of their declaration, which is that of the column. */
export async function listHelpTexts({ prisma }: Database): Promise<{ records: HelpText[] }> {
  const rows = await prisma.bantuan.findMany({ orderBy: [{ bagian: "asc" }, { urutan: "asc" }, { id: "asc" }] });
  const records = rows.map(({ id, bagian, judul, isi, judulen, isien, date_updated }) => ({
    ...{ id, bagian, judul, judulen, isi: cleanRichText(isi), isien: cleaned(isien) },
    date_updated: date_updated.toISOString(),
  }));
  return { records };
}

/** Groups that let something: whoever has nothing on offer is no help to a citizen. */
const letting = { mst_objectretribusi: { some: { statusobject: 1, tarif: { not: null } } } };

const named = {
  tbl_skpd: { select: { skpdname: true, alamat: true } },
  tbl_pemda: { select: { pemdaname: true, email: true } },
};

export async function listHelpContacts(
  { prisma }: Database,
  idpemda: number | undefined,
): Promise<z.output<typeof helpContacts.answer>> {
  const regions = await prisma.tbl_pemda.findMany({
    where: { tbl_kelompokpengelola: { some: letting } },
    select: { idpemda: true, pemdaname: true },
    orderBy: { pemdaname: "asc" },
  });
  const rows = await prisma.tbl_kelompokpengelola.findMany({
    where: { ...letting, ...(idpemda === undefined ? {} : { idpemda }) },
    include: named,
    orderBy: [{ tbl_pemda: { pemdaname: "asc" } }, { pengelolaname: "asc" }, { pengelolaid: "asc" }],
    take: mostContacts + 1,
  });
  const records = rows.slice(0, mostContacts).map(({ tbl_skpd, tbl_pemda, ...group }) => ({
    ...{ pengelolaid: group.pengelolaid, pengelolaname: group.pengelolaname, notelp: group.notelp },
    ...{ skpdname: tbl_skpd.skpdname, pemdaname: tbl_pemda.pemdaname, email: tbl_pemda.email },
    alamat: group.alamat ?? tbl_skpd.alamat,
  }));
  return { regions, records, hasMore: rows.length > mostContacts };
}
