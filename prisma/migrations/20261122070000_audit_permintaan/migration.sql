ALTER TABLE `audit`
  ADD COLUMN `permintaan` CHAR(36) NULL,
  ADD UNIQUE INDEX `audit_permintaan_key` (`permintaan`);
