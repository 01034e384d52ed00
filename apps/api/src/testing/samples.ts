import type { EntityName } from "@retribusi/contract/access/entities";
import { payChannels } from "@retribusi/contract/features/bank/way.entity";
import type { RecordRow } from "../records/row.ts";
import type { TestApp } from "./test-app.ts";
import type { World } from "./world.ts";

/** A valid body of `add`, and one field that may change afterwards. `n` makes unique values unique. */
export interface Sample {
  readonly body: RecordRow;
  readonly change: RecordRow;
}

interface Known extends World {
  readonly userid: number;
  readonly roleid: number;
  readonly permissionid: number;
}

/** What a new object says of itself, wherever it stands. */
export const objectFacts = (n: number) => ({
  objectname: `Wisma Contoh ${n}`,
  lokasialamat: "Jl. Contoh No. 3",
  lokasikabkota: "Kota Contoh",
  jumlahobject: 4,
  satuanobject: "kamar",
  satuantarif: "malam",
  statusobject: 1,
  expiredbilling: 1440,
});

export const objectBody = ({ home }: World, n: number) => ({
  idpemda: home.idpemda,
  idskpd: home.idskpd,
  idjenis: home.idjenis,
  idanggaran: home.idanggaran,
  pengelolaid: home.pengelolaid,
  kategoriid: 1,
  ...objectFacts(n),
});

/** Samples of the entities whose rows are written as records. */
export const samples: Readonly<Partial<Record<EntityName, (known: Known, n: number) => Sample>>> = {
  tbl_pemda: (_, n) => ({
    body: { pemdaid: `9${n}`, pemdaname: `Provinsi Contoh ${n}`, zonawaktu: "Asia/Makassar" },
    change: { pemdaname: `Provinsi Baru ${n}` },
  }),
  tbl_skpd: ({ home }, n) => ({
    body: { idpemda: home.idpemda, skpdid: `2.01.${n}`, skpdname: `Dinas Contoh ${n}`, alamat: null },
    change: { alamat: "Jl. Baru No. 9" },
  }),
  tbl_jnspenerimaan: ({ home }, n) => ({
    body: { idpemda: home.idpemda, idskpd: home.idskpd, jenispenerimaan: `4.1.${n}`, uraianpenerimaan: "Contoh" },
    change: { uraianpenerimaan: "Uraian baru" },
  }),
  tbl_mataanggaran: ({ home }, n) => ({
    body: {
      idpemda: home.idpemda,
      idskpd: home.idskpd,
      idjenis: home.idjenis,
      rekeninganggaran: `4.1.02.${n}`,
      uraiananggaran: "Contoh",
    },
    change: { uraiananggaran: "Uraian baru" },
  }),
  target_pendapatan: ({ home }, n) => ({
    body: {
      tahun: 2000 + (n % 100),
      idpemda: home.idpemda,
      idskpd: home.idskpd,
      idanggaran: home.idanggaran,
      jumlah: 1_000_000_000,
    },
    change: { jumlah: 2_000_000_000 },
  }),
  tbl_harilibur: (_, n) => ({
    body: {
      tanggal: new Date(Date.UTC(2031, 0, 1 + n)).toISOString().slice(0, 10),
      nama: `Libur ${n}`,
      jenis: "nasional",
      sumber: "SKB",
    },
    change: { nama: `Libur baru ${n}` },
  }),
  tbl_dasarhukum: ({ home }, n) => ({
    body: {
      idpemda: home.idpemda,
      nomorperaturan: `Perda Nomor ${n} Tahun 2031`,
      pasal: "Lampiran",
      tentang: "Retribusi",
      tglperaturan: "2031-01-05",
      tautan: "https://jdih.contoh.example/perda",
    },
    change: { pasal: `Lampiran ${n}` },
  }),
  tbl_kategoriobject: (_, n) => ({
    body: { kategoriname: `Kategori ${n}`, jenisbooking: "gedung" },
    change: { kategoriname: `Kategori baru ${n}` },
  }),
  tbl_kelompokpengelola: ({ home }, n) => ({
    body: { idpemda: home.idpemda, idskpd: home.idskpd, pengelolaname: `Kelompok ${n}`, notelp: "0221234567" },
    change: { notelp: "081234567890" },
  }),
  tbl_statusbooking: (_, n) => ({
    body: { statusbooking: 200 + n, uraianstatus: `Status ${n}` },
    change: { keterangan: "Keterangan baru" },
  }),
  mst_objectretribusi: (world, n) => ({ body: objectBody(world, n), change: { objectname: `Wisma Baru ${n}` } }),
  userdata: (_, n) => ({
    body: {
      username: `contoh.${n}`,
      email: `orang.${n}@contoh.example`,
      fullname: `Orang Contoh ${n}`,
      password: "Kebun#Teh42",
      statusakun: 1,
    },
    change: { fullname: `Orang Baru ${n}` },
  }),
  system: (_, n) => ({
    body: {
      bankid: "110",
      terminalid: `T${n}`,
      channelid: "6011",
      awalan: "88999",
    },
    change: { terminalid: `U${n}` },
  }),
  kunci_bank: (world, n) => ({
    body: {
      systemid: world.systemid,
      jenis: "rahasia",
      nilai: `rahasia-contoh-${n}-panjang`,
      berlakumulai: "2026-11-20T02:00:00.000Z",
    },
    change: { berlakusampai: "2027-11-20T02:00:00.000Z" },
  }),
  cara_bayar: (world, n) => ({
    body: {
      systemid: world.systemid,
      kanal: payChannels[n % payChannels.length]?.value,
      langkah: `Sebutkan {idbilling} ${n}`,
      langkahen: "Say {idbilling}",
    },
    change: { langkah: `Tunjukkan {idbilling} ${n}` },
  }),
  bantuan: (_, n) => ({
    body: { bagian: "cari", urutan: n + 1, judul: `Bagaimana mencari ${n}?`, isi: "<p>Tulis tempatnya.</p>" },
    change: { judul: `Di mana mencari ${n}?` },
  }),
  log_pelanggaran: (_, n) => ({
    body: {
      judul: `Contoh pelanggaran ${n}`,
      statuspelanggaran: "ditangani",
      tgldiketahui: "2026-11-20T02:00:00.000Z",
      kejadian: "Laptop petugas hilang.",
      datapribadi: "Nama dan nomor telepon",
      upaya: "Akses dicabut.",
      kontak: "Diskominfo, 022-1234567",
    },
    change: { jumlahorang: 12 },
  }),
  permissions: (_, n) => ({ body: { name: `contoh/${n}`, guard_name: "api" }, change: { guard_name: "web" } }),
  roles: (_, n) => ({ body: { name: `contoh${n}`, guard_name: "api" }, change: { guard_name: "web" } }),
  role_has_permissions: ({ permissionid, roleid }) => ({
    body: { permission_id: permissionid, role_id: roleid },
    change: { role_id: roleid },
  }),
  model_has_permissions: ({ permissionid, userid }) => ({
    body: { permission_id: permissionid, model_id: userid, model_type: "userdata" },
    change: { model_type: "userdata" },
  }),
  model_has_roles: ({ roleid, userid }) => ({
    body: { model_id: userid, role_id: roleid, urutan: 5 },
    change: { urutan: 6 },
  }),
};

/** Three rows of each entity that has none yet and whose sample asks for no other row, so that its lists have something to show. */
export async function fillEmpty(app: TestApp): Promise<void> {
  const superuser = await app.as("superuser");
  const known = { ...app.world, userid: 0, roleid: 0, permissionid: 0 };
  for (const [name, sampleOf] of Object.entries(samples)) {
    const { body } = await superuser.get(`${name}/count`).expect(200);
    if (body.num > 0) continue;
    for (const n of [1, 2, 3]) await superuser.post(`${name}/add`, sampleOf(known, n).body).expect(200);
  }
}
