import type { EntityName } from "@retribusi/contract/access/entities";
import type { Role } from "@retribusi/contract/define/roles";
import type { CurrentUser } from "./current-user.ts";

/** Rows a person may see: all, none, or those whose columns equal these values; of two, one or the other. */
export type Rows = "all" | "none" | Readonly<Record<string, number | string | readonly [null, number]>>;
type Rule = (user: CurrentUser) => Rows;
type Rules = Readonly<Record<Role, Rule>>;

const all: Rule = () => "all";
const none: Rule = () => "none";
const own =
  (column: string, attribute: "userid" | "pemdaid" | "skpdid" | "pengelolaid"): Rule =>
  (user) => {
    const value = user[attribute];
    return value === null ? "none" : { [column]: value };
  };

const nobody: Rules = {
  nasabah: none,
  pengelola: none,
  dinas: none,
  pemda: none,
  bank: none,
  superuser: all,
  default: none,
};

const bookings: Rules = {
  nasabah: own("idpemesan", "userid"),
  pengelola: own("pengelolaid", "pengelolaid"),
  dinas: own("idskpd", "skpdid"),
  pemda: own("idpemda", "pemdaid"),
  bank: all,
  superuser: all,
  default: none,
};

const objects: Rules = { ...bookings, nasabah: () => ({ statusobject: 1 }) };
const groups: Rules = { ...bookings, nasabah: none };
const accounts: Rules = { ...groups, pengelola: own("idskpd", "skpdid") };
/** What an agency is expected to receive; a manager group has no target of its own. */
const targets: Rules = { ...groups, pengelola: none };
const region = own("idpemda", "pemdaid");
const regions: Rules = { ...nobody, pengelola: region, dinas: region, pemda: region, bank: all };
/** What is so in the whole country, which has no region, and what is so in one's own. */
const country: Rule = ({ pemdaid }) => (pemdaid === null ? "none" : { idpemda: [null, pemdaid] });
const everybody: Rules = {
  nasabah: all,
  pengelola: all,
  dinas: all,
  pemda: all,
  bank: all,
  superuser: all,
  default: all,
};
const self = own("userid", "userid");
const users: Rules = {
  nasabah: self,
  pengelola: self,
  dinas: self,
  pemda: self,
  bank: self,
  superuser: all,
  default: self,
};

/** What belongs to one bank: whoever is of one bank sees that one's. */
const banks: Rules = { ...nobody, bank: (user) => (user.bankid ? { bankid: user.bankid } : "all") };

/** Who sees which rows: the whole policy. A new role or entity without a rule does not compile. */
export const scopes: Readonly<Record<EntityName, Rules>> = {
  trx_penginapan: bookings,
  trx_gedung: bookings,
  trx_alat: bookings,
  report_trx_all: bookings,
  target_pendapatan: targets,
  mst_objectretribusi: objects,
  tbl_kelompokpengelola: groups,
  tbl_skpd: accounts,
  tbl_jnspenerimaan: accounts,
  tbl_mataanggaran: accounts,
  tbl_pemda: regions,
  tbl_dasarhukum: regions,
  tbl_harilibur: { ...nobody, pengelola: country, dinas: country, pemda: country, bank: all },
  tbl_kategoriobject: everybody,
  tbl_statusbooking: everybody,
  userdata: users,
  system: nobody,
  kunci_bank: nobody,
  pesan_bank: nobody,
  cara_bayar: nobody,
  bantuan: nobody,
  roles: nobody,
  permissions: nobody,
  role_has_permissions: nobody,
  model_has_permissions: nobody,
  model_has_roles: nobody,
  jejak_audit: nobody,
  penutupan_kas: banks,
  log_keamanan: nobody,
  log_pelanggaran: nobody,
};
