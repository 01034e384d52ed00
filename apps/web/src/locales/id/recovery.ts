import type { recovery as en } from "../en/recovery.ts";
import type { Texts } from "../texts.ts";

export const recovery: Texts<typeof en> = {
  forgot: "Lupa kata sandi?",
  forgotTitle: "Pilih kata sandi baru",
  forgotLead: "Isi nama pengguna atau alamat surel Anda. Kami mengirim tautan ke alamat surel akun Anda.",
  name: "Nama pengguna atau surel",
  nameMissing: "Isi nama pengguna atau surel Anda",
  captchaMissing: "Pastikan bahwa Anda bukan robot.",
  send: "Kirim tautan",
  sentTitle: "Silakan periksa surel Anda",
  sent: "Jika ada akun untuk {{name}}, kami telah mengirim surel berisi tautan ke alamat akun itu. Tautan berlaku {{minutes}} menit.",
  willSend:
    "Jika ada akun untuk {{name}}, kami mengirim surel berisi tautan ke alamat akun itu. Tautan berlaku {{minutes}} menit.",
  late: "Server surel kami saat ini tidak menjawab sehingga surel tiba kemudian. Permintaan Anda tersimpan; Anda tidak perlu mengirimnya lagi.",
  failed:
    "Surel tidak dapat dikirim. Hubungi administrator sistem untuk keterangan lebih lanjut. Permintaan Anda tersimpan dan dijawab begitu surel dapat dikirim.",
  sentLater:
    "Periksa juga folder spam. Setengah jam itu dihitung sejak surel dikirim. Selama {{links}} tautan suatu akun masih berlaku, tautan lain tidak dikirim.",
  sentNever: "Jika surel tidak datang, tanyakan kepada administrator atau coba alamat lain.",
  another: "Isi nama pengguna atau surel lain",
  toSignIn: "Masuk",
  resetTitle: "Pilih kata sandi baru",
  resetLead: "Kata sandi lama digantikan. Semua sesi Anda berakhir di setiap perangkat.",
  temporary:
    "Anda masuk dengan kata sandi sementara. Pilih kata sandi Anda sendiri di sini, lalu masuk dengan kata sandi itu.",
  minutesLeft_one: "Halaman ini berlaku {{count}} menit lagi untuk satu kali pemakaian.",
  minutesLeft_other: "Halaman ini berlaku {{count}} menit lagi untuk satu kali pemakaian.",
  newPassword: "Kata sandi baru",
  repeatPassword: "Ulangi kata sandi baru",
  passwordMissing: "Isi kata sandi baru",
  change: "Ganti kata sandi",
  keyFailure:
    "Tautan tidak lengkap, sudah dipakai, lebih lama dari {{minutes}} menit, atau akun telah berubah sejak itu. Kata sandi Anda tetap seperti semula, kecuali baru saja Anda ganti.",
  keyFailureNext: "Minta tautan baru, atau masuk bila Anda sudah memilih kata sandi.",
  askAgain: "Minta tautan baru",
  changedMeanwhile: "Akun Anda diubah tepat pada saat ini. Minta tautan baru.",
  outcomeUnknown:
    "Kami tidak dapat memastikan apakah kata sandi Anda sudah diganti. Tekan tombol sekali lagi: jika sudah, Anda diberi tahu bahwa tautan telah dipakai, dan Anda dapat masuk dengan kata sandi baru.",
  completedTitle: "Kata sandi diganti",
  completed: "Kata sandi Anda berhasil diganti.",
  completedNext: "Semua sesi Anda telah berakhir di setiap perangkat. Kami mengirim surel tentang hal ini.",
  notCompletedTitle: "Kata sandi belum diganti",
  notCompletedNext: "Buka lagi tautan dalam surel kami dan pilih kata sandi di sana, atau minta tautan baru.",
  tooMany:
    "Bila lupa kata sandi, pilih yang baru sementara itu. Bila ada orang lain yang mencoba masuk ke akun Anda, beri tahu kami.",
  blocked:
    "Hanya administrator yang dapat membukanya kembali. Tanyakan alasannya kepada {{organisation}} dan sebutkan nama pengguna Anda.",
  blockedAnyone:
    "Hanya administrator yang dapat membukanya kembali. Tanyakan alasannya kepada kantor tempat Anda memesan.",
  notActive: "Administrator telah menutupnya atau belum membukanya.",
  unconfirmed: "Baru saja mendaftar? Akun terbuka setelah alamat surelnya dikonfirmasi.",
  verify: "Konfirmasi alamat surel saya",
  waiting:
    "Administrator sedang memeriksa isian Anda. Kami mengirim surel setelah selesai; Anda tidak perlu melakukan apa pun sampai saat itu.",
  expired: "Kami mengirim tautan ke alamat surel akun Anda; dengan tautan itu Anda memilih kata sandi baru.",
  resetNow: "Atur ulang kata sandi saya",
  chooseNow: "Pilih kata sandi baru",
};
