ALTER TABLE `langkah_masuk`
  ADD COLUMN `pengguna` CHAR(43) NULL AFTER `tantangan`;
