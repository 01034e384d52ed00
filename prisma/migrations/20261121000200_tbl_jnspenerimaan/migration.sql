CREATE TABLE `tbl_jnspenerimaan` (
  `idjenis` INT NOT NULL AUTO_INCREMENT,
  `idpemda` INT NOT NULL,
  `idskpd` INT NOT NULL,
  `jenispenerimaan` VARCHAR(64) NOT NULL,
  `uraianpenerimaan` VARCHAR(255) NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`idjenis`),
  UNIQUE INDEX `tbl_jnspenerimaan_idskpd_jenispenerimaan_key` (`idskpd`, `jenispenerimaan`),
  INDEX `tbl_jnspenerimaan_idpemda_idx` (`idpemda`),
  CONSTRAINT `tbl_jnspenerimaan_idpemda_fkey` FOREIGN KEY (`idpemda`) REFERENCES `tbl_pemda` (`idpemda`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `tbl_jnspenerimaan_idskpd_fkey` FOREIGN KEY (`idskpd`) REFERENCES `tbl_skpd` (`idskpd`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
