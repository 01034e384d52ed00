/**
 * Calls that read a row and then change it by its key, as `unguardedReads` tells them, and may: what they write doesn't depend on what they
 * read, so that the last word holds, whichever of two comes last.
 */
export const lastWords: ReadonlySet<string> = new Set([
  // People about themselves: the mails they want, the role they act in, a key, closing their account, a name of a second factor.
  "post /account/mails: userdata",
  "post /account/switchrole: sesi",
  "post /account/apikey: userdata",
  "delete /account/apikey: userdata",
  "post /account/close: userdata",
  "post /account/keamanan/kuncisandi/nama/{id}: kunci_sandi",
  // The former codes go, however many there were.
  "post /account/keamanan/totp/aktif: kode_pemulihan",
  "post /account/keamanan/pemulihan: kode_pemulihan",
  // The address is of the link, and nobody else's: its index says so.
  "post /auth/changeemail: userdata",
  // The challenge is made here.
  "post /auth/langkah2/kuncisandi: langkah_masuk",
  // An administrator ends sessions or a key: the count of the sessions goes on from where it is.
  "post /userdata/akhirisesi/{id}: userdata",
  "delete /userdata/apikey/{id}: userdata",
  // Somebody's own view or schedule of a report, written as it stands in their form.
  "post /report/tampilan/{id}: tampilan_laporan",
  "post /report/jadwal: jadwal_penerima",
  "post /report/jadwal/{id}: jadwal_laporan",
  "post /report/jadwal/{id}: jadwal_penerima",
  "post /report/jadwal/{id}/aktif: jadwal_laporan",
  "post /report/jadwal/{id}/aktif: jadwal_penerima",
]);
