ALTER TABLE `pembayaran`
  MODIFY COLUMN `idskpd` INT NOT NULL,
  ADD COLUMN `hariterima` DATE GENERATED ALWAYS AS (DATE(`tglterima` + INTERVAL `selisihkas` HOUR)) VIRTUAL,
  ADD COLUMN `urutan` VARCHAR(80) GENERATED ALWAYS AS (CONCAT(SUBSTRING_INDEX(`nomorkuitansi`, '/', -1), '/', LPAD(SUBSTRING_INDEX(`nomorkuitansi`, '/', 1), 10, '0'))) VIRTUAL,
  ADD INDEX `pembayaran_idskpd_urutan_hariterima_idx` (`idskpd`, `urutan`, `hariterima`),
  ADD INDEX `pembayaran_haribuku_idx` (`haribuku`),
  ADD CONSTRAINT `pembayaran_idskpd_fkey` FOREIGN KEY (`idskpd`) REFERENCES `tbl_skpd` (`idskpd`) ON DELETE RESTRICT ON UPDATE RESTRICT;
