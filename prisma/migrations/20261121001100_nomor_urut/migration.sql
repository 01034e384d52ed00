CREATE TABLE `nomor_urut` (
  `jenis` VARCHAR(32) NOT NULL,
  `idskpd` INT NOT NULL,
  `tahun` SMALLINT NOT NULL,
  `nomor` INT NOT NULL DEFAULT 0,
  PRIMARY KEY (`jenis`, `idskpd`, `tahun`),
  INDEX `nomor_urut_idskpd_idx` (`idskpd`),
  CONSTRAINT `nomor_urut_idskpd_fkey` FOREIGN KEY (`idskpd`) REFERENCES `tbl_skpd` (`idskpd`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
