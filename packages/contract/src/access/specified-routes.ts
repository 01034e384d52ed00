import type { Role } from "../define/roles.ts";

/**
 * Every route of the specification (§2), written down by hand from its text and from the decided grants, and from no
 * other file here: the tests compare the product with this page, so nothing in it may come from what it checks.
 */
export interface SpecifiedRoute {
  /** As the specification writes it. */
  readonly pattern: string;
  /** Addresses with records of the demonstration that the pattern stands for. */
  readonly samples: readonly string[];
  /** `everybody`: without signing in; `members`: whoever is signed in; else these roles and the super user. */
  readonly holders: Holders;
}
type Holders = "everybody" | "members" | readonly Role[];

/** In the samples `:id` is a booking of the person who opens it, which isn't known beforehand. */
const route = (pattern: string, holders: Holders, record = ""): SpecifiedRoute => ({
  pattern,
  samples: [record ? pattern.replace(":id", record) : pattern],
  holders,
});

interface Standard {
  readonly list?: readonly Role[];
  readonly view?: readonly Role[];
  readonly add?: readonly Role[];
  readonly edit?: readonly Role[];
  /** Key of a record in the demonstration. */
  readonly record: string;
  readonly filter: readonly [fieldName: string, fieldValue: string];
}

/** The patterns that every entity has. Nobody named means the super user alone. */
function standard(entity: string, { list = [], view = [], add = [], edit = [], ...rest }: Standard): SpecifiedRoute[] {
  const { record, filter } = rest;
  const words = [`/${entity}/list`, `/${entity}/index`];
  return [
    { pattern: `/${entity}/`, samples: [`/${entity}/`, `/${entity}`], holders: list },
    {
      pattern: `/${entity}/(list|index)/:fieldName?/:fieldValue?`,
      samples: [...words, ...words.map((word) => `${word}/${filter.join("/")}`)],
      holders: list,
    },
    route(`/${entity}/view/:id`, view, record),
    route(`/${entity}/add`, add),
    route(`/${entity}/edit/:id`, edit, record),
  ];
}

const staff = ["pengelola", "dinas", "pemda", "bank"] as const;
const everyRole = ["nasabah", ...staff] as const;
const own = ":id";

const bank = { list: ["bank"], add: ["bank"], edit: ["bank"] } as const;
const booking = { list: ["pengelola"], view: everyRole, edit: ["pengelola"], record: own } as const;

const masters: readonly SpecifiedRoute[] = [
  ...standard("userdata", { record: "6", filter: ["statusakun", "1"] }),
  ...standard("system", { record: "1", filter: ["idpemda", "1"] }),
  ...standard("tbl_pemda", { ...bank, view: ["bank"], record: "1", filter: ["zonawaktu", "Asia%2FJakarta"] }),
  ...standard("tbl_skpd", { ...bank, view: ["bank", "pemda"], record: "1", filter: ["idpemda", "1"] }),
  ...standard("tbl_jnspenerimaan", { ...bank, view: ["bank", "pemda"], record: "1", filter: ["idskpd", "1"] }),
  ...standard("tbl_mataanggaran", { ...bank, view: ["bank", "pemda"], record: "1", filter: ["idjenis", "1"] }),
  ...standard("tbl_kategoriobject", { record: "1", filter: ["jenisbooking", "gedung"] }),
  ...standard("tbl_kelompokpengelola", {
    ...bank,
    view: ["bank", "pemda", "dinas"],
    record: "1",
    filter: ["idskpd", "1"],
  }),
  ...standard("tbl_statusbooking", { record: "1", filter: ["id", "1"] }),
  ...standard("mst_objectretribusi", {
    ...bank,
    view: ["bank", "pemda", "dinas", "pengelola"],
    record: "1",
    filter: ["kategoriid", "1"],
  }),
  ...standard("permissions", { record: "1", filter: ["guard_name", "api"] }),
  ...standard("model_has_permissions", { record: "1-1", filter: ["model_id", "1"] }),
  ...standard("roles", { record: "1", filter: ["guard_name", "api"] }),
  ...standard("model_has_roles", { record: "6", filter: ["role_id", "1"] }),
  ...standard("role_has_permissions", { record: "1-1", filter: ["role_id", "1"] }),
];

const bookings: readonly SpecifiedRoute[] = [
  ...standard("trx_penginapan", { ...booking, filter: ["statusbooking", "50"] }),
  ...standard("trx_gedung", { ...booking, filter: ["statusbooking", "50"] }),
  ...standard("trx_alat", { ...booking, filter: ["statusbooking", "50"] }),
  ...standard("report_trx_all", {
    list: ["bank"],
    view: ["bank", "pemda", "dinas"],
    record: own,
    filter: ["statusbooking", "50"],
  }),
  route("/trx_penginapan/isi_kelengkapan/:id", ["pengelola"], own),
  route("/trx_penginapan/list_booking_nasabah", ["nasabah"]),
  route("/trx_penginapan/list_booking_pengelola", ["pengelola"]),
  route("/trx_penginapan/isi_kelengkapan_nsb/:id", ["nasabah"], own),
  route("/trx_penginapan/cetak_pesanan/:id", everyRole, own),
  route("/trx_penginapan/konfirmasipesanan_nasabah", ["nasabah"]),
  route("/trx_penginapan/konfirmasipesanan", staff),
  route("/trx_penginapan/perubahanpesanan", staff),
  route("/trx_penginapan/pembatalan/:id", everyRole, own),
  route("/trx_penginapan/reschedule/:id", everyRole, own),
  route("/trx_penginapan/pesan", ["pengelola"]),
  route("/trx_penginapan/pesan_nsb", ["nasabah"]),
  route("/trx_gedung/list_gedung", ["pengelola"]),
  route("/trx_gedung/kelengkapan/:id", ["pengelola"], own),
  route("/trx_gedung/list_gedung_nsb", ["nasabah"]),
  route("/trx_gedung/kelengkapan_nsb/:id", ["nasabah"], own),
  route("/trx_gedung/konfirmasipesanan", staff),
  route("/trx_gedung/konfirmasipesanan_nsb", ["nasabah"]),
  route("/trx_gedung/perubahanpesanan", staff),
  route("/trx_gedung/pembatalan/:id", everyRole, own),
  route("/trx_gedung/reschedule/:id", everyRole, own),
  route("/trx_gedung/cetak_pesanan/:id", everyRole, own),
  route("/trx_gedung/pesan", ["pengelola"]),
  route("/trx_gedung/pesan_nsb", ["nasabah"]),
  route("/report_trx_all/report_pemda", ["pemda"]),
  route("/report_trx_all/report_dinas", ["dinas"]),
  route("/report_trx_all/report_pengelola", ["pengelola"]),
  route("/report_trx_all/penggunaan_object", ["pemda", "dinas"]),
  route("/report_trx_all/penggunaan_pengelola", ["pengelola"]),
];

const catalogue: readonly SpecifiedRoute[] = [
  route("/mst_objectretribusi/list_pemda", ["pemda"]),
  route("/mst_objectretribusi/add_pemda", ["pemda"]),
  route("/mst_objectretribusi/add_dinas", ["dinas"]),
  route("/mst_objectretribusi/list_dinas", ["dinas"]),
  route("/mst_objectretribusi/list_pengelola", ["pengelola"]),
  route("/mst_objectretribusi/edit_pemda/:id", ["pemda"], "1"),
  route("/mst_objectretribusi/edit_dinas/:id", ["dinas"], "1"),
  route("/mst_objectretribusi/edit_pengelola/:id", ["pengelola"], "1"),
  route("/mst_objectretribusi/bookobj_nasabah", ["nasabah"]),
  route("/mst_objectretribusi/add_object_nasabah/:id", ["nasabah"], "1"),
  route("/mst_objectretribusi/bookobj_pengelola", ["pengelola"]),
  route("/mst_objectretribusi/add_object_pengelola/:id", ["pengelola"], "1"),
  route("/mst_objectretribusi/gedung", ["pengelola"]),
  route("/mst_objectretribusi/add_gedung/:id", ["pengelola"], "17"),
  route("/mst_objectretribusi/gedung_nsb", ["nasabah"]),
  route("/mst_objectretribusi/add_gedung_nsb/:id", ["nasabah"], "17"),
];

const regional: readonly SpecifiedRoute[] = [
  route("/tbl_pemda/data_sync", ["bank"]),
  ...["tbl_skpd", "tbl_jnspenerimaan", "tbl_mataanggaran"].flatMap((entity) => [
    route(`/${entity}/datasync`, ["bank"]),
    route(`/${entity}/list_pemda`, ["pemda"]),
    route(`/${entity}/add_pemda`, ["pemda"]),
    route(`/${entity}/datasync_pemda`, ["pemda"]),
    route(`/${entity}/edit_pemda/:id`, ["pemda"], "1"),
  ]),
  route("/tbl_kelompokpengelola/list_pemda", ["pemda"]),
  route("/tbl_kelompokpengelola/add_pemda", ["pemda"]),
  route("/tbl_kelompokpengelola/list_dinas", ["dinas"]),
  route("/tbl_kelompokpengelola/add_dinas", ["dinas"]),
  route("/tbl_kelompokpengelola/edit_pemda/:id", ["pemda"], "1"),
  route("/tbl_kelompokpengelola/edit_dinas/:id", ["dinas"], "1"),
];

const personal: readonly SpecifiedRoute[] = [
  { pattern: "/(index|home)?", samples: ["/", "/index", "/home"], holders: "everybody" },
  route("/index/register", "everybody"),
  route("/account", "members"),
  route("/account/edit", "members"),
  route("/userdata/resetpassword/:id", [], "6"),
  route("/index/forgotpassword", "everybody"),
  route("/index/resetpassword", "everybody"),
  route("/index/resetpassword_completed", "everybody"),
  route("/error/forbidden", "everybody"),
  route("/error/notfound", "everybody"),
];

export const specifiedRoutes: readonly SpecifiedRoute[] = [
  ...personal,
  ...masters,
  ...regional,
  ...catalogue,
  ...bookings,
];

/** Pages that the specification doesn't have and the product adds (docs/decisions/003-names-we-add.md). */
export const ownPages: readonly string[] = [
  "home",
  ...["terima", "kas", "pengecualian", "pengembalian", "bendahara"].map((page) => `billing/${page}`),
  "booking/saya",
  "booking/tunggu",
  "booking/antrean",
  "booking/kedatangan",
  "booking/linimasa",
  "trx_penginapan/cetak_kartu",
  "trx_gedung/cetak_izin",
  "trx_alat/cetak_bast",
  "system/pengaturan",
  "system/surel",
  "account/peran",
  "account/keamanan",
  "userdata/kewenangan",
  "userdata/peninjauan",
  "role_has_permissions/matriks",
  "jejak_audit/list",
  "jejak_audit/view",
  ...["list", "view", "add", "edit"].map((page) => `kunci_bank/${page}`),
  "pesan_bank/list",
  "pesan_bank/view",
  ...["list", "view", "add", "edit"].map((page) => `cara_bayar/${page}`),
  ...["list", "view", "add", "edit"].map((page) => `bantuan/${page}`),
  ...["tbl_harilibur", "tbl_dasarhukum"].flatMap((entity) =>
    ["list", "view", "add", "edit", "list_pemda", "add_pemda", "edit_pemda"].map((page) => `${entity}/${page}`),
  ),
  ...["list", "view", "cetak"].map((page) => `penutupan_kas/${page}`),
  "tbl_kelompokpengelola/wakil",
  "log_keamanan/list",
  "log_keamanan/view",
  ...["list", "view", "add", "edit", "surat"].map((page) => `log_pelanggaran/${page}`),
  "account/akses",
  "inbox",
  ...["rekap", "realisasi", "buku", "dokumen", "jadwal"].map((page) => `report_trx_all/${page}`),
  ...["list", "view", "add", "edit", "list_pemda", "add_pemda", "edit_pemda"].map(
    (page) => `target_pendapatan/${page}`,
  ),
  ...["aturan", "unit", "penutupan", "tarif", "usulkan_tarif", "setujui_tarif"].map(
    (page) => `mst_objectretribusi/${page}`,
  ),
  "mst_objectretribusi/alat",
  "mst_objectretribusi/add_alat",
  "mst_objectretribusi/alat_nsb",
  "mst_objectretribusi/add_alat_nsb",
  ...["list_alat", "list_alat_nsb", "kelengkapan", "kelengkapan_nsb", "konfirmasipesanan", "konfirmasipesanan_nsb"].map(
    (page) => `trx_alat/${page}`,
  ),
  ...["perubahanpesanan", "pembatalan", "reschedule", "cetak_pesanan", "pesan", "pesan_nsb"].map(
    (page) => `trx_alat/${page}`,
  ),
];

export const holds = ({ holders }: SpecifiedRoute, role: Role): boolean =>
  typeof holders === "string" || role === "superuser" || holders.includes(role);
