import type { Page } from "@playwright/test";
import { password } from "../fixtures.ts";
import { button, type Face, inDialog, press, soon, type Words } from "./face.ts";

const secret = {
  tanda: "x",
  rahasia: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  uri: "otpauth://totp/e-Retribusi:x?secret=J",
};
const kode = Array.from({ length: 10 }, (_, at) => `K3PX-PJBS-WY3D-PEHP-K3PX-XY${at}Z`);
const keamanan = { totp: soon, kuncisandi: [], sisakode: 10, wajib: false, bisakuncisandi: true, punyakunci: false };

/** Proves who asks, and sees the secret of a new app. */
const setUp = async (page: Page, { security }: Words) => {
  await press(page, security.appSetUp);
  await inDialog(page).getByLabel(security.password).fill(password);
  await inDialog(page).getByRole("button", { name: security.goOn }).click();
  await inDialog(page).getByLabel(security.appCode).waitFor();
};

/** What a customer sees of their own account. */
export const customerFaces: readonly Face[] = [
  {
    name: "an app that is being set up",
    opener: "nasabah",
    address: "/account/keamanan",
    answers: { "POST account/keamanan/totp": { json: secret } },
    reach: setUp,
  },
  {
    name: "the recovery codes",
    opener: "nasabah",
    address: "/account/keamanan",
    answers: {
      "POST account/keamanan/totp": { json: secret },
      "POST account/keamanan/totp/aktif": { json: { keamanan, kode, token: null } },
    },
    reach: async (page, texts) => {
      await setUp(page, texts);
      await inDialog(page).getByLabel(texts.security.appCode).fill("123456");
      await inDialog(page).getByRole("button", { name: texts.security.appEnable, exact: true }).click();
      await page.getByRole("button", { name: texts.security.codesKept }).waitFor();
    },
  },
  {
    name: "a new passkey",
    opener: "nasabah",
    address: "/account/keamanan",
    reach: async (page, { security }) => {
      await press(page, security.passkeyAdd);
      await inDialog(page).getByLabel(security.passkeyName).waitFor();
    },
  },
  {
    name: "an account with passkeys",
    opener: "nasabah",
    address: "/account/keamanan",
    answers: {
      "GET account/keamanan": {
        json: { ...keamanan, kuncisandi: [{ id: 1, nama: "Ponsel", dibuat: soon, terakhir: null }] },
      },
    },
    reach: async (page, { security }) => button(page, security.appReplace).waitFor(),
  },
  {
    name: "an account that is being closed",
    opener: "nasabah",
    address: "/account",
    answers: {
      "GET account/overview": {
        json: {
          emailterverifikasi: null,
          emailbaru: { email: "baru@example.test", kedaluwarsa: soon, mail: "late" },
          surelditolak: [],
          penutupan: { olehsendiri: true, pesanan: [], pengembalian: 0 },
        },
      },
    },
    reach: async (page, { identity, place }) => {
      await page.getByRole("region", { name: place.closing }).getByLabel(identity.presentPassword).fill(password);
      await press(page, place.close);
      await inDialog(page).waitFor();
    },
  },
  {
    name: "a session that has ended over a half-filled form",
    opener: "nasabah",
    address: "/account/edit",
    answers: { "POST account/edit": { status: 401, json: { error: { code: "SESSION_ENDED", message: "-" } } } },
    reach: async (page, { identity }) => {
      await page.getByRole("textbox").first().fill("Warga Lain");
      await press(page, identity.save);
      await page.getByRole("dialog", { name: identity.againTitle }).waitFor();
    },
  },
  {
    name: "the menu with one's name",
    opener: "nasabah",
    address: "/account",
    reach: async (page, { shell }) => {
      await page.getByRole("button", { name: new RegExp(`^${shell.userMenu}`) }).click();
      await page.getByRole("menuitem", { name: shell.signOut }).waitFor();
    },
  },
];

const asker = {
  userid: 990,
  username: "badan.contoh",
  fullname: "Contoh Nama Panjang Sekali",
  email: "badan@example.test",
};
const account = {
  ...asker,
  ...{ versi: 1, emailterverifikasi: soon, notelp: "081200000001", alamat: "Jl. Asia Afrika No. 8, Bandung" },
  ...{
    noidentitas: "3273********0001",
    jenisakun: "organisasi",
    namaorganisasi: "Yayasan Contoh",
    nib: "1234567890123",
  },
  ...{ surat: "surat-kuasa.pdf", kelompoktarif: null, peran: ["nasabah"], date_created: soon },
};
const place = { pemdaname: "Pemerintah Provinsi Jawa Barat", skpdname: null, pengelolaname: "Wisma Contoh" };
const request = {
  ...asker,
  ...place,
  ...{ id: 1, peran: "pengelola", alasan: "Staf Wisma Contoh, nomor pegawai 12", keadaan: "menunggu" },
  ...{ date_created: soon, tglputus: null, alasanputus: null, statusakun: 1, dipegang: ["nasabah"], sendiri: false },
};
const waiting = { akun: [account], jumlahakun: 1, permintaan: [request], jumlahpermintaan: 1 };

/** What the super user sees. */
export const superuserFaces: readonly Face[] = [
  {
    name: "an account that is about to be blocked",
    opener: "superuser",
    address: "/userdata/view/6",
    reach: async (page, { administration }) => {
      await press(page, administration.block);
      await inDialog(page).waitFor();
    },
  },
  {
    name: "sessions that are about to end",
    opener: "superuser",
    address: "/userdata/view/6",
    reach: async (page, { administration }) => {
      await press(page, administration.endSessions);
      await inDialog(page).waitFor();
    },
  },
  {
    name: "a lost second factor",
    opener: "superuser",
    address: "/userdata/view/5",
    answers: { "GET userdata/faktor/5": { json: { totp: soon, kuncisandi: 1, sisakode: 3 } } },
    reach: async (page, { security }) => {
      await press(page, security.lostRemove);
      await inDialog(page).waitFor();
    },
  },
  {
    name: "an organisation under review that is refused",
    opener: "superuser",
    address: "/userdata/peninjauan",
    answers: { "GET userdata/peninjauan": { json: waiting } },
    reach: async (page, { review }) => {
      await page.getByRole("button", { name: review.refuseName.replace("{{name}}", asker.fullname) }).click();
      await page.getByRole("textbox").first().waitFor();
    },
  },
  {
    name: "the filters of a list",
    opener: "superuser",
    address: "/userdata",
    reach: async (page, { records }) => {
      await press(page, records.filters);
      await page.getByLabel(records.filters).last().waitFor();
    },
  },
  {
    name: "a record that is about to be deleted",
    opener: "superuser",
    address: "/tbl_kategoriobject/view/1",
    reach: async (page, texts) => {
      await press(page, texts.records.delete);
      await inDialog(page).waitFor();
    },
  },
  {
    name: "help about breaches",
    opener: "superuser",
    address: "/log_pelanggaran",
    reach: async (page, { shell }) => {
      await press(page, shell.help);
      await inDialog(page).getByRole("button").nth(1).waitFor();
    },
  },
];
