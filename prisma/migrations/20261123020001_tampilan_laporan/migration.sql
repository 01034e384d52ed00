CREATE TABLE `tampilan_laporan` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `userid` INT NOT NULL,
  `peran` VARCHAR(32) NOT NULL,
  `lingkup` VARCHAR(255) NOT NULL,
  `sumber` VARCHAR(16) NOT NULL,
  `judul` VARCHAR(100) NOT NULL,
  `permintaan` JSON NOT NULL,
  `periode` VARCHAR(16) NULL,
  `dibagikan` BOOLEAN NOT NULL DEFAULT FALSE,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  UNIQUE INDEX `tampilan_laporan_nama_key` (`userid`, `peran`, `sumber`, `judul`),
  INDEX `tampilan_laporan_bagi_idx` (`peran`, `lingkup`, `sumber`, `dibagikan`),
  CONSTRAINT `tampilan_laporan_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
