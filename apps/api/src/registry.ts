import { kunciBankResource } from "./features/bank/key.resource.ts";
import { pesanBankResource } from "./features/bank/message.resource.ts";
import { caraBayarResource } from "./features/bank/way.resource.ts";
import { statusbookingResource } from "./features/booking/statusbooking.resource.ts";
import {
  alatResource,
  gedungResource,
  penginapanResource,
  reportTrxAllResource,
} from "./features/booking/trx.resource.ts";
import { kategoriobjectResource } from "./features/catalog/kategoriobject.resource.ts";
import { kelompokpengelolaResource } from "./features/catalog/kelompokpengelola.resource.ts";
import { objectretribusiResource } from "./features/catalog/objectretribusi.resource.ts";
import { bantuanResource } from "./features/help/help.resource.ts";
import { modelHasPermissionsResource } from "./features/identity/model-has-permissions.resource.ts";
import { modelHasRolesResource } from "./features/identity/model-has-roles.resource.ts";
import { permissionsResource } from "./features/identity/permissions.resource.ts";
import { roleHasPermissionsResource } from "./features/identity/role-has-permissions.resource.ts";
import { rolesResource } from "./features/identity/roles.resource.ts";
import { userdataResource } from "./features/identity/userdata.resource.ts";
import { penutupanKasResource } from "./features/payment/cash-closing.resource.ts";
import { logPelanggaranResource } from "./features/privacy/breach.resource.ts";
import { pemdaResource } from "./features/region/pemda.resource.ts";
import { skpdResource } from "./features/region/skpd.resource.ts";
import { targetPendapatanResource } from "./features/report/target.resource.ts";
import { dasarhukumResource } from "./features/revenue/dasarhukum.resource.ts";
import { jnspenerimaanResource } from "./features/revenue/jnspenerimaan.resource.ts";
import { mataanggaranResource } from "./features/revenue/mataanggaran.resource.ts";
import { jejakAuditResource } from "./features/system/audit.resource.ts";
import { hariliburResource } from "./features/system/holiday.resource.ts";
import { logKeamananResource } from "./features/system/security.resource.ts";
import { systemResource } from "./features/system/system.resource.ts";
import type { Registry } from "./records/resource.ts";

/** Every entity's resource; an entity without a line here does not compile. */
export const registry = {
  userdata: userdataResource,
  system: systemResource,
  tbl_pemda: pemdaResource,
  tbl_skpd: skpdResource,
  tbl_jnspenerimaan: jnspenerimaanResource,
  tbl_mataanggaran: mataanggaranResource,
  tbl_dasarhukum: dasarhukumResource,
  tbl_harilibur: hariliburResource,
  tbl_kategoriobject: kategoriobjectResource,
  tbl_kelompokpengelola: kelompokpengelolaResource,
  tbl_statusbooking: statusbookingResource,
  mst_objectretribusi: objectretribusiResource,
  trx_penginapan: penginapanResource,
  trx_gedung: gedungResource,
  trx_alat: alatResource,
  report_trx_all: reportTrxAllResource,
  target_pendapatan: targetPendapatanResource,
  permissions: permissionsResource,
  roles: rolesResource,
  role_has_permissions: roleHasPermissionsResource,
  model_has_permissions: modelHasPermissionsResource,
  model_has_roles: modelHasRolesResource,
  jejak_audit: jejakAuditResource,
  kunci_bank: kunciBankResource,
  pesan_bank: pesanBankResource,
  cara_bayar: caraBayarResource,
  bantuan: bantuanResource,
  penutupan_kas: penutupanKasResource,
  log_keamanan: logKeamananResource,
  log_pelanggaran: logPelanggaranResource,
} satisfies Registry;
