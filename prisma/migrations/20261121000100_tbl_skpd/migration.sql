CREATE TABLE `tbl_skpd` (
  `idskpd` INT NOT NULL AUTO_INCREMENT,
  `idpemda` INT NOT NULL,
  `skpdid` VARCHAR(32) NOT NULL,
  `skpdname` VARCHAR(160) NOT NULL,
  `alamat` VARCHAR(255) NULL,
  `kepala` VARCHAR(160) NULL,
  `nipkepala` VARCHAR(32) NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`idskpd`),
  UNIQUE INDEX `tbl_skpd_idpemda_skpdid_key` (`idpemda`, `skpdid`),
  CONSTRAINT `tbl_skpd_idpemda_fkey` FOREIGN KEY (`idpemda`) REFERENCES `tbl_pemda` (`idpemda`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
