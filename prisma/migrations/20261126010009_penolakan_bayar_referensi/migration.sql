ALTER TABLE `penolakan_bayar`
  MODIFY COLUMN `referensi` VARCHAR(128) NULL,
  ADD INDEX `penolakan_bayar_referensi_idx` (`referensi`);
