import type { Label } from "../../define/label.ts";

/** What differs from one installation to the next. */
export interface NoticeFacts {
  readonly namaorganisasi: string | null;
  readonly kontak: string | null;
  /** Phone, e-mail or address of the organisation are known, and whoever shows the notice shows them below the controller. */
  readonly isReachable: boolean;
  /** Days that documents of ended bookings are kept. */
  readonly retensidokumen: number;
}

export interface NoticeSection {
  readonly name: string;
  readonly title: Label;
  readonly paragraphs: readonly Label[];
  readonly points?: readonly Label[];
}

const nobody: Label = {
  en: "The regional government that runs this service",
  id: "Pemerintah daerah penyelenggara layanan ini",
};

const office: Label = {
  en: "Ask the office that manages what you book; its phone number stands on your booking.",
  id: "Hubungi kantor pengelola objek yang Anda pesan; nomor teleponnya tertera pada pesanan.",
};

function responsible({ namaorganisasi, kontak, isReachable }: NoticeFacts): NoticeSection {
  const { en, id } = namaorganisasi ? { en: namaorganisasi, id: namaorganisasi } : nobody;
  return {
    name: "pengendali",
    title: { en: "Who is responsible", id: "Siapa yang bertanggung jawab" },
    paragraphs: [
      {
        en: `${en} is responsible for your personal data in this service (the controller, in the words of the law).`,
        id: `${id} bertanggung jawab atas data pribadi Anda di layanan ini (menurut undang-undang: pengendali data pribadi).`,
      },
      ...(kontak ? [{ en: `Contact: ${kontak}`, id: `Kontak: ${kontak}` }] : []),
      ...(kontak || isReachable ? [] : [office]),
    ],
  };
}

const kept: NoticeSection = {
  name: "data",
  title: { en: "What we keep, and what for", id: "Apa yang kami simpan, dan untuk apa" },
  paragraphs: [],
  points: [
    {
      en: "Your account: name, e-mail, phone, address, identity number (NIK), photo. To know who orders and to write to you.",
      id: "Akun Anda: nama, surel, telepon, alamat, NIK, foto. Untuk mengenali pemesan dan menghubungi Anda.",
    },
    {
      en: "Your bookings: what, when, for whom, and the documents that you attach. To decide about them and hand over what you booked.",
      id: "Pesanan Anda: apa, kapan, untuk siapa, dan dokumen yang Anda lampirkan. Untuk memutuskan dan menyerahkan yang Anda pesan.",
    },
    {
      en: "Your payments and refunds. To receive, account for and pay back public money.",
      id: "Pembayaran dan pengembalian. Untuk menerima, membukukan, dan mengembalikan uang daerah.",
    },
    {
      en: "When you signed in and from which device and IP address. To keep others out of your account.",
      id: "Kapan Anda masuk, dari perangkat dan alamat IP mana. Untuk menjaga akun Anda dari orang lain.",
    },
  ],
};

const basis: NoticeSection = {
  name: "dasar",
  title: { en: "Why we may", id: "Dasar hukumnya" },
  paragraphs: [
    {
      en: "You agree when you register. Bookings, bills and receipts we keep because this is a public service that law orders (UU 1/2022 on regional levies), and protecting your data is a duty of its own (UU 27/2022, articles 20, 35 and 39).",
      id: "Anda menyetujuinya saat mendaftar. Pesanan, tagihan, dan bukti bayar kami simpan karena ini pelayanan publik yang diperintahkan undang-undang (UU 1/2022 tentang retribusi daerah), dan melindungi data Anda adalah kewajiban tersendiri (UU 27/2022 Pasal 20, 35, dan 39).",
    },
  ],
};

const period = ({ retensidokumen }: NoticeFacts): NoticeSection => ({
  name: "lama",
  title: { en: "How long", id: "Berapa lama" },
  paragraphs: [],
  points: [
    {
      en: `Identity cards and other documents of a booking: ${retensidokumen} days after it ended. Then they are removed.`,
      id: `Kartu identitas dan dokumen lain dari pesanan: ${retensidokumen} hari setelah pesanan berakhir, lalu dihapus.`,
    },
    {
      en: "Bookings, bills, receipts and payments: 10 years, as for financial records.",
      id: "Pesanan, tagihan, bukti bayar dan pembayaran: 10 tahun, sebagaimana arsip keuangan.",
    },
    {
      en: "Your account: as long as you keep it. The list below tells every other period.",
      id: "Akun Anda: selama Anda memakainya. Daftar di bawah memuat semua masa simpan lainnya.",
    },
  ],
});

const receivers: NoticeSection = {
  name: "penerima",
  title: { en: "Who gets to see it", id: "Siapa yang melihatnya" },
  paragraphs: [
    {
      en: "The office that manages what you book, its agency and its regional government; the bank, to receive your payment. We sell nothing, show no advertising and count nobody’s steps.",
      id: "Kantor pengelola objek yang Anda pesan, dinas dan pemerintah daerahnya; bank, untuk menerima pembayaran. Kami tidak menjual data, tidak menayangkan iklan, dan tidak melacak siapa pun.",
    },
    {
      en: "Your whole identity number and your identity card are shown to the managing office and the administrator only, and each look is written down. You can read who looked under My account.",
      id: "NIK lengkap dan kartu identitas hanya terlihat oleh kantor pengelola dan administrator, dan setiap kali dilihat dicatat. Anda dapat membaca siapa yang melihatnya di Akun saya.",
    },
    {
      en: "A court or an authority gets data only where a law says so.",
      id: "Pengadilan atau lembaga negara memperoleh data hanya bila undang-undang menentukannya.",
    },
  ],
};

const rights: NoticeSection = {
  name: "hak",
  title: { en: "Your rights, and how to use them", id: "Hak Anda, dan cara menggunakannya" },
  paragraphs: [],
  points: [
    {
      en: "To see and take along your data: My account shows and downloads them.",
      id: "Melihat dan memperoleh salinan data Anda: tersedia di Akun saya.",
    },
    { en: "To correct them: My account, Edit.", id: "Memperbaikinya: Akun saya, Ubah." },
    {
      en: "To have them erased or to withdraw your consent: close your account under My account. What law makes us keep stays until its time is over, and is used for nothing else.",
      id: "Menghapusnya atau menarik persetujuan: tutup akun di Akun saya. Yang wajib kami simpan tetap ada sampai masanya habis, dan tidak dipakai untuk hal lain.",
    },
    {
      en: "To ask, object or complain: write to the contact above. We answer requests about your data within 3 × 24 hours.",
      id: "Bertanya, keberatan, atau mengadu: tulis ke kontak di atas. Permintaan tentang data Anda kami jawab dalam 3 × 24 jam.",
    },
    {
      en: "If you aren’t satisfied, you may complain to the personal data protection authority (at present the Ministry of Communication and Digital Affairs).",
      id: "Bila belum puas, Anda dapat mengadu kepada lembaga pelindungan data pribadi (saat ini Kementerian Komunikasi dan Digital).",
    },
  ],
};

const safety: NoticeSection = {
  name: "keamanan",
  title: { en: "How it is protected", id: "Bagaimana dilindungi" },
  paragraphs: [
    {
      en: "Passwords are kept only as a code that nobody can turn back. Every member of the staff sees only what their work needs, and what they change is written down. On your device we keep your session and your language, no tracking cookies.",
      id: "Kata sandi hanya disimpan sebagai kode yang tidak dapat dibalik. Petugas hanya melihat yang diperlukan pekerjaannya, dan perubahannya dicatat. Di perangkat Anda kami menyimpan sesi dan bahasa, tanpa kuki pelacak.",
    },
    {
      en: "Should data get into wrong hands all the same, we tell you in writing within 3 × 24 hours: which data, when and how, and what we do about it (article 46).",
      id: "Bila data tetap jatuh ke tangan yang salah, kami memberi tahu Anda secara tertulis dalam 3 × 24 jam: data apa, kapan dan bagaimana, serta apa yang kami lakukan (Pasal 46).",
    },
  ],
};

/** The privacy notice, in plain words. Another wording needs another `privacyVersion`: a test holds the two together. */
export const privacyNotice = (facts: NoticeFacts): readonly NoticeSection[] => [
  responsible(facts),
  kept,
  basis,
  period(facts),
  receivers,
  rights,
  safety,
];
