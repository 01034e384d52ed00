import type { Label } from "./define/label.ts";

interface ErrorKind {
  readonly status: number;
  readonly message: Label;
}

/**
 * Every error the API answers with. English texts are those of the specification's catalogue where one fits.
 * `{name}` in a text is replaced by the error's parameter of that name.
 */
export const errorKinds = {
  INVALID_REQUEST: { status: 400, message: { en: "Invalid request", id: "Permintaan tidak sah" } },
  VALIDATION: {
    status: 400,
    message: { en: "Please correct the marked fields.", id: "Perbaiki isian yang ditandai." },
  },
  INVALID_CAPTCHA: { status: 400, message: { en: "Invalid captcha code", id: "Kode captcha tidak sah" } },
  CAPTCHA_REQUIRED: {
    status: 403,
    message: { en: "Please confirm that you are not a robot.", id: "Pastikan bahwa Anda bukan robot." },
  },
  UNAUTHENTICATED: {
    status: 401,
    message: { en: "Please sign in to continue.", id: "Silakan masuk untuk melanjutkan." },
  },
  SESSION_ENDED: {
    status: 401,
    message: {
      en: "Your session has ended. Please sign in again.",
      id: "Sesi Anda telah berakhir. Silakan masuk kembali.",
    },
  },
  REAUTHENTICATE: {
    status: 401,
    message: {
      en: "Please sign in once more: this is only done for somebody who has just shown who they are.",
      id: "Silakan masuk sekali lagi: ini hanya dilakukan bagi orang yang baru saja membuktikan dirinya.",
    },
  },
  BAD_CREDENTIALS: {
    status: 401,
    message: { en: "Username or password not correct.", id: "Nama pengguna atau kata sandi salah." },
  },
  ACCOUNT_BLOCKED: { status: 403, message: { en: "Your account has been blocked.", id: "Akun Anda diblokir." } },
  ACCOUNT_NOT_ACTIVE: {
    status: 403,
    message: {
      en: "Your account is not active. Please contact system administrator for more information.",
      id: "Akun Anda tidak aktif. Hubungi administrator sistem untuk keterangan lebih lanjut.",
    },
  },
  ACCOUNT_WAITING: {
    status: 403,
    message: { en: "Your account is waiting for review.", id: "Akun Anda sedang menunggu peninjauan." },
  },
  PASSWORD_EXPIRED: {
    status: 403,
    message: {
      en: "Your password has expired. Please reset your password to continue.",
      id: "Kata sandi Anda sudah kedaluwarsa. Atur ulang kata sandi untuk melanjutkan.",
    },
  },
  RESET_KEY_FAILURE: {
    status: 409,
    message: { en: "Password reset key failure", id: "Kunci atur ulang kata sandi tidak berlaku" },
  },
  RESET_NOT_COMPLETED: {
    status: 409,
    message: {
      en: "Your password reset was not completed.",
      id: "Pengaturan ulang kata sandi Anda belum selesai.",
    },
  },
  STEP_ENDED: {
    status: 410,
    message: {
      en: "This took too long, was tried too often or is done already. Please begin again.",
      id: "Langkah ini terlalu lama, terlalu sering dicoba, atau sudah selesai. Silakan mulai lagi.",
    },
  },
  PASSKEY_REFUSED: {
    status: 400,
    message: {
      en: "This passkey can't be used: {reason}",
      id: "Kunci sandi ini tidak dapat dipakai: {reason}",
    },
  },
  FACTOR_REQUIRED: {
    status: 403,
    message: {
      en: "Your role needs a second factor. Set one up under Account security, then everything else is open again.",
      id: "Peran Anda memerlukan faktor kedua. Pasang di Keamanan akun, lalu semuanya terbuka kembali.",
    },
  },
  FORBIDDEN: {
    status: 403,
    message: { en: "You are not allowed to do this.", id: "Anda tidak berhak melakukan ini." },
  },
  NOT_FOUND: { status: 404, message: { en: "No Record Found", id: "Data tidak ditemukan" } },
  LINK_EXPIRED: {
    status: 410,
    message: {
      en: "This address has run out. Please open the document again from its booking.",
      id: "Alamat ini sudah kedaluwarsa. Buka kembali dokumen dari pesanannya.",
    },
  },
  NOT_ALLOWED: {
    status: 405,
    message: { en: "This can't be done here: {reason}", id: "Ini tidak dapat dilakukan di sini: {reason}" },
  },
  ALREADY_EXISTS: { status: 409, message: { en: "Already exist!", id: "Sudah ada!" } },
  IN_USE: {
    status: 409,
    message: {
      en: "Error deleting the record. please make sure that the record exit. It is still used by: {users}.",
      id: "Data tidak dapat dihapus karena masih dipakai oleh: {users}.",
    },
  },
  REFERRED: {
    status: 409,
    message: {
      en: "No record updated. What you changed is still used by: {users}.",
      id: "Tidak ada data yang diubah. Yang diubah masih dipakai oleh: {users}.",
    },
  },
  CONFLICT: {
    status: 409,
    message: {
      en: "This was changed by someone else meanwhile. Look at the new state and try again.",
      id: "Data ini baru saja diubah oleh orang lain. Lihat keadaan terbarunya lalu coba lagi.",
    },
  },
  EMAIL_NOT_CHANGED: { status: 409, message: { en: "Email not changed", id: "Surel tidak diubah" } },
  SOLD_OUT: {
    status: 409,
    message: {
      en: "Not enough units are free for these dates: {free} of {wanted}. Please choose other dates or fewer units.",
      id: "Unit yang tersedia tidak cukup untuk tanggal ini: {free} dari {wanted}. Pilih tanggal lain atau kurangi unit.",
    },
  },
  PRICE_CHANGED: {
    status: 409,
    message: {
      en: "The price has changed since it was shown: it was {shown} and is now {actual}. Please look at it again.",
      id: "Harga berubah sejak ditampilkan: semula {shown}, sekarang {actual}. Silakan periksa kembali.",
    },
  },
  ACTION_REFUSED: { status: 409, message: { en: "{reason}", id: "{reason}" } },
  TOO_LARGE: {
    status: 413,
    message: { en: "Max file size of {max}MB is allowed", id: "Ukuran berkas paling besar {max}MB" },
  },
  UPLOAD_QUOTA: {
    status: 413,
    message: {
      en: "Your uploaded files that no record uses yet take {used} of {max} MB ({files} of {most} files). Save or remove some of them, or try again in {minutes} minutes.",
      id: "Berkas unggahan Anda yang belum dipakai mengisi {used} dari {max} MB ({files} dari {most} berkas). Simpan atau hapus sebagian, atau coba lagi {minutes} menit lagi.",
    },
  },
  TOO_MANY_ROWS: {
    status: 422,
    message: {
      en: "This format takes at most {max} rows and there are more. Narrow the list with search and filters, or take {format}.",
      id: "Format ini memuat paling banyak {max} baris, sedangkan datanya lebih banyak. Persempit daftar dengan pencarian dan saringan, atau pilih {format}.",
    },
  },
  RIGHTS_CHANGED: {
    status: 403,
    message: {
      en: "This document was made with rights that you no longer have. Please ask for it anew.",
      id: "Dokumen ini dibuat dengan hak akses yang tidak lagi Anda miliki. Silakan minta dibuat ulang.",
    },
  },
  EXPORT_BUSY: {
    status: 503,
    message: {
      en: "Too many exports are waiting in line. Please try again in {seconds} seconds.",
      id: "Terlalu banyak ekspor sedang mengantre. Coba lagi {seconds} detik lagi.",
    },
  },
  TOO_MANY_FILES: {
    status: 400,
    message: { en: "Max of {max} files is allowed", id: "Paling banyak {max} berkas" },
  },
  FILE_FORMAT: { status: 415, message: { en: "File format not supported", id: "Format berkas tidak didukung" } },
  NO_FILE: { status: 400, message: { en: "No file selected for upload", id: "Belum ada berkas yang dipilih" } },
  NOTHING_INSERTED: {
    status: 400,
    message: { en: "No record inserted. {reason}", id: "Tidak ada data yang ditambahkan. {reason}" },
  },
  UPLOAD_FAILED: {
    status: 500,
    message: {
      en: "Error uploading file. Please try again in a moment; if it keeps happening, tell the administrator.",
      id: "Berkas gagal diunggah. Coba lagi sebentar lagi; bila terus terjadi, beri tahu administrator.",
    },
  },
  SOURCE_FAILED: {
    status: 502,
    message: {
      en: "The bank's service could not be used: {reason}. Nothing was changed.",
      id: "Layanan bank tidak dapat digunakan: {reason}. Tidak ada yang berubah.",
    },
  },
  REGISTRATION_FAILED: {
    status: 503,
    message: {
      en: "Error registering user. Nothing was saved, and what you typed is still here: please try again in a moment.",
      id: "Pendaftaran pengguna gagal. Tidak ada yang tersimpan dan isian Anda masih ada: coba lagi sebentar lagi.",
    },
  },
  LINK_NOT_VALID: {
    status: 400,
    message: {
      en: "The email verification link is not valid.",
      id: "Tautan verifikasi surel tidak sah.",
    },
  },
  EMAIL_VERIFIED: {
    status: 409,
    message: { en: "Email address is already verified", id: "Alamat surel sudah diverifikasi" },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: {
      en: "Too many attempts. Please wait {seconds} seconds and try again.",
      id: "Terlalu banyak percobaan. Tunggu {seconds} detik lalu coba lagi.",
    },
  },
  INTERNAL: { status: 500, message: { en: "Error processing request!", id: "Terjadi kesalahan saat memproses!" } },
  OUTCOME_UNKNOWN: {
    status: 503,
    message: {
      en: "The connection to the database broke, so your change may have been saved or not. Please look whether it is there before you try again.",
      id: "Sambungan ke basis data terputus, sehingga perubahan Anda mungkin sudah atau belum tersimpan. Periksa dahulu apakah sudah ada sebelum mencoba lagi.",
    },
  },
  PAYMENTS_CLOSED: {
    status: 503,
    message: { en: "Payments are not taken at the moment.", id: "Pembayaran sedang tidak diterima." },
  },
  BUSY: {
    status: 503,
    message: {
      en: "The system is busy and nothing was changed. Please try again in a moment.",
      id: "Sistem sedang sibuk dan tidak ada yang berubah. Coba lagi sebentar lagi.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** What didn't happen to a record, in the catalogue's words; it stands before the error's own message, which says why. */
export const undone = {
  inserted: { en: "Error inserting record", id: "Data gagal ditambahkan" },
  updated: { en: "No record updated", id: "Tidak ada data yang diubah" },
  deleted: {
    en: "Error deleting the record. please make sure that the record exit",
    id: "Data gagal dihapus. Pastikan datanya ada",
  },
} as const satisfies Record<string, Label>;

export type ErrorCode = keyof typeof errorKinds;

/** What every failed call answers: `message` is for the person, in the language they asked for. */
export interface ErrorAnswer {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    /** Field name → what is wrong with it. */
    readonly fields?: Readonly<Record<string, string>>;
    /** Machine-readable facts, e.g. the reason code of a refused action. */
    readonly details?: Readonly<Record<string, unknown>>;
  };
}

/** Fills `{name}` in a catalogue text. */
export const fillMessage = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
