-- The document of a regulation itself, open to everybody; a file can't go while a row names it.
ALTER TABLE `tbl_dasarhukum`
  ADD COLUMN `dokumen` VARCHAR(191) NULL AFTER `tautan`,
  ADD UNIQUE INDEX `tbl_dasarhukum_dokumen_key` (`dokumen`),
  ADD CONSTRAINT `tbl_dasarhukum_dokumen_fkey` FOREIGN KEY (`dokumen`) REFERENCES `berkas` (`path`) ON DELETE RESTRICT ON UPDATE RESTRICT;
