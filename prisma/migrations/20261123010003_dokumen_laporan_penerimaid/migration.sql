ALTER TABLE `dokumen_laporan`
  ADD COLUMN `penerimaid` INT NULL AFTER `peran`,
  ADD INDEX `dokumen_laporan_penerimaid_idx` (`penerimaid`),
  ADD CONSTRAINT `dokumen_laporan_penerimaid_fkey` FOREIGN KEY (`penerimaid`) REFERENCES `jadwal_penerima` (`id`) ON DELETE SET NULL ON UPDATE RESTRICT;
