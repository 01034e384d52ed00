import type { moving as en } from "../en/booking-move.ts";
import type { Texts } from "../texts.ts";

export const moving: Texts<typeof en> = {
  move: {
    line: "Diminta: {{time}}",
    same: "Biayanya tetap {{total}}.",
    dearer: "Biayanya menjadi {{total}}: {{difference}} ditagih lewat tagihan tambahan.",
    cheaper: "Biayanya menjadi {{total}}: {{difference}} akan dikembalikan.",
    otherPrice: "Saat diminta biayanya {{before}}, sekarang {{now}}. Ubah sendiri jadwalnya, atau tolak.",
    free_one: "Tersedia saat itu: {{count}} unit.",
    free_other: "Tersedia saat itu: {{count}} unit.",
    withdraw: "Tarik permintaan",
    withdrawn: "Permintaan ditarik. Pesanan Anda tetap seperti semula.",
    own: {
      title: "Anda meminta {{time}}",
      until: "Pengelola menjawab paling lambat {{time}}. Sampai saat itu pesanan Anda tetap seperti semula.",
      ditolak: "Pengelola tidak dapat memberi {{time}}",
      gugur: "Permintaan Anda untuk {{time}} tidak dijawab",
      stays: "Pesanan Anda tetap seperti semula.",
    },
    staff: {
      title: "{{name}} meminta {{wanted}} sebagai ganti {{time}}",
      until: "Mohon dijawab paling lambat {{time}}; setelah itu permintaan gugur.",
    },
    ask: {
      title: "Minta ubah jadwal",
      lead: "Pesanan ini sudah lunas, jadi pengelola yang memindahkannya. Jadwalnya tetap sampai pengelola menjawab.",
      reason: "Mengapa Anda perlu jadwal lain?",
      reasonHint: "Pengelola membaca alasan ini.",
      reasonMissing: "Tuliskan alasannya.",
      button: "Kirim permintaan",
      done: "Permintaan Anda sudah diterima pengelola.",
    },
  },
};
