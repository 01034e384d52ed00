ALTER TABLE `booking_riwayat`
  ADD COLUMN `permintaan` CHAR(36) NULL,
  ADD UNIQUE INDEX `booking_riwayat_permintaan_key` (`permintaan`);
