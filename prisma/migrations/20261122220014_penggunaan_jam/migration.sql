CREATE TABLE `penggunaan_jam` (
  `objectid` INT NOT NULL,
  `tgl` DATE NOT NULL,
  `jam` TINYINT NOT NULL,
  `menit` INT NOT NULL,
  PRIMARY KEY (`objectid`, `tgl`, `jam`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
