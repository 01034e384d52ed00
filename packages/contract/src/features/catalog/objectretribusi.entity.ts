import { defineEntity } from "../../define/entity.ts";
import { objectFields } from "./objectretribusi.fields.ts";

const placement = ["objectname", "subobjectname", "kategoriid", "lokasialamat", "lokasikabkota", "zonawaktu"] as const;
const calendar = [
  "jamcheckin",
  "jamcheckout",
  "batascheckin",
  "jambuka",
  "jamtutup",
  "jedamenit",
  "toleransimenit",
] as const;
const story = ["deskripsi", "aturan", "fotoobjectutama", "fotoobject2"] as const;
const stock = ["jumlahobject", "satuanobject", "statusobject"] as const;
const money = ["idjenis", "idanggaran", "tarif", "satuantarif", "expiredbilling"] as const;
const dinasForm = [...placement, "pengelolaid", ...money, ...stock, ...calendar, ...story] as const;
const lists = ["objectid", "fotoobjectutama", "objectname", "subobjectname", "kategoriname", "lokasikabkota"] as const;
const figures = ["jumlahobject", "tarif", "satuantarif", "statusobject"] as const;

export const objectretribusi = defineEntity({
  name: "mst_objectretribusi",
  title: { en: "Retribution objects", id: "Objek Retribusi" },
  singular: { en: "retribution object", id: "objek retribusi" },
  key: ["objectid"],
  label: "objectname",
  fields: objectFields,
  columns: [...lists, "pengelolaname", "skpdname", "pemdaname", ...figures],
  form: ["idpemda", "idskpd", ...dinasForm],
  filters: ["idpemda", "idskpd", "kategoriid", "pengelolaid", "statusobject", "lokasikabkota", "satuantarif"],
  search: ["objectname", "subobjectname", "lokasikabkota"],
  sort: ["objectid", "objectname", "lokasikabkota", "tarif", "jumlahobject", "statusobject"],
  import: true,
  pages: {
    list: { verb: "list", roles: ["bank"] },
    view: { verb: "view", roles: ["bank", "pemda", "dinas", "pengelola"] },
    add: { verb: "add", roles: ["bank"] },
    edit: { verb: "edit", roles: ["bank"] },
    delete: { verb: "delete", roles: ["bank", "pemda", "dinas"] },
    list_pemda: { verb: "list", roles: ["pemda"], columns: [...lists, "pengelolaname", "skpdname", ...figures] },
    add_pemda: { verb: "add", roles: ["pemda"], form: ["idskpd", ...dinasForm] },
    edit_pemda: { verb: "edit", roles: ["pemda"], told: ["idpemda"], form: ["idskpd", ...dinasForm] },
    list_dinas: { verb: "list", roles: ["dinas"], columns: [...lists, "pengelolaname", ...figures] },
    add_dinas: { verb: "add", roles: ["dinas"], form: dinasForm },
    edit_dinas: { verb: "edit", roles: ["dinas"], told: ["idpemda", "idskpd"], form: dinasForm },
    list_pengelola: { verb: "list", roles: ["pengelola"], columns: [...lists, ...figures] },
    edit_pengelola: {
      verb: "edit",
      roles: ["pengelola"],
      told: ["kategoriid", "pengelolaid", "idjenis", "idanggaran", "tarif", "satuantarif"],
      form: ["objectname", "subobjectname", "lokasialamat", "lokasikabkota", ...stock, ...calendar, ...story],
    },
    bookobj_nasabah: { verb: "open", roles: ["nasabah"] },
    add_object_nasabah: { verb: "order", roles: ["nasabah"], record: true },
    bookobj_pengelola: { verb: "open", roles: ["pengelola"] },
    add_object_pengelola: { verb: "order", roles: ["pengelola"], record: true },
    gedung: { verb: "open", roles: ["pengelola"] },
    add_gedung: { verb: "order", roles: ["pengelola"], record: true },
    gedung_nsb: { verb: "open", roles: ["nasabah"] },
    add_gedung_nsb: { verb: "order", roles: ["nasabah"], record: true },
    alat: { verb: "open", roles: ["pengelola"] },
    add_alat: { verb: "order", roles: ["pengelola"], record: true },
    alat_nsb: { verb: "open", roles: ["nasabah"] },
    add_alat_nsb: { verb: "order", roles: ["nasabah"], record: true },
  },
});
