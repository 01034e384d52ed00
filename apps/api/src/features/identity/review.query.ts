import {
  type ReviewQueue,
  reviewLimit,
  type WaitingAccount,
} from "@retribusi/contract/features/identity/review.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { maskIdentity } from "../../lib/mask-identity.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { presentRequest, requestParts } from "./role-request.query.ts";

/** Accounts are reviewed by who sees all of them; a page held beside another role opens an empty queue. */
const seesAll = (user: CurrentUser): boolean => scope(user, "userdata").rows === "all";

/** Throws NOT_FOUND for whoever doesn't see the accounts of others: the answer tells nothing about them. */
export function requireReviewer(user: CurrentUser): void {
  if (!seesAll(user)) throw new AppError("NOT_FOUND");
}

const waiting = { statusakun: accountStatus.waiting } as const;
const open = { keadaan: "menunggu" } as const;

const held = {
  select: { roles: { select: { name: true } } },
  orderBy: [{ urutan: "asc" }, { role_id: "asc" }],
} as const satisfies Prisma.userdata$model_has_rolesArgs;

const accountParts = {
  userid: true,
  versi: true,
  username: true,
  fullname: true,
  email: true,
  emailterverifikasi: true,
  notelp: true,
  alamat: true,
  noidentitas: true,
  jenisakun: true,
  namaorganisasi: true,
  nib: true,
  kelompoktarif: true,
  date_created: true,
  berkas_suratorganisasi: { select: { namaasli: true } },
  model_has_roles: held,
} as const satisfies Prisma.userdataSelect;

type AccountRow = Prisma.userdataGetPayload<{ select: typeof accountParts }>;

const presentAccount = ({ berkas_suratorganisasi, model_has_roles, ...row }: AccountRow): WaitingAccount => ({
  ...row,
  noidentitas: row.noidentitas && maskIdentity(row.noidentitas),
  emailterverifikasi: row.emailterverifikasi?.toISOString() ?? null,
  date_created: row.date_created.toISOString(),
  surat: berkas_suratorganisasi?.namaasli ?? null,
  peran: model_has_roles.map(({ roles }) => roles.name),
});

const openParts = {
  ...requestParts,
  userdata_userid: {
    select: { userid: true, username: true, fullname: true, email: true, statusakun: true, model_has_roles: held },
  },
} as const satisfies Prisma.permintaan_peranInclude;

type OpenRow = Prisma.permintaan_peranGetPayload<{ include: typeof openParts }>;

function presentOpen(row: OpenRow, user: CurrentUser) {
  const { model_has_roles, ...person } = row.userdata_userid;
  return {
    ...presentRequest(row),
    ...person,
    dipegang: model_has_roles.map(({ roles }) => roles.name),
    sendiri: person.userid === user.userid,
  };
}

export async function countReviews(tx: Transaction, user: CurrentUser) {
  if (!seesAll(user)) return { num: 0, akun: 0, permintaan: 0 };
  const akun = await tx.userdata.count({ where: waiting });
  const permintaan = await tx.permintaan_peran.count({ where: open });
  return { num: akun + permintaan, akun, permintaan };
}

export async function getReviewQueue(tx: Transaction, user: CurrentUser): Promise<ReviewQueue> {
  const { akun: jumlahakun, permintaan: jumlahpermintaan } = await countReviews(tx, user);
  if (!seesAll(user)) return { akun: [], jumlahakun, permintaan: [], jumlahpermintaan };
  const accounts = await tx.userdata.findMany({
    where: waiting,
    select: accountParts,
    orderBy: { userid: "asc" },
    take: reviewLimit,
  });
  const requests = await tx.permintaan_peran.findMany({
    where: open,
    include: openParts,
    orderBy: { id: "asc" },
    take: reviewLimit,
  });
  return {
    akun: accounts.map(presentAccount),
    jumlahakun,
    permintaan: requests.map((row) => presentOpen(row, user)),
    jumlahpermintaan,
  };
}
