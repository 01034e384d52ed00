CREATE TABLE `penggunaan_harian` (
  `objectid` INT NOT NULL,
  `tgl` DATE NOT NULL,
  `menit` INT NOT NULL,
  `unithari` DECIMAL(10, 4) NOT NULL,
  `jumlah` INT NOT NULL,
  `datang` INT NOT NULL,
  PRIMARY KEY (`objectid`, `tgl`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
