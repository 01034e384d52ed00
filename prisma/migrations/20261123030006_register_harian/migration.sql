CREATE TABLE `register_harian` (
  `register` ENUM('skrd','ssrd') NOT NULL,
  `tgl` DATE NOT NULL,
  `objectid` INT NOT NULL,
  `urut` SMALLINT NOT NULL,
  `idpemda` INT NOT NULL,
  `idskpd` INT NOT NULL,
  `pengelolaid` INT NOT NULL,
  `idjenis` INT NOT NULL,
  `idanggaran` INT NOT NULL,
  `jumlah` INT NOT NULL,
  `rupiah` BIGINT NOT NULL,
  PRIMARY KEY (`register`, `tgl`, `objectid`, `urut`),
  INDEX `register_harian_objectid_tgl_idx` (`objectid`, `tgl`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
