CREATE TABLE `hari_libur` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `tanggal` DATE NOT NULL,
  `nama` VARCHAR(160) NOT NULL,
  `jenis` ENUM('nasional','cuti_bersama','daerah') NOT NULL,
  `idpemda` INT NULL,
  `cakupan` INT GENERATED ALWAYS AS (COALESCE(`idpemda`,0)) STORED,
  `sumber` VARCHAR(255) NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  UNIQUE INDEX `hari_libur_tanggal_cakupan_key` (`tanggal`, `cakupan`),
  INDEX `hari_libur_idpemda_idx` (`idpemda`),
  CONSTRAINT `hari_libur_idpemda_fkey` FOREIGN KEY (`idpemda`) REFERENCES `tbl_pemda` (`idpemda`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
