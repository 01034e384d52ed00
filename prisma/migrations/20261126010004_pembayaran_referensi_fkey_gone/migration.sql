ALTER TABLE `pembayaran` DROP FOREIGN KEY `pembayaran_bankid_referensi_fkey`;
