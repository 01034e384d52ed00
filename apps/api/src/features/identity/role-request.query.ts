import type { OwnRequests, RoleRequest } from "@retribusi/contract/features/identity/role-request.endpoints";
import { askableFor } from "@retribusi/contract/features/identity/role-request.rules";
import type { Prisma } from "@retribusi/db/generated/client";
import type { Transaction } from "../../lib/transaction.ts";

export const requestParts = {
  roles: { select: { name: true } },
  tbl_pemda: { select: { pemdaname: true } },
  tbl_skpd: { select: { skpdname: true } },
  tbl_kelompokpengelola: { select: { pengelolaname: true } },
} as const satisfies Prisma.permintaan_peranInclude;

type RequestRow = Prisma.permintaan_peranGetPayload<{ include: typeof requestParts }>;

/** A request as it is read, by who asked and by who decides. */
export const presentRequest = (row: RequestRow): RoleRequest => ({
  id: row.id,
  peran: row.roles.name,
  pemdaname: row.tbl_pemda?.pemdaname ?? null,
  skpdname: row.tbl_skpd?.skpdname ?? null,
  pengelolaname: row.tbl_kelompokpengelola?.pengelolaname ?? null,
  alasan: row.alasan,
  keadaan: row.keadaan,
  date_created: row.date_created.toISOString(),
  tglputus: row.tglputus?.toISOString() ?? null,
  alasanputus: row.alasanputus,
});

/** Names of a user's roles, in order. */
export async function rolesOf(tx: Pick<Transaction, "model_has_roles">, userid: number): Promise<string[]> {
  const held = await tx.model_has_roles.findMany({
    where: { model_id: userid },
    orderBy: [{ urutan: "asc" }, { role_id: "asc" }],
    select: { roles: { select: { name: true } } },
  });
  return held.map(({ roles }) => roles.name);
}

/** A look back that is long enough to find an answer again. */
const shown = 10;

export async function getOwnRequests(
  tx: Pick<Transaction, "permintaan_peran" | "model_has_roles">,
  userid: number,
): Promise<OwnRequests> {
  const rows = await tx.permintaan_peran.findMany({
    where: { userid },
    include: requestParts,
    orderBy: { id: "desc" },
    take: shown,
  });
  return { permintaan: rows.map(presentRequest), peran: askableFor(await rolesOf(tx, userid)) };
}

const most = 1000;

interface Within {
  readonly pemdaid?: number | undefined;
  readonly skpdid?: number | undefined;
}

/**
 * Where a role may work: the names of all regions, of the agencies of one, and of the manager groups of one. They are public (the catalogue
 * names them), and who asks for a role has no rows of them yet.
 */
export async function listRolePlaces(tx: Transaction, { pemdaid, skpdid }: Within) {
  const regions = await tx.tbl_pemda.findMany({ orderBy: { pemdaname: "asc" }, take: most });
  const agencies = pemdaid
    ? await tx.tbl_skpd.findMany({ where: { idpemda: pemdaid }, orderBy: { skpdname: "asc" }, take: most })
    : [];
  const groups = skpdid
    ? await tx.tbl_kelompokpengelola.findMany({
        where: { idskpd: skpdid },
        orderBy: { pengelolaname: "asc" },
        take: most,
      })
    : [];
  return {
    pemdaid: regions.map(({ idpemda, pemdaname }) => ({ value: idpemda, label: pemdaname })),
    skpdid: agencies.map(({ idskpd, skpdname }) => ({ value: idskpd, label: skpdname })),
    pengelolaid: groups.map((group) => ({ value: group.pengelolaid, label: group.pengelolaname })),
  };
}
