import type { AnyEntity } from "../define/entity.ts";
import { kunciBank } from "../features/bank/key.entity.ts";
import { pesanBank } from "../features/bank/message.entity.ts";
import { caraBayar } from "../features/bank/way.entity.ts";
import { alat } from "../features/booking/alat.entity.ts";
import { gedung } from "../features/booking/gedung.entity.ts";
import { penginapan } from "../features/booking/penginapan.entity.ts";
import { statusbooking } from "../features/booking/statusbooking.entity.ts";
import { kategoriobject } from "../features/catalog/kategoriobject.entity.ts";
import { kelompokpengelola } from "../features/catalog/kelompokpengelola.entity.ts";
import { objectretribusi } from "../features/catalog/objectretribusi.entity.ts";
import { bantuan } from "../features/help/help.entity.ts";
import { modelHasPermissions } from "../features/identity/model-has-permissions.entity.ts";
import { modelHasRoles } from "../features/identity/model-has-roles.entity.ts";
import { permissions } from "../features/identity/permissions.entity.ts";
import { roleHasPermissions } from "../features/identity/role-has-permissions.entity.ts";
import { rolesEntity } from "../features/identity/roles.entity.ts";
import { userdata } from "../features/identity/userdata.entity.ts";
import { penutupanKas } from "../features/payment/cash-closing.entity.ts";
import { logPelanggaran } from "../features/privacy/breach.entity.ts";
import { pemda } from "../features/region/pemda.entity.ts";
import { skpd } from "../features/region/skpd.entity.ts";
import { targetPendapatan } from "../features/report/target.entity.ts";
import { reportTrxAll } from "../features/report/trx-all.entity.ts";
import { dasarhukum } from "../features/revenue/dasarhukum.entity.ts";
import { jnspenerimaan } from "../features/revenue/jnspenerimaan.entity.ts";
import { mataanggaran } from "../features/revenue/mataanggaran.entity.ts";
import { auditTrailOf } from "../features/system/audit.entity.ts";
import { harilibur } from "../features/system/holiday.entity.ts";
import { logKeamanan } from "../features/system/security.entity.ts";
import { system } from "../features/system/system.entity.ts";

const records = {
  userdata,
  system,
  tbl_pemda: pemda,
  tbl_skpd: skpd,
  tbl_jnspenerimaan: jnspenerimaan,
  tbl_mataanggaran: mataanggaran,
  tbl_dasarhukum: dasarhukum,
  tbl_harilibur: harilibur,
  tbl_kategoriobject: kategoriobject,
  tbl_kelompokpengelola: kelompokpengelola,
  tbl_statusbooking: statusbooking,
  mst_objectretribusi: objectretribusi,
  trx_penginapan: penginapan,
  trx_gedung: gedung,
  trx_alat: alat,
  report_trx_all: reportTrxAll,
  target_pendapatan: targetPendapatan,
  permissions,
  roles: rolesEntity,
  role_has_permissions: roleHasPermissions,
  model_has_permissions: modelHasPermissions,
  model_has_roles: modelHasRoles,
  kunci_bank: kunciBank,
  pesan_bank: pesanBank,
  cara_bayar: caraBayar,
  bantuan,
  penutupan_kas: penutupanKas,
  log_keamanan: logKeamanan,
  log_pelanggaran: logPelanggaran,
} as const satisfies Record<string, AnyEntity>;

/** The registry: every entity of the product under its name. What the audit trail tells of follows it. */
export const entities = {
  ...records,
  jejak_audit: auditTrailOf(Object.values(records)),
} as const satisfies Record<string, AnyEntity>;

export type EntityName = keyof typeof entities;
export type Entities = typeof entities;

export const isEntityName = (name: string): name is EntityName => Object.hasOwn(entities, name);

const byName: Readonly<Record<string, AnyEntity>> = entities;

/** The entity of that name, whatever it is: for code that works on all of them. */
export const findEntity = (name: string): AnyEntity | undefined =>
  Object.hasOwn(byName, name) ? byName[name] : undefined;
