import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Audience } from "./audience.ts";
import type { Topic, TopicTexts } from "./guide-text.ts";

interface Task {
  readonly who: readonly Audience[];
  /** Names of the pages the task is done on, as in `permissions.name`; a public page by its address without the first slash. */
  readonly pages: readonly string[];
}

const all = (page: string) => bookingKinds.map((kind) => `${bookingEntity[kind]}/${page}`);
const each = (pages: Readonly<Record<BookingKind, string>>) =>
  bookingKinds.map((kind) => `${bookingEntity[kind]}/${pages[kind]}`);
const object = (...pages: readonly string[]) => pages.map((page) => `mst_objectretribusi/${page}`);
/** The variants of a master's page: everybody's, and those of the roles that keep a part of it. */
const kept = (entity: string, page: "list" | "add" | "edit", ...roles: readonly string[]) => [
  `${entity}/${page}`,
  ...roles.map((role) => `${entity}/${page}_${role}`),
];
const parameters = ["tbl_skpd", "tbl_jnspenerimaan", "tbl_mataanggaran"] as const;
const parameterPages = (page: "list" | "add" | "edit") => [
  `tbl_pemda/${page}`,
  ...parameters.flatMap((entity) => kept(entity, page, "pemda")),
];

const counterList = each({ penginapan: "list_booking_pengelola", gedung: "list_gedung", alat: "list_alat" });
const ownList = each({ penginapan: "list_booking_nasabah", gedung: "list_gedung_nsb", alat: "list_alat_nsb" });
const reports = ["list", "report_pemda", "report_dinas", "report_pengelola"].map((page) => `report_trx_all/${page}`);
const targetPages = (page: "list" | "add" | "edit") => kept("target_pendapatan", page, "pemda");
const groupLists = kept("tbl_kelompokpengelola", "list", "pemda", "dinas");
const objectLists = kept("mst_objectretribusi", "list", "pemda", "dinas");

const citizens = ["visitor", "nasabah"] as const;
const desks = ["pengelola", "dinas", "pemda", "bank", "superuser"] as const;
const managers = ["pengelola", "superuser"] as const;
const treasurers = ["dinas", "pemda", "superuser"] as const;
const members = ["nasabah", ...desks, "default"] as const;
const deskPages = [...all("konfirmasipesanan"), ...all("perubahanpesanan")];

/**
 * Every task of every role by topic, in the order of a guide. Their words are in `locales/<language>/guide`; the compiler holds both to
 * the same names, and a test holds the pages to the product's.
 */
export const guideTasks: { readonly [T in Topic]: Readonly<Record<keyof TopicTexts[T], Task>> } = {
  start: {
    find: { who: ["visitor"], pages: ["home", "index/catalogue"] },
    register: { who: ["visitor"], pages: ["index/register", "index/verifyemail"] },
    signIn: { who: ["visitor"], pages: ["index/login"] },
    forgotten: {
      who: ["visitor"],
      pages: ["index/forgotpassword", "index/resetpassword", "index/resetpassword_completed", "index/login"],
    },
    privacy: { who: citizens, pages: ["index/privacy"] },
    check: { who: citizens, pages: ["index/check"] },
    figures: { who: citizens, pages: ["index/transparansi"] },
  },
  booking: {
    order: {
      who: citizens,
      pages: [
        ...object("bookobj_nasabah", "gedung_nsb", "alat_nsb", "add_object_nasabah", "add_gedung_nsb", "add_alat_nsb"),
        ...all("pesan_nsb"),
        "index/catalogue",
      ],
    },
    details: {
      who: citizens,
      pages: each({ penginapan: "isi_kelengkapan_nsb", gedung: "kelengkapan_nsb", alat: "kelengkapan_nsb" }),
    },
    confirmPrice: {
      who: citizens,
      pages: each({
        penginapan: "konfirmasipesanan_nasabah",
        gedung: "konfirmasipesanan_nsb",
        alat: "konfirmasipesanan_nsb",
      }),
    },
    pay: { who: citizens, pages: [...ownList, ...all("view")] },
    receipt: { who: citizens, pages: [...all("cetak_pesanan"), ...all("view")] },
    permit: { who: citizens, pages: ["trx_gedung/cetak_izin", "trx_gedung/view"] },
    follow: { who: ["nasabah"], pages: ["home", "booking/saya", ...ownList] },
    wait: { who: ["nasabah"], pages: ["booking/tunggu"] },
    move: { who: citizens, pages: [...all("reschedule"), ...all("view")] },
    cancel: { who: citizens, pages: [...all("pembatalan"), ...all("view")] },
    refund: { who: ["nasabah"], pages: all("view") },
  },
  administration: {
    health: { who: ["superuser"], pages: ["home"] },
    users: { who: ["superuser"], pages: ["userdata/list", "userdata/add"] },
    helpUser: { who: ["superuser"], pages: ["userdata/list", "userdata/view", "userdata/resetpassword"] },
    review: { who: ["superuser"], pages: ["userdata/peninjauan"] },
    lostFactor: { who: ["superuser"], pages: ["userdata/view"] },
    block: { who: ["superuser"], pages: ["userdata/list", "userdata/view"] },
    rightsOfUser: {
      who: ["superuser"],
      pages: ["userdata/list", "userdata/kewenangan", "model_has_roles/list", "model_has_permissions/list"],
    },
    matrix: {
      who: ["superuser"],
      pages: ["role_has_permissions/matriks", "role_has_permissions/list", "roles/list", "permissions/list"],
    },
    audit: { who: ["superuser"], pages: ["jejak_audit/list", "jejak_audit/view"] },
    security: { who: ["superuser"], pages: ["log_keamanan/list", "log_keamanan/view"] },
    breach: {
      who: ["superuser"],
      pages: ["log_pelanggaran/list", ...["add", "view", "edit", "surat"].map((page) => `log_pelanggaran/${page}`)],
    },
    settings: { who: ["superuser"], pages: ["system/pengaturan"] },
    mails: { who: ["superuser"], pages: ["system/surel"] },
    connection: { who: ["superuser"], pages: ["system/list", "system/add", "system/view", "system/edit"] },
    bankKeys: {
      who: ["superuser"],
      pages: ["list", "add", "view", "edit", "delete"].map((page) => `kunci_bank/${page}`),
    },
    bankMessages: { who: ["superuser"], pages: ["pesan_bank/list", "pesan_bank/view"] },
    waysToPay: {
      who: ["superuser"],
      pages: ["list", "add", "view", "edit", "delete"].map((page) => `cara_bayar/${page}`),
    },
    helpTexts: {
      who: ["superuser"],
      pages: ["list", "add", "view", "edit", "delete"].map((page) => `bantuan/${page}`),
    },
    words: {
      who: ["superuser"],
      pages: ["tbl_statusbooking/list", "tbl_statusbooking/edit", "tbl_kategoriobject/list", "tbl_kategoriobject/edit"],
    },
  },
  money: {
    receive: { who: ["bank", "superuser"], pages: ["billing/terima"] },
    arrived: { who: ["bank", "superuser"], pages: ["billing/terima"] },
    closeShift: { who: ["bank", "superuser"], pages: ["billing/kas", "penutupan_kas/cetak"] },
    closings: {
      who: ["bank", "superuser"],
      pages: ["list", "view", "cetak"].map((page) => `penutupan_kas/${page}`),
    },
    settle: { who: desks, pages: ["billing/pengecualian"] },
    refund: { who: ["pengelola", ...treasurers], pages: ["billing/pengembalian"] },
    payBack: { who: treasurers, pages: ["billing/bendahara", "billing/pengembalian"] },
  },
  desk: {
    waiting: { who: ["pengelola", "dinas", "pemda", "bank"], pages: ["home"] },
    today: { who: ["pengelola"], pages: ["home"] },
    arrivals: { who: ["pengelola"], pages: ["booking/kedatangan"] },
    timeline: { who: desks, pages: ["booking/linimasa"] },
    queue: { who: desks, pages: ["booking/antrean"] },
    approve: { who: desks, pages: all("konfirmasipesanan") },
    refuse: { who: desks, pages: all("konfirmasipesanan") },
    counter: {
      who: managers,
      pages: [
        ...object("bookobj_pengelola", "gedung", "alat", "add_object_pengelola", "add_gedung", "add_alat"),
        ...all("pesan"),
        "home",
        ...each({ penginapan: "isi_kelengkapan", gedung: "kelengkapan", alat: "kelengkapan" }),
      ],
    },
    arrival: { who: managers, pages: all("perubahanpesanan") },
    departure: { who: managers, pages: all("perubahanpesanan") },
    longer: { who: managers, pages: all("perubahanpesanan") },
    putRight: { who: managers, pages: all("perubahanpesanan") },
    noShow: { who: managers, pages: all("perubahanpesanan") },
    bookings: { who: managers, pages: [...counterList, ...all("view")] },
    change: { who: desks, pages: [...all("perubahanpesanan"), ...all("edit"), ...all("reschedule")] },
    cancelForCustomer: { who: desks, pages: [...all("perubahanpesanan"), ...all("pembatalan")] },
    discount: { who: managers, pages: deskPages },
    decideDiscount: { who: ["dinas", "pemda"], pages: deskPages },
    reinstate: { who: ["dinas"], pages: all("perubahanpesanan") },
    usePapers: {
      who: managers,
      pages: [...each({ penginapan: "cetak_kartu", gedung: "cetak_izin", alat: "cetak_bast" }), ...all("view")],
    },
    papers: { who: desks, pages: [...all("cetak_pesanan"), ...all("view")] },
  },
  object: {
    describe: { who: ["pengelola"], pages: object("list_pengelola", "edit_pengelola", "view") },
    objects: {
      who: ["bank", "pemda", "dinas", "superuser"],
      pages: [
        ...objectLists,
        ...kept("mst_objectretribusi", "add", "pemda", "dinas"),
        ...kept("mst_objectretribusi", "edit", "pemda", "dinas"),
      ],
    },
    groups: {
      who: ["bank", "pemda", "dinas", "superuser"],
      pages: [
        ...groupLists,
        ...kept("tbl_kelompokpengelola", "add", "pemda", "dinas"),
        ...kept("tbl_kelompokpengelola", "edit", "pemda", "dinas"),
      ],
    },
    deputies: { who: ["pengelola", "dinas", "superuser"], pages: ["tbl_kelompokpengelola/wakil"] },
    parameters: {
      who: ["bank", "pemda", "superuser"],
      pages: [...parameterPages("list"), ...parameterPages("add"), ...parameterPages("edit")],
    },
    legalBases: {
      who: ["pemda", "superuser"],
      pages: [
        ...kept("tbl_dasarhukum", "list", "pemda"),
        ...kept("tbl_dasarhukum", "add", "pemda"),
        ...kept("tbl_dasarhukum", "edit", "pemda"),
      ],
    },
    policy: { who: ["pengelola", "bank", ...treasurers], pages: object("aturan") },
    units: { who: ["pengelola", "superuser"], pages: object("unit") },
    close: { who: ["pengelola", "superuser"], pages: object("penutupan") },
    tariffs: { who: ["pengelola", "bank", ...treasurers], pages: object("tarif") },
    proposeTariff: { who: ["dinas", "superuser"], pages: object("usulkan_tarif", "tarif") },
    decideTariff: { who: ["pemda", "superuser"], pages: object("setujui_tarif", "tarif") },
    lookUp: {
      who: ["pengelola", "dinas"],
      pages: ["tbl_harilibur/list", "tbl_harilibur/view", "tbl_dasarhukum/list", "tbl_dasarhukum/view"],
    },
    holidays: {
      who: ["pemda", "superuser"],
      pages: [
        ...kept("tbl_harilibur", "list", "pemda"),
        ...kept("tbl_harilibur", "add", "pemda"),
        ...kept("tbl_harilibur", "edit", "pemda"),
      ],
    },
    sync: {
      who: ["bank", "pemda", "superuser"],
      pages: [
        "tbl_pemda/data_sync",
        ...parameters.flatMap((entity) => [`${entity}/datasync`, `${entity}/datasync_pemda`]),
        ...parameterPages("list"),
      ],
    },
    import: {
      who: ["bank", "pemda", "dinas", "superuser"],
      pages: [...objectLists, ...groupLists, ...parameterPages("list"), ...parameterPages("add")],
    },
    list: {
      who: desks,
      pages: [...reports, ...counterList, ...objectLists, ...object("list_pengelola"), ...groupLists],
    },
    report: { who: desks, pages: [...reports, "report_trx_all/view"] },
  },
  report: {
    figures: { who: desks, pages: ["home"] },
    recap: { who: desks, pages: ["report_trx_all/rekap"] },
    usage: {
      who: ["pengelola", "dinas", "pemda", "superuser"],
      pages: ["report_trx_all/penggunaan_object", "report_trx_all/penggunaan_pengelola"],
    },
    realisation: {
      who: treasurers,
      pages: ["report_trx_all/realisasi", ...targetPages("list"), "target_pendapatan/view"],
    },
    targets: {
      who: ["pemda", "superuser"],
      pages: [...targetPages("list"), ...targetPages("add"), ...targetPages("edit")],
    },
    books: { who: treasurers, pages: ["report_trx_all/buku"] },
    views: { who: desks, pages: [...reports, "report_trx_all/rekap"] },
    schedules: { who: desks, pages: ["report_trx_all/jadwal"] },
    documents: { who: desks, pages: ["report_trx_all/dokumen"] },
    rows: { who: ["superuser"], pages: ["report_trx_all/list", "report_trx_all/add", "report_trx_all/edit"] },
  },
  account: {
    getRole: { who: ["default"], pages: ["home", "account/peran"] },
    askRole: { who: ["nasabah"], pages: ["account/peran"] },
    ownData: { who: members, pages: ["account", "account/edit"] },
    ownPassword: { who: members, pages: ["account/edit", "index/changeemail"] },
    sessions: { who: members, pages: ["account"] },
    ownMails: { who: members, pages: ["account"] },
    ownCopy: { who: members, pages: ["account"] },
    closing: { who: members, pages: ["account"] },
    looks: { who: members, pages: ["account", "account/akses"] },
    secondFactor: { who: members, pages: ["account/keamanan"] },
    actAs: { who: [...desks, "nasabah"], pages: ["account"] },
    display: { who: members, pages: ["account"] },
    leave: { who: members, pages: ["account"] },
  },
};
