ALTER TABLE `pembayaran` ADD COLUMN `selisihkas` TINYINT NULL;
