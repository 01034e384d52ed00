import type { paying as en } from "../en/booking-pay.ts";
import type { Texts } from "../texts.ts";

export const paying: Texts<typeof en> = {
  pay: {
    title: {
      owner: "Bayar {{total}}",
      staff: "Pemesan membayar {{total}}",
    },
    rest: {
      owner: "Masih harus dibayar: {{total}}",
      staff: "Pemesan masih harus membayar {{total}}",
    },
    restWhy: "Tagihan tambahan, untuk tambahan pada pesanan setelah lunas.",
    before: "Sebelum {{time}}",
    number: "Id billing",
    copy: "Salin",
    copied: "Tersalin",
    howTitle: "Cara membayar",
    how1: "Buka mobile atau internet banking, pergi ke ATM, atau ke teller bank.",
    how2: "Pilih pembayaran, lalu Penerimaan Daerah / Retribusi.",
    how3: "Masukkan id billing. Cocokkan nama dan jumlahnya dengan halaman ini, lalu bayar tepat sejumlah itu.",
    how4: "Halaman ini berubah menjadi lunas dengan sendirinya. Setelah itu bukti bayar dapat dicetak.",
    none: "Id billing sedang disiapkan. Silakan lihat lagi sebentar lagi.",
  },
  qris: {
    title: "QRIS",
    lead: {
      owner: "Dengan dompet digital, atau aplikasi bank mana pun.",
      staff: "Pemesan memindainya dengan dompet digital, atau aplikasi bank mana pun.",
    },
    show: "Tampilkan kode QRIS",
    scan: {
      owner:
        "Pindai dengan kamera aplikasi dan cocokkan jumlah {{total}}. Di ponsel ini: simpan gambar layar, lalu buka dari aplikasi.",
      staff: "Minta pemesan memindainya dengan aplikasi dan mencocokkan jumlah {{total}}.",
    },
    label: "Kode QRIS untuk membayar {{total}}",
  },
  bank: {
    through: "Lewat {{bank}}",
    preparing: "{{bank}} sedang menerima tagihan. Nomor untuk membayar tampil di sini sebentar lagi.",
    delayedTitle: "{{bank}} belum menerima tagihan sejak {{time}}",
    delayed: {
      owner:
        "Kami terus mencobanya. Pesanan Anda tetap, dan waktu Anda tidak berkurang: bila bank terlalu lama, waktu bayar diperpanjang. Nomor untuk membayar tampil di sini dengan sendirinya.",
      staff:
        "Kami terus mencobanya, dan pesanan tetap: bila bank terlalu lama, waktu bayar pemesan diperpanjang. Id billing tampil di sini dengan sendirinya.",
    },
    delayedOther: {
      owner: "Bila tidak ingin menunggu, bayarlah lewat bank lain.",
      staff: "Bila pemesan tidak ingin menunggu, pilih bank lain untuk pembayarannya.",
    },
    paidAlready: {
      owner: "Sudah membayar, tetapi halaman ini belum menunjukkannya?",
      staff: "Pemesan sudah membayar, tetapi belum terlihat di sini?",
    },
    ask: "Cek status pembayaran",
    answer: {
      lunas: "{{bank}} menjawab pada {{time}}: sudah dibayar. Halaman ini menunjukkannya sebentar lagi.",
      belum: "{{bank}} menjawab pada {{time}}: belum dibayar.",
      tidakterjawab: {
        owner:
          "{{bank}} tidak menjawab pada {{time}}. Bila sudah membayar, uang Anda tidak hilang: bank memberi tahu kami kemudian, atau coba lagi beberapa menit lagi.",
        staff:
          "{{bank}} tidak menjawab pada {{time}}. Uang yang sudah dibayar tidak hilang: bank memberi tahu kami kemudian, atau coba lagi beberapa menit lagi.",
      },
    },
    others: {
      owner: "Atau bayar lewat bank lain:",
      staff: "Pilih bank lain untuk pembayarannya:",
    },
    choose: "Bayar lewat {{bank}}",
    chooseTitle: "Bayar lewat {{bank}}?",
    chooseText: {
      owner:
        "Anda mendapat id billing baru dengan jumlah dan batas waktu yang sama. Nomor yang tampil sekarang tidak dapat dibayar lagi.",
      staff:
        "Pemesan mendapat id billing baru dengan jumlah dan batas waktu yang sama. Nomor yang tampil sekarang tidak dapat dibayar lagi.",
    },
    chosen: "Tagihan kini memakai id billing baru.",
  },
};
