import {
  answerWorkingDays,
  confirmHours,
  orderMinutes,
  unpaidLimit,
} from "@retribusi/contract/features/booking/booking.deadlines";
import type { helpParts } from "@retribusi/contract/features/help/help.entity";

interface HelpSeed {
  readonly bagian: (typeof helpParts)[number]["value"];
  readonly judul: string;
  readonly isi: string;
  readonly judulen: string;
  readonly isien: string;
}

/** First texts of the help pages, for the super user to go on with. Numbers are the product's own. */
export const helpSeeds: readonly HelpSeed[] = [
  {
    bagian: "cari",
    judul: "Apa saja yang dapat dipesan di sini?",
    isi: "<p>Penginapan, gedung dan ruangan, serta alat dan kendaraan milik pemerintah daerah. Semuanya ada di katalog, dan katalog dapat dilihat tanpa masuk.</p>",
    judulen: "What can be booked here?",
    isien:
      "<p>Lodging, buildings and rooms, and machines and vehicles that belong to the regional government. All of them are in the catalogue, which you can look at without signing in.</p>",
  },
  {
    bagian: "cari",
    judul: "Bagaimana mencari tempat yang kosong?",
    isi: "<p>Pilih jenisnya, tulis kota atau namanya, lalu pilih tanggalnya. Yang kosong muncul lebih dahulu, dengan harga untuk waktu yang Anda pilih. Salah ketik tidak apa-apa: kata yang paling dekat ikut dicari.</p>",
    judulen: "How do I find a place that is free?",
    isien:
      "<p>Choose the kind, write the town or the name, then choose the dates. What is free comes first, with the price for the time you chose. A typing mistake does no harm: the nearest word is looked for.</p>",
  },
  {
    bagian: "pilih",
    judul: "Dari mana harganya, dan apakah bisa ditawar?",
    isi: "<p>Harga adalah tarif resmi menurut peraturan daerah. Peraturannya disebut di halaman setiap objek. Tarif tidak dapat ditawar. Untuk pelajar, instansi, atau kegiatan sosial bisa ada tarif sendiri; sebelum memesan, halamannya menyebut bukti yang diminta.</p>",
    judulen: "Where does the price come from, and can it be bargained?",
    isien:
      "<p>The price is the official tariff of a regional regulation, which is named on the page of every object. It can't be bargained. There may be another tariff for students, public offices or social events; the page says before you order what proof is asked for.</p>",
  },
  {
    bagian: "pilih",
    judul: "Tanggal yang saya cari penuh. Lalu bagaimana?",
    isi: "<p>Lihat kalender di halaman objek untuk tanggal lain yang masih kosong, kurangi jumlah unit, atau cari tempat lain di kota yang sama.</p>",
    judulen: "The dates I want are full. What now?",
    isien:
      "<p>See the calendar on the object's page for other dates that are free, take fewer units, or look for another place in the same town.</p>",
  },
  {
    bagian: "pesan",
    judul: "Apakah saya perlu akun?",
    isi: "<p>Untuk melihat dan menghitung harga, tidak. Untuk memesan, ya: daftar dengan alamat surel dan nomor telepon. Yang tidak dapat memesan sendiri dapat datang ke pengelola; petugas memesankan di loket.</p>",
    judulen: "Do I need an account?",
    isien:
      "<p>Not to look and to see prices. To order, yes: register with an e-mail address and a phone number. Whoever can't order online may go to the manager, who orders at the counter.</p>",
  },
  {
    bagian: "pesan",
    judul: "Berapa pesanan yang boleh saya punya sekaligus?",
    isi: `<p>Paling banyak ${unpaidLimit} pesanan yang belum dibayar. Setelah satu dibayar atau dibatalkan, Anda dapat memesan lagi.</p>`,
    judulen: "How many bookings may I have at once?",
    isien: `<p>At most ${unpaidLimit} that are not paid yet. Once one is paid or cancelled you can order again.</p>`,
  },
  {
    bagian: "lengkapi",
    judul: "Sampai kapan kelengkapan harus diisi?",
    isi: `<p>Setelah memesan, isi kelengkapan dalam ${orderMinutes} menit: siapa pemesan dan pemakainya, untuk apa, dan dokumen yang diminta. Lalu setujui harga dan ketentuannya dalam ${confirmHours} jam. Halaman pesanan menyebut jamnya. Bila lewat, pesanan berakhir dan tempatnya dapat dipesan orang lain.</p>`,
    judulen: "Until when do I have to fill in the details?",
    isien: `<p>After ordering, fill in the details within ${orderMinutes} minutes: who orders and who uses it, what for, and the documents that are asked for. Then agree to price and terms within ${confirmHours} hours. The booking's page says the time. After that the booking ends and others can have the place.</p>`,
  },
  {
    bagian: "lengkapi",
    judul: "Kapan pengelola menjawab?",
    isi: `<p>Paling lambat ${answerWorkingDays} hari kerja setelah pesanan masuk, dan lebih cepat bila pemakaiannya segera dimulai. Anda menerima surel, dan halaman pesanan menyebut batas waktunya. Bila pengelola tidak menjawab sampai saat itu, pesanan berakhir tanpa biaya.</p>`,
    judulen: "When does the manager answer?",
    isien: `<p>Within ${answerWorkingDays} working days after the order has reached them, and sooner where the use begins soon. You get an e-mail, and the booking's page says until when. If there is no answer by then, the booking ends at no cost.</p>`,
  },
  {
    bagian: "bayar",
    judul: "Bagaimana cara membayar?",
    isi: "<p>Setelah pengelola menyetujui, tagihan terbit dengan id billing. Bayar di bank yang tertulis pada tagihan, tepat sebesar jumlahnya dan sebelum batas waktunya. Langkah-langkahnya ada di halaman pesanan. Jangan membayar kepada petugas secara tunai tanpa tagihan.</p>",
    judulen: "How do I pay?",
    isien:
      "<p>When the manager has agreed, a bill with a billing id is issued. Pay it at the bank that stands on the bill, exactly the amount and before it expires. The steps are on the booking's page. Don't pay cash to staff without a bill.</p>",
  },
  {
    bagian: "bayar",
    judul: "Saya sudah membayar, tetapi pesanan belum lunas.",
    isi: "<p>Biasanya bank memberi kabar dalam beberapa menit. Simpan bukti dari bank dan hubungi pengelola bila belum berubah. Uang yang masuk tetapi tidak cocok dengan tagihan tetap tercatat dan diselesaikan: untuk pesanan Anda atau dikembalikan.</p>",
    judulen: "I have paid, but the booking isn't marked as paid.",
    isien:
      "<p>The bank usually tells us within minutes. Keep the bank's slip and ask the manager if nothing changes. Money that arrives and fits no bill is recorded and settled: for your booking, or paid back.</p>",
  },
  {
    bagian: "pakai",
    judul: "Apa yang saya bawa pada harinya?",
    isi: "<p>Tanda bukti lunas dengan kodenya, di ponsel atau dicetak, dan kartu identitas. Bukti yang pernah dibuka di ponsel itu dapat ditunjukkan juga tanpa internet.</p>",
    judulen: "What do I bring on the day?",
    isien:
      "<p>The receipt with its code, on your phone or printed, and your identity card. A receipt that was opened on that phone before can be shown without internet, too.</p>",
  },
  {
    bagian: "ubah",
    judul: "Bagaimana mengubah tanggal?",
    isi: "<p>Sebelum dibayar, ubah sendiri di halaman pesanan; bila harganya berubah, Anda diminta menyetujuinya lagi. Setelah dibayar, mintalah jadwal baru di halaman pesanan; pengelola menjawabnya: yang lebih mahal ditagih tambahan, yang lebih murah dikembalikan selisihnya.</p>",
    judulen: "How do I change the dates?",
    isien:
      "<p>Before it is paid, on the booking's page; if the price changes you are asked to agree again. After it is paid, ask for other dates on the booking's page; the manager answers: if it becomes dearer there is a bill for the rest, if it becomes cheaper the difference is paid back.</p>",
  },
  {
    bagian: "ubah",
    judul: "Bagaimana membatalkan, dan berapa yang kembali?",
    isi: "<p>Tekan “Batalkan pesanan” di halaman pesanan dan tulis alasannya. Sebelum dibayar tidak ada biaya. Setelah dibayar berlaku aturan pembatalan objek itu; sebelum Anda membatalkan, halamannya menyebut berapa yang kembali.</p>",
    judulen: "How do I cancel, and how much comes back?",
    isien:
      "<p>Press “Cancel booking” on the booking's page and write why. Before it is paid there is no cost. Once it is paid the object's cancellation rule applies; before you cancel, the page says how much comes back.</p>",
  },
  {
    bagian: "ubah",
    judul: "Kapan uang saya kembali?",
    isi: "<p>Pengembalian diperiksa dinas, disetujui pemerintah daerah, lalu ditransfer bendahara ke rekening yang Anda sebutkan. Sampai di mana prosesnya terlihat di halaman pesanan.</p>",
    judulen: "When do I get my money back?",
    isien:
      "<p>A refund is checked by the agency, approved by the regional government and transferred by the treasurer to the account that you name. The booking's page shows how far it is.</p>",
  },
  {
    bagian: "syarat",
    judul: "Pesanan dan harga",
    isi: "<p>Pesanan diputuskan oleh pengelola. Harga adalah tarif resmi retribusi daerah pada saat dipesan. Bila harga berubah karena Anda mengubah pesanan, harga yang baru berlaku setelah Anda setujui.</p>",
    judulen: "Bookings and prices",
    isien:
      "<p>The manager decides on an order. The price is the official tariff of the regional fee at the time of the order. If it changes because you change the booking, the new price applies once you have agreed to it.</p>",
  },
  {
    bagian: "syarat",
    judul: "Batas waktu",
    isi: `<ul><li>Kelengkapan: ${orderMinutes} menit setelah memesan.</li><li>Persetujuan harga dan ketentuan: ${confirmHours} jam.</li><li>Jawaban pengelola: paling lambat ${answerWorkingDays} hari kerja.</li><li>Pembayaran: sampai waktu yang tertulis pada tagihan.</li></ul><p>Bila suatu batas waktu lewat, pesanan berakhir dengan sendirinya dan tanpa biaya.</p>`,
    judulen: "Deadlines",
    isien: `<ul><li>Details: ${orderMinutes} minutes after the order.</li><li>Agreement to price and terms: ${confirmHours} hours.</li><li>Answer of the manager: at most ${answerWorkingDays} working days.</li><li>Payment: until the time that stands on the bill.</li></ul><p>When a deadline passes, the booking ends by itself and at no cost.</p>`,
  },
  {
    bagian: "syarat",
    judul: "Pembatalan dan pengembalian",
    isi: "<p>Sebelum dibayar, pesanan dapat dibatalkan tanpa biaya. Setelah dibayar, yang kembali mengikuti aturan pembatalan objek, yang tertulis di halamannya sebelum Anda memesan.</p>",
    judulen: "Cancelling and refunds",
    isien:
      "<p>Until it is paid, a booking can be cancelled at no cost. Once it is paid, what comes back follows the object's cancellation rule, which stands on its page before you order.</p>",
  },
  {
    bagian: "syarat",
    judul: "Pemakaian",
    isi: "<p>Yang dipesan dipakai untuk keperluan yang disebut dalam pesanan dan menurut aturan tempatnya, lalu dikembalikan sebagaimana diterima. Data yang Anda isi harus benar.</p>",
    judulen: "Use",
    isien:
      "<p>What was booked is used for the purpose that the booking names and by the rules of the place, and given back as it was received. What you fill in has to be true.</p>",
  },
];
