import { expect, test } from "vitest";
import { type EntityName, entities, findEntity } from "./access/entities.ts";
import { bookingRecord } from "./features/booking/booking.record.ts";
import { login } from "./features/identity/session.endpoints.ts";

interface Specified {
  readonly key: string;
  /** Field names, separated by blanks. */
  readonly fields: string;
}

const booking =
  "id namapemesan idpemesan alamatpemesan noidentitas notelp nokontak namapengguna objectid tarif lamapemakaian " +
  "tglmulaipemakaian tglakhirpemakaian tahun diskon totalbiaya idbilling tglexpiredbilling tglbayarbilling statusbooking " +
  "alasanpembatalan catatan user_created pengelolaid kategoriid idpemda idskpd idjenis idanggaran terminalid channelid " +
  "bankid sysdate date_created date_updated";

/** Keys and fields of the specification (§3), by hand; what it names without a name has the one decided for it. Entities of ours have none here. */
const specified: Partial<Record<EntityName, Specified>> = {
  userdata: {
    key: "userid",
    fields:
      "userid username email fullname foto alamat noidentitas notelp password statusakun pemdaid skpdid pengelolaid authorization " +
      "pemdaname skpdname pengelolaname",
  },
  system: {
    key: "id",
    fields: "id bankid terminalid url authorization channelid date_created date_updated sysdate datests",
  },
  tbl_pemda: { key: "idpemda", fields: "idpemda pemdaid pemdaname" },
  tbl_skpd: { key: "idskpd", fields: "idskpd idpemda skpdid skpdname pemdaname" },
  tbl_jnspenerimaan: { key: "idjenis", fields: "idjenis idpemda idskpd jenispenerimaan uraianpenerimaan" },
  tbl_mataanggaran: {
    key: "idanggaran",
    fields: "idanggaran idpemda idskpd idjenis rekeninganggaran uraiananggaran uraianpenerimaan",
  },
  tbl_kategoriobject: { key: "kategoriid", fields: "kategoriid kategoriname" },
  tbl_kelompokpengelola: { key: "pengelolaid", fields: "pengelolaid idpemda idskpd pengelolaname" },
  tbl_statusbooking: { key: "id", fields: "id statusbooking uraianstatus" },
  mst_objectretribusi: {
    key: "objectid",
    fields:
      "objectid idpemda idskpd idjenis idanggaran kategoriid pengelolaid objectname subobjectname lokasialamat " +
      "lokasikabkota jumlahobject satuanobject tarif satuantarif statusobject deskripsi expiredbilling fotoobjectutama " +
      "fotoobject2 date_created date_updated pemdaname skpdname uraianpenerimaan uraiananggaran kategoriname",
  },
  trx_penginapan: { key: "id", fields: booking },
  trx_gedung: { key: "id", fields: booking },
  trx_alat: { key: "id", fields: booking },
  report_trx_all: {
    key: "id",
    fields:
      "namaobject namapemesan idpemesan tglpesan tglmulaipemakaian tglakhirpemakaian tarif lamapemakaian diskon " +
      "totalbiaya idbilling uraianstatus namapengelola namadinas namapemda",
  },
  permissions: { key: "id", fields: "id name guard_name created_at updated_at" },
  roles: { key: "id", fields: "id name guard_name" },
  role_has_permissions: { key: "permission_id", fields: "permission_id role_id" },
  model_has_permissions: { key: "permission_id", fields: "permission_id model_id model_type" },
  model_has_roles: { key: "model_id", fields: "model_id role_id" },
};

test.each(Object.entries(specified))("%s has the specification's fields and its key", (name, { key, fields }) => {
  const entity = findEntity(name);
  expect(entity?.key[0]).toBe(key);
  expect(fields.split(" ").filter((field) => !entity?.fields[field])).toEqual([]);
});

test("the record of a booking carries the specification's fields under their own names", () => {
  expect(booking.split(" ").filter((field) => !Object.hasOwn(bookingRecord.shape, field))).toEqual([]);
});

/** What lists show of other entities' rows, by name. */
const named: Partial<Record<EntityName, string>> = {
  userdata: "pemdaname skpdname pengelolaname",
  tbl_skpd: "pemdaname",
  tbl_mataanggaran: "uraianpenerimaan",
};

test.each(Object.entries(named))("the list of %s shows the specification's names", (name, columns) => {
  expect(findEntity(name)?.columns).toEqual(expect.arrayContaining(columns.split(" ")));
});

test("an object is active by 1 and inactive by 0", () => {
  expect(entities.mst_objectretribusi.fields.statusobject.options).toEqual([
    { value: 1, label: expect.objectContaining({ id: "Aktif" }) },
    { value: 0, label: expect.objectContaining({ id: "Non Aktif" }) },
  ]);
});

test("signing in answers with the user and a token", () => {
  expect(Object.keys(login.answer.options[0].shape).sort()).toEqual(["penutupanbatal", "perangkat", "token", "user"]);
});
