CREATE TABLE `tbl_mataanggaran` (
  `idanggaran` INT NOT NULL AUTO_INCREMENT,
  `idpemda` INT NOT NULL,
  `idskpd` INT NOT NULL,
  `idjenis` INT NOT NULL,
  `rekeninganggaran` VARCHAR(32) NOT NULL,
  `uraiananggaran` VARCHAR(255) NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`idanggaran`),
  UNIQUE INDEX `tbl_mataanggaran_idjenis_rekeninganggaran_key` (`idjenis`, `rekeninganggaran`),
  INDEX `tbl_mataanggaran_idpemda_idx` (`idpemda`),
  INDEX `tbl_mataanggaran_idskpd_idx` (`idskpd`),
  CONSTRAINT `tbl_mataanggaran_idpemda_fkey` FOREIGN KEY (`idpemda`) REFERENCES `tbl_pemda` (`idpemda`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `tbl_mataanggaran_idskpd_fkey` FOREIGN KEY (`idskpd`) REFERENCES `tbl_skpd` (`idskpd`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `tbl_mataanggaran_idjenis_fkey` FOREIGN KEY (`idjenis`) REFERENCES `tbl_jnspenerimaan` (`idjenis`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
