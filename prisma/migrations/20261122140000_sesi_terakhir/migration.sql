ALTER TABLE `sesi`
  ADD COLUMN `terakhir` DATETIME(3) NULL AFTER `dibuat`,
  ADD COLUMN `sebabcabut` VARCHAR(16) NULL AFTER `dicabut`;
