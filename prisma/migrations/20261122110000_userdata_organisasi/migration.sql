ALTER TABLE `userdata`
  ADD COLUMN `jenisakun` ENUM('perorangan','organisasi') NOT NULL DEFAULT 'perorangan' AFTER `notelp`,
  ADD COLUMN `namaorganisasi` VARCHAR(160) NULL AFTER `jenisakun`,
  ADD COLUMN `nib` CHAR(13) NULL AFTER `namaorganisasi`,
  ADD COLUMN `suratorganisasi` INT NULL AFTER `nib`,
  ADD COLUMN `kelompoktarif` ENUM('umum','pelajar','instansi','sosial') NULL AFTER `suratorganisasi`,
  ADD COLUMN `privasiversi` VARCHAR(16) NULL AFTER `emailterverifikasi`,
  ADD COLUMN `privasidisetujui` DATETIME(3) NULL AFTER `privasiversi`,
  ADD INDEX `userdata_suratorganisasi_idx` (`suratorganisasi`);
