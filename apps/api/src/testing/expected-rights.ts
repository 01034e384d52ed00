/**
 * Who reaches which rows by which verb, written by hand from the product's decisions (who sees which rows; the default grants) and from
 * nothing else: no import may stand here, or the tests would compare the product with itself.
 */
export const people = ["nasabah", "pengelola", "dinas", "pemda", "bank", "superuser", "default"] as const;
export type Person = (typeof people)[number];

/** `active` are the objects that are offered. */
/** `country` is what is so everywhere and what is so in one's own region. */
export type Word = "self" | "group" | "agency" | "region" | "country" | "active" | "all" | "none";

/** `forbidden` is 403; `never` is for nobody, the super user included. */
export type Reach = Word | "forbidden" | "never";

type Rows = Readonly<Record<Person, Word>>;
type Grants = Readonly<Partial<Record<Person, string>>>;

interface Policy {
  readonly rows: Rows;
  /** Verbs by role; the super user holds every page, and all verbs unless there is no page for one. `list` stands for list, index, count and export, `add` for import too. */
  readonly verbs: Grants;
  /** What nobody does here. */
  readonly never?: string;
}

const rowsOf = (
  nasabah: Word,
  pengelola: Word,
  dinas: Word,
  pemda: Word,
  bank: Word,
  superuser: Word,
  nobody: Word,
): Rows => ({ nasabah, pengelola, dinas, pemda, bank, superuser, default: nobody });

//                          nasabah  pengelola dinas     pemda     bank    superuser default
const bookings = /*     */ rowsOf("self", "group", "agency", "region", "all", "all", "none");
const objects = /*      */ rowsOf("active", "group", "agency", "region", "all", "all", "none");
const groups = /*       */ rowsOf("none", "group", "agency", "region", "all", "all", "none");
const agencies = /*     */ rowsOf("none", "agency", "agency", "region", "all", "all", "none");
const targets = /*      */ rowsOf("none", "none", "agency", "region", "all", "all", "none");
const regions = /*      */ rowsOf("none", "region", "region", "region", "all", "all", "none");
const holidays = /*     */ rowsOf("none", "country", "country", "country", "all", "all", "none");
const everybody = /*    */ rowsOf("all", "all", "all", "all", "all", "all", "all");
const users = /*        */ rowsOf("self", "self", "self", "self", "self", "all", "self");
const banks = /*        */ rowsOf("none", "none", "none", "none", "all", "all", "none");
const administration = /**/ rowsOf("none", "none", "none", "none", "none", "all", "none");

const all = "list view add edit delete";
const see = "list view";
const noImport = "import";
const readOnly = "add edit delete import";

/** Bookings change by their own actions and are never deleted. */
const booking: Policy = {
  rows: bookings,
  verbs: { nasabah: see, pengelola: see, dinas: see, pemda: see, bank: see },
  never: readOnly,
};

export const policies: Readonly<Record<string, Policy>> = {
  trx_penginapan: booking,
  trx_gedung: booking,
  trx_alat: booking,
  report_trx_all: { ...booking, verbs: { pengelola: "list", dinas: see, pemda: see, bank: see } },
  mst_objectretribusi: { rows: objects, verbs: { pengelola: "list view edit", dinas: all, pemda: all, bank: all } },
  tbl_kelompokpengelola: { rows: groups, verbs: { dinas: all, pemda: all, bank: all } },
  tbl_skpd: { rows: agencies, verbs: { pemda: all, bank: all } },
  tbl_jnspenerimaan: { rows: agencies, verbs: { pemda: all, bank: all } },
  tbl_mataanggaran: { rows: agencies, verbs: { pemda: all, bank: all } },
  target_pendapatan: { rows: targets, verbs: { dinas: see, pemda: all } },
  tbl_pemda: { rows: regions, verbs: { bank: all } },
  tbl_harilibur: { rows: holidays, verbs: { pengelola: see, dinas: see, pemda: all } },
  tbl_dasarhukum: { rows: regions, verbs: { dinas: see, pemda: all } },
  tbl_kategoriobject: { rows: everybody, verbs: {} },
  tbl_statusbooking: { rows: everybody, verbs: {}, never: noImport },
  userdata: { rows: users, verbs: {}, never: noImport },
  system: { rows: administration, verbs: {}, never: noImport },
  roles: { rows: administration, verbs: {}, never: noImport },
  permissions: { rows: administration, verbs: {}, never: noImport },
  role_has_permissions: { rows: administration, verbs: {}, never: noImport },
  model_has_permissions: { rows: administration, verbs: {}, never: noImport },
  model_has_roles: { rows: administration, verbs: {}, never: noImport },
  jejak_audit: { rows: administration, verbs: {}, never: readOnly },
  kunci_bank: { rows: administration, verbs: {}, never: noImport },
  pesan_bank: { rows: administration, verbs: {}, never: readOnly },
  cara_bayar: { rows: administration, verbs: {}, never: noImport },
  bantuan: { rows: administration, verbs: {}, never: noImport },
  penutupan_kas: { rows: banks, verbs: { bank: see }, never: readOnly },
  log_keamanan: { rows: administration, verbs: {}, never: readOnly },
  log_pelanggaran: { rows: administration, verbs: { superuser: "list view add edit" }, never: noImport },
};

export const recordVerbs = ["list", "count", "export", "option", "view", "add", "edit", "delete", "import"] as const;
export type RecordVerb = (typeof recordVerbs)[number];

/** The verb that a right is given for. */
const grantedAs: Readonly<Record<RecordVerb, string>> = {
  list: "list",
  count: "list",
  export: "list",
  option: "",
  view: "view",
  add: "add",
  import: "add",
  edit: "edit",
  delete: "delete",
};

const has = (list: string | undefined, verb: string): boolean => (list ?? "").split(" ").includes(verb);

/** Option lists need the rows alone, every other verb a page too. */
export function expectedReach(entity: string, person: Person, verb: RecordVerb): Reach {
  const policy = policies[entity];
  if (!policy) throw new Error(`Write down who may do what with ${entity}`);
  if (has(policy.never, verb)) return "never";
  const held = person === "superuser" ? (policy.verbs.superuser ?? all) : policy.verbs[person];
  return verb === "option" || has(held, grantedAs[verb]) ? policy.rows[person] : "forbidden";
}

const staff: readonly Person[] = ["pengelola", "dinas", "pemda", "bank", "superuser"];
const orderers: readonly Person[] = ["nasabah", "pengelola", "superuser"];
const everyRole: readonly Person[] = ["nasabah", ...staff];

/** Who may address which action to a booking in their rows; what then happens is the booking machine's business. */
export const bookingActions: Readonly<Record<string, readonly Person[]>> = {
  complete: orderers,
  customerConfirm: orderers,
  returnToCustomer: staff,
  reject: staff,
  confirm: staff,
  change: staff,
  discount: staff,
  approveDiscount: staff,
  rejectDiscount: staff,
  resendBill: staff,
  chooseBank: everyRole,
  reschedule: everyRole,
  askMove: everyRole,
  acceptMove: everyRole,
  declineMove: everyRole,
  withdrawMove: everyRole,
  cancel: everyRole,
  checkIn: staff,
  finish: staff,
  noShow: staff,
  earlyCheckIn: staff,
  earlyDeparture: staff,
  extend: staff,
  billAgain: staff,
  swapUnit: staff,
  undo: staff,
  note: staff,
  reinstate: staff,
  print: everyRole,
};

export const expectedAction = (action: string, person: Person): Reach =>
  bookingActions[action]?.includes(person) ? bookings[person] : "forbidden";

/** Identity papers of a booking: their owner, the manager of the booking and the super user, who see the identity number in full. */
export const documents: Rows = rowsOf("self", "group", "none", "none", "none", "all", "none");

/** Whose objects somebody orders by the customers' form and by the managers' form. */
export const customerOrders: Readonly<Partial<Record<Person, Word>>> = { nasabah: "active", superuser: "all" };
export const walkInOrders: Readonly<Partial<Record<Person, Word>>> = { pengelola: "group", superuser: "all" };
