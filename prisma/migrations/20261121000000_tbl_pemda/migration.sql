CREATE TABLE `tbl_pemda` (
  `idpemda` INT NOT NULL AUTO_INCREMENT,
  `pemdaid` VARCHAR(16) NOT NULL,
  `pemdaname` VARCHAR(160) NOT NULL,
  `zonawaktu` VARCHAR(32) NOT NULL DEFAULT 'Asia/Jakarta',
  `alamat` VARCHAR(255) NULL,
  `notelp` VARCHAR(32) NULL,
  `email` VARCHAR(160) NULL,
  `website` VARCHAR(160) NULL,
  `logo` VARCHAR(191) NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`idpemda`),
  UNIQUE INDEX `tbl_pemda_pemdaid_key` (`pemdaid`),
  CONSTRAINT `tbl_pemda_check_1` CHECK (`zonawaktu` IN ('Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
