ALTER TABLE `tagihan`
  MODIFY COLUMN `idskpd` INT NOT NULL,
  MODIFY COLUMN `selisihkas` TINYINT NOT NULL,
  ADD COLUMN `hariterbit` DATE GENERATED ALWAYS AS (DATE(`tglterbit` + INTERVAL `selisihkas` HOUR)) VIRTUAL,
  ADD COLUMN `urutan` VARCHAR(80) GENERATED ALWAYS AS (CONCAT(SUBSTRING_INDEX(`nomordokumen`, '/', -1), '/', LPAD(SUBSTRING_INDEX(`nomordokumen`, '/', 1), 10, '0'))) VIRTUAL,
  ADD INDEX `tagihan_idskpd_urutan_hariterbit_idx` (`idskpd`, `urutan`, `hariterbit`),
  ADD CONSTRAINT `tagihan_idskpd_fkey` FOREIGN KEY (`idskpd`) REFERENCES `tbl_skpd` (`idskpd`) ON DELETE RESTRICT ON UPDATE RESTRICT;
