ALTER TABLE `pembayaran`
  MODIFY COLUMN `referensi` VARCHAR(128) NOT NULL,
  ADD COLUMN `nomorreferensi` VARCHAR(64) NULL AFTER `referensi`,
  ADD CONSTRAINT `pembayaran_bankid_referensi_fkey` FOREIGN KEY (`bankid`, `referensi`) REFERENCES `referensi_bank` (`bankid`, `referensi`) ON DELETE RESTRICT ON UPDATE RESTRICT;
