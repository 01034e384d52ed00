CREATE TABLE `tbl_kelompokpengelola` (
  `pengelolaid` INT NOT NULL AUTO_INCREMENT,
  `idpemda` INT NOT NULL,
  `idskpd` INT NOT NULL,
  `pengelolaname` VARCHAR(160) NOT NULL,
  `notelp` VARCHAR(32) NULL,
  `alamat` VARCHAR(255) NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`pengelolaid`),
  UNIQUE INDEX `tbl_kelompokpengelola_idskpd_pengelolaname_key` (`idskpd`, `pengelolaname`),
  INDEX `tbl_kelompokpengelola_idpemda_idx` (`idpemda`),
  CONSTRAINT `tbl_kelompokpengelola_idpemda_fkey` FOREIGN KEY (`idpemda`) REFERENCES `tbl_pemda` (`idpemda`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `tbl_kelompokpengelola_idskpd_fkey` FOREIGN KEY (`idskpd`) REFERENCES `tbl_skpd` (`idskpd`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
