import type { Transaction } from "../../book/entry.ts";
import type { Told } from "../../book/phrase.ts";
import type { Variant } from "../../caller/play.ts";

export type Language = keyof Told;

/** What the page says. */
export const words = {
  title: { en: "Rehearsal bank", id: "Bank Latihan" },
  noMoney: { en: "A simulator: no real money moves here.", id: "Simulator: tidak ada uang sungguhan di sini." },
  skip: { en: "Skip to the content", id: "Langsung ke isi" },
  counter: { en: "Counter", id: "Loket" },
  messages: { en: "Messages", id: "Pesan" },
  number: { en: "Billing number or QRIS text", id: "Nomor tagihan atau teks QRIS" },
  lookUp: { en: "Look up the bill", id: "Cari tagihan" },
  asking: { en: "Asking the biller …", id: "Menanyakan ke penerima tagihan …" },
  paying: { en: "Paying …", id: "Membayar …" },
  noContracts: {
    en: "The bank has no contracts yet. The application writes partners.json into the bank's folder when it starts.",
    id: "Bank belum punya kontrak. Aplikasi menulis partners.json ke folder bank saat dijalankan.",
  },
  contracts: { en: "Contracts", id: "Kontrak" },
  keptByBiller: { en: "bills kept by the biller", id: "tagihan disimpan penerima tagihan" },
  keptByBank: { en: "bills kept at the bank", id: "tagihan disimpan di bank" },
  today: { en: "Today's transactions", id: "Transaksi hari ini" },
  nothingToday: { en: "Nothing has been paid today.", id: "Belum ada pembayaran hari ini." },
  time: { en: "Time", id: "Waktu" },
  amount: { en: "Amount", id: "Jumlah" },
  name: { en: "Name", id: "Nama" },
  way: { en: "Way", id: "Cara" },
  money: { en: "Money", id: "Uang" },
  bill: { en: "Bill", id: "Tagihan" },
  billText: { en: "For", id: "Untuk" },
  payUntil: { en: "Payable until", id: "Batas bayar" },
  answer: { en: "Answer", id: "Jawaban" },
  payable: { en: "This bill can be paid.", id: "Tagihan ini dapat dibayar." },
  notPayable: { en: "This bill can't be paid now.", id: "Tagihan ini tidak dapat dibayar sekarang." },
  insist: {
    en: "Enter an amount to have it paid all the same, and see what the biller answers.",
    id: "Isi jumlah untuk tetap membayarnya dan melihat jawaban penerima tagihan.",
  },
  howToPay: { en: "How to pay", id: "Cara membayar" },
  otherAmount: { en: "Amount in rupiah, if not the bill's", id: "Jumlah dalam rupiah, jika bukan jumlah tagihan" },
  paidAt: { en: "Paid when (WIB), if not now", id: "Dibayar kapan (WIB), jika bukan sekarang" },
  channel: { en: "Channel", id: "Kanal" },
  pay: { en: "Pay", id: "Bayar" },
  underWay: { en: "Still under way …", id: "Masih berjalan …" },
  lookAgain: { en: "Look again", id: "Lihat lagi" },
  untold: { en: "The biller still has to be told.", id: "Penerima tagihan masih harus diberi tahu." },
  askAgain: { en: "Ask the biller again", id: "Tanyakan lagi ke penerima tagihan" },
  otherOfOrder: { en: "The other payment of this order", id: "Pembayaran lain dari perintah ini" },
  payAnother: { en: "Pay another bill", id: "Bayar tagihan lain" },
  paymentNumber: { en: "Payment number", id: "Nomor pembayaran" },
  reference: { en: "Bank reference", id: "Referensi bank" },
  saidAndAnswered: { en: "What was said and answered", id: "Yang dikatakan dan dijawab" },
  nothingSaid: { en: "No message has been exchanged yet.", id: "Belum ada pesan." },
  toBiller: { en: "to the biller", id: "ke penerima tagihan" },
  fromBiller: { en: "from the biller", id: "dari penerima tagihan" },
  faults: { en: "Faults of the bank", id: "Gangguan bank" },
  someFault: { en: "a fault is on", id: "ada gangguan aktif" },
  down: { en: "Bank is down", id: "Bank mati" },
  downNo: { en: "No", id: "Tidak" },
  down503: { en: "Answers 503", id: "Menjawab 503" },
  downCut: { en: "Cuts the connection", id: "Memutus sambungan" },
  slow: { en: "Milliseconds before each answer", id: "Milidetik sebelum setiap jawaban" },
  lost: { en: "Share of lost answers (0 to 1)", id: "Bagian jawaban yang hilang (0 sampai 1)" },
  seed: { en: "Seed of what is lost", id: "Benih acak jawaban yang hilang" },
  lostCreate: { en: "Lose the answer to each new account", id: "Hilangkan jawaban setiap pembuatan akun" },
  setFaults: { en: "Set", id: "Terapkan" },
  faultsSet: { en: "The faults are set.", id: "Gangguan sudah diterapkan." },
  reports: { en: "Report of a day", id: "Laporan harian" },
  day: { en: "Day (WIB)", id: "Hari (WIB)" },
  contract: { en: "Contract", id: "Kontrak" },
  asTable: { en: "Table (CSV)", id: "Tabel (CSV)" },
  asStatement: { en: "Statement (MT940)", id: "Rekening koran (MT940)" },
  notFound: { en: "There is no such page or transaction.", id: "Halaman atau transaksi itu tidak ada." },
  notDone: { en: "That can't be done", id: "Tidak dapat dilakukan" },
  badForm: { en: "A field has a value that it can't have:", id: "Ada isian dengan nilai yang tidak sah:" },
  failed: { en: "The bank failed; its window says why.", id: "Bank gagal; jendelanya menjelaskan sebabnya." },
} satisfies Record<string, Told>;

/** Where the money is, in a word and in a sentence. */
export const states: Record<Transaction["state"], { short: Told; long: Told }> = {
  taken: {
    short: { en: "Taken", id: "Diterima" },
    long: { en: "The money has been taken and the bill is paid.", id: "Uang sudah diterima dan tagihan lunas." },
  },
  returned: {
    short: { en: "Returned", id: "Dikembalikan" },
    long: {
      en: "The customer has the money; no bill was paid with it.",
      id: "Uang ada pada nasabah; tidak ada tagihan yang dibayar.",
    },
  },
  open: {
    short: { en: "Open", id: "Belum pasti" },
    long: { en: "Nobody knows yet what became of the money.", id: "Belum diketahui apa yang terjadi dengan uangnya." },
  },
  arrived: {
    short: { en: "Arrived", id: "Masuk" },
    long: {
      en: "The money is at the biller's account, although it doesn't fit a bill.",
      id: "Uang sudah masuk ke rekening penerima tagihan, meskipun tidak cocok dengan tagihan.",
    },
  },
};

/** The ways to pay: name, and what happens. */
export const ways: Record<Variant, { name: Told; what: Told }> = {
  normal: {
    name: { en: "As it should be", id: "Sebagaimana mestinya" },
    what: { en: "In time, once, the bill's amount.", id: "Tepat waktu, sekali, sesuai tagihan." },
  },
  late: {
    name: { en: "Late", id: "Terlambat" },
    what: { en: "The customer pays after the bill's end.", id: "Nasabah membayar setelah batas waktu." },
  },
  twice: {
    name: { en: "Twice", id: "Dua kali" },
    what: { en: "Two payments of the same bill.", id: "Dua pembayaran untuk tagihan yang sama." },
  },
  wrongAmount: {
    name: { en: "Another amount", id: "Jumlah lain" },
    what: { en: "A rupiah less, or the amount given below.", id: "Kurang satu rupiah, atau jumlah di bawah." },
  },
  repeat: {
    name: { en: "Same message twice", id: "Pesan sama dua kali" },
    what: {
      en: "Nothing in it differs, X-EXTERNAL-ID included.",
      id: "Tidak ada yang berbeda, termasuk X-EXTERNAL-ID.",
    },
  },
  otherExternalId: {
    name: { en: "Other X-EXTERNAL-ID", id: "X-EXTERNAL-ID lain" },
    what: { en: "The same payment in a second message.", id: "Pembayaran yang sama dalam pesan kedua." },
  },
  twin: {
    name: { en: "Twins", id: "Kembar" },
    what: { en: "Two same messages at the same moment.", id: "Dua pesan sama pada saat yang sama." },
  },
  advise: {
    name: { en: "Advice", id: "Pemberitahuan ulang" },
    what: {
      en: "The message says that it may be a repeat (flagAdvise Y).",
      id: "Pesan menyatakan mungkin ulangan (flagAdvise Y).",
    },
  },
  timeout: {
    name: { en: "Time-out", id: "Waktu habis" },
    what: { en: "The first answer is lost, the bank repeats.", id: "Jawaban pertama hilang, bank mengulang." },
  },
  outOfOrder: {
    name: { en: "Out of order", id: "Urutan terbalik" },
    what: {
      en: "Of two payments the later one is told first.",
      id: "Dari dua pembayaran, yang belakangan disampaikan dulu.",
    },
  },
  refused: {
    name: { en: "Fails at the bank", id: "Gagal di bank" },
    what: { en: "No money moves; the biller is told so.", id: "Uang tidak berpindah; penerima tagihan diberi tahu." },
  },
  arrived: {
    name: { en: "Arrives all the same", id: "Tetap masuk" },
    what: {
      en: "What the biller refuses is at its account nevertheless.",
      id: "Yang ditolak tetap masuk ke rekening penerima.",
    },
  },
  clockOff: {
    name: { en: "Clock off", id: "Jam meleset" },
    what: { en: "The message's time is ten minutes ahead.", id: "Waktu pesan sepuluh menit lebih maju." },
  },
  unsigned: {
    name: { en: "Unsigned", id: "Tanpa tanda tangan" },
    what: { en: "The message has no signature.", id: "Pesan tanpa tanda tangan." },
  },
  badSignature: {
    name: { en: "Wrong signature", id: "Tanda tangan salah" },
    what: { en: "The message's signature is of another text.", id: "Tanda tangan pesan untuk teks lain." },
  },
};

export const channelNames: Record<string, Told> = {
  teller: { en: "Teller", id: "Teller" },
  internet: { en: "Internet banking", id: "Internet banking" },
  atm: { en: "Cash machine", id: "ATM" },
  mobile: { en: "Mobile banking", id: "Mobile banking" },
  qris: { en: "QRIS", id: "QRIS" },
};
