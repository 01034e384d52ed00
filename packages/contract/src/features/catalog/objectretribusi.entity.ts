import { defineEntity, standardPages } from "../../define/entity.ts";
import { agencyPages, regionPages } from "../region/region.pages.ts";
import { objectFields } from "./objectretribusi.fields.ts";

const placement = ["objectname", "subobjectname", "kategoriid", "lokasialamat", "lokasikabkota", "zonawaktu"] as const;
const story = ["deskripsi", "deskripsien", "aturan", "aturanen", "fotoobjectutama", "fotoobject2"] as const;
const stock = ["jumlahobject", "satuanobject", "statusobject"] as const;
const money = ["idjenis", "idanggaran", "tarif", "satuantarif", "dasarhukumid", "expiredbilling"] as const;
type Name = keyof typeof objectFields;
/** What comes from approved tariffs alone. */
const approved = ["tarif", "dasarhukumid"] as const;
const lists = ["objectid", "fotoobjectutama", "objectname", "subobjectname", "kategoriname", "lokasikabkota"] as const;
const figures = ["jumlahobject", "tarif", "satuantarif", "statusobject"] as const;

/** Pages on which objects are found and ordered, by what is looked for. */
const labels = {
  units: { en: "Units", id: "Unit" },
  terms: { en: "Rules and opening times", id: "Aturan dan jam" },
  closures: { en: "Closures", id: "Penutupan" },
  tariffs: { en: "Tariffs", id: "Tarif" },
  propose: { en: "Propose a tariff", id: "Usulkan tarif" },
  decide: { en: "Decide on tariffs", id: "Putuskan usulan tarif" },
  find: { en: "Find and order", id: "Cari dan pesan" },
  orderObject: { en: "Order an object", id: "Pesan objek" },
  buildings: { en: "Buildings", id: "Gedung" },
  orderBuilding: { en: "Order a building", id: "Pesan gedung" },
  equipment: { en: "Equipment", id: "Alat" },
  orderEquipment: { en: "Order equipment", id: "Pesan alat" },
};

const columns = [...lists, "pengelolaname", "skpdname", "pemdaname", ...figures] as const;
const form = ["idpemda", "idskpd", ...placement, "pengelolaid", ...money, ...stock, ...story] as const;

const region = regionPages({ columns, form });
const agency = agencyPages({ columns, form });
/** Forms of an object that is there: what comes from approved tariffs is told and not asked. */
const editing = (asked: readonly Name[], readOnly: readonly Name[] = []) => ({
  form: asked.filter((name) => !approved.some((one) => one === name)),
  readOnly: [...readOnly, ...approved],
});

export const objectretribusi = defineEntity({
  name: "mst_objectretribusi",
  title: { en: "Retribution objects", id: "Objek Retribusi" },
  singular: { en: "retribution object", id: "objek retribusi" },
  key: ["objectid"],
  label: "objectname",
  fields: objectFields,
  columns,
  form,
  filters: ["idpemda", "idskpd", "kategoriid", "pengelolaid", "statusobject", "lokasikabkota", "satuantarif"],
  search: ["objectname", "subobjectname", "lokasikabkota"],
  sort: ["objectid", "objectname", "lokasikabkota", "tarif", "jumlahobject", "statusobject"],
  import: true,
  tables: {
    daftar_tunggu: { en: "waiting lists", id: "daftar tunggu" },
    kapasitas_object: { en: "capacities of objects", id: "kapasitas objek" },
    object_inventory: { en: "inventories of objects", id: "persediaan objek" },
    penutupan: { en: "closures", id: "penutupan" },
    penutupan_unit: { en: "closures", id: "penutupan" },
    unit_object: { en: "units", id: "unit" },
    penutupan_object: { en: "closures", id: "penutupan" },
    tarif_object: { en: "tariffs", id: "tarif" },
  },
  pages: {
    ...standardPages({
      list: ["bank"],
      view: ["bank", "pemda", "dinas", "pengelola"],
      add: ["bank"],
      delete: ["bank", "pemda", "dinas"],
    }),
    edit: { verb: "edit", roles: ["bank"], ...editing(form) },
    ...region,
    edit_pemda: { ...region.edit_pemda, ...editing(region.edit_pemda.form, region.edit_pemda.readOnly) },
    ...agency,
    edit_dinas: { ...agency.edit_dinas, ...editing(agency.edit_dinas.form, agency.edit_dinas.readOnly) },
    unit: { label: labels.units, verb: "units", roles: ["pengelola"] },
    aturan: { label: labels.terms, verb: "terms", roles: ["pengelola", "dinas", "pemda", "bank"] },
    penutupan: { label: labels.closures, verb: "close", roles: ["pengelola"] },
    tarif: { label: labels.tariffs, verb: "tariff", roles: ["pengelola", "dinas", "pemda", "bank"] },
    usulkan_tarif: { label: labels.propose, verb: "proposeTariff", roles: ["dinas"], record: true },
    setujui_tarif: { label: labels.decide, verb: "decideTariff", roles: ["pemda"] },
    list_pengelola: { verb: "list", variant: "pengelola", roles: ["pengelola"], columns: [...lists, ...figures] },
    edit_pengelola: {
      verb: "edit",
      variant: "pengelola",
      roles: ["pengelola"],
      readOnly: ["kategoriid", "pengelolaid", "idjenis", "idanggaran", ...approved, "satuantarif"],
      form: ["objectname", "subobjectname", "lokasialamat", "lokasikabkota", ...stock, ...story],
    },
    bookobj_nasabah: { label: labels.find, verb: "open", variant: "nasabah", roles: ["nasabah"] },
    add_object_nasabah: {
      label: labels.orderObject,
      verb: "order",
      variant: "nasabah",
      roles: ["nasabah"],
      record: true,
    },
    bookobj_pengelola: { label: labels.find, verb: "open", variant: "pengelola", roles: ["pengelola"] },
    add_object_pengelola: {
      label: labels.orderObject,
      verb: "order",
      variant: "pengelola",
      roles: ["pengelola"],
      record: true,
    },
    gedung: { label: labels.buildings, verb: "open", roles: ["pengelola"] },
    add_gedung: { label: labels.orderBuilding, verb: "order", roles: ["pengelola"], record: true },
    gedung_nsb: { label: labels.buildings, verb: "open", variant: "nasabah", roles: ["nasabah"] },
    add_gedung_nsb: {
      label: labels.orderBuilding,
      verb: "order",
      variant: "nasabah",
      roles: ["nasabah"],
      record: true,
    },
    alat: { label: labels.equipment, verb: "open", roles: ["pengelola"] },
    add_alat: { label: labels.orderEquipment, verb: "order", roles: ["pengelola"], record: true },
    alat_nsb: { label: labels.equipment, verb: "open", variant: "nasabah", roles: ["nasabah"] },
    add_alat_nsb: { label: labels.orderEquipment, verb: "order", variant: "nasabah", roles: ["nasabah"], record: true },
  },
});
