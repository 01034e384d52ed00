ALTER TABLE `pengecualian_bayar`
  ADD COLUMN `idpemda` INT NULL AFTER `bookingid`,
  ADD COLUMN `pengingat` TINYINT NOT NULL DEFAULT 0,
  ADD COLUMN `versi` INT NOT NULL DEFAULT 1,
  ADD INDEX `pengecualian_bayar_idpemda_idx` (`idpemda`),
  ADD CONSTRAINT `pengecualian_bayar_idpemda_fkey` FOREIGN KEY (`idpemda`) REFERENCES `tbl_pemda` (`idpemda`) ON DELETE RESTRICT ON UPDATE RESTRICT;
