ALTER TABLE `pengecualian_bayar` DROP FOREIGN KEY `pengecualian_bayar_bankid_referensi_fkey`;
