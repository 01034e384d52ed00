ALTER TABLE `referensi_bank`
  ADD COLUMN `tglnihil` DATETIME(3) NULL,
  ADD INDEX `referensi_bank_tglnihil_idx` (`tglnihil`);
