/** Where a bill is paid and by which steps, as a bank would tell its own customers; one step a line. */
export const demoWays = [
  {
    kanal: "mobile",
    langkah: [
      "Buka aplikasi mobile banking dan masuk.",
      "Pilih Bayar, lalu Retribusi Daerah.",
      "Masukkan id billing {idbilling}.",
      "Cocokkan nama dan jumlah {jumlah}, lalu masukkan PIN.",
    ],
    langkahen: [
      "Open the mobile banking app and sign in.",
      "Choose Pay, then Retribusi Daerah.",
      "Enter the billing id {idbilling}.",
      "Compare the name and the amount {jumlah}, then enter your PIN.",
    ],
  },
  {
    kanal: "atm",
    langkah: [
      "Masukkan kartu dan PIN.",
      "Pilih Transaksi Lain, Pembayaran, lalu Retribusi Daerah.",
      "Masukkan id billing {idbilling} dan tekan Benar.",
      "Cocokkan nama dan jumlah {jumlah}, tekan Ya, dan simpan struknya.",
    ],
    langkahen: [
      "Insert your card and enter the PIN.",
      "Choose Transaksi Lain, Pembayaran, then Retribusi Daerah.",
      "Enter the billing id {idbilling} and press Benar.",
      "Compare the name and the amount {jumlah}, press Ya, and keep the slip.",
    ],
  },
  {
    kanal: "teller",
    langkah: [
      "Datang ke cabang bank pada jam buka.",
      "Sebutkan Retribusi Daerah dan id billing {idbilling}.",
      "Serahkan uang {jumlah} dan simpan buktinya.",
    ],
    langkahen: [
      "Go to a branch of the bank during its hours.",
      "Say Retribusi Daerah and the billing id {idbilling}.",
      "Hand over {jumlah} and keep the slip.",
    ],
  },
  {
    kanal: "banklain",
    langkah: [
      "Pilih Transfer Virtual Account di aplikasi bank Anda.",
      "Pilih bank tujuan, lalu masukkan id billing {idbilling} sebagai nomor virtual account.",
      "Cocokkan nama dan jumlah {jumlah}, lalu kirim. Biaya transfer menurut bank Anda.",
    ],
    langkahen: [
      "Choose transfer to a virtual account in the app of your own bank.",
      "Choose the bank above, then enter the billing id {idbilling} as the account number.",
      "Compare the name and the amount {jumlah}, then send. Your bank may charge a fee.",
    ],
  },
] as const;
