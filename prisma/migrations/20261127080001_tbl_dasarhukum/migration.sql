CREATE TABLE `tbl_dasarhukum` (
  `dasarhukumid` INT NOT NULL AUTO_INCREMENT,
  `idpemda` INT NOT NULL,
  `nomorperaturan` VARCHAR(120) NOT NULL,
  `pasal` VARCHAR(120) NOT NULL,
  `namadasarhukum` VARCHAR(255) GENERATED ALWAYS AS (CONCAT(`nomorperaturan`, ', ', `pasal`)) STORED,
  `tentang` VARCHAR(255) NOT NULL,
  `tglperaturan` DATE NULL,
  `tautan` VARCHAR(255) NULL,
  `versi` INT NOT NULL DEFAULT 1,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`dasarhukumid`),
  UNIQUE INDEX `tbl_dasarhukum_idpemda_nomorperaturan_pasal_key` (`idpemda`, `nomorperaturan`, `pasal`),
  CONSTRAINT `tbl_dasarhukum_idpemda_fkey` FOREIGN KEY (`idpemda`) REFERENCES `tbl_pemda` (`idpemda`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
