CREATE TABLE `jadwal_laporan` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `userid` INT NOT NULL,
  `peran` VARCHAR(32) NOT NULL,
  `judul` VARCHAR(120) NOT NULL,
  `sumber` VARCHAR(64) NOT NULL,
  `format` VARCHAR(8) NOT NULL,
  `permintaan` JSON NOT NULL,
  `rentang` ENUM('kemarin','minggu_lalu','bulan_lalu','bulan_ini','tahun_ini') NOT NULL,
  `kekerapan` ENUM('harian','mingguan','bulanan') NOT NULL,
  `hari` TINYINT NULL,
  `jam` TINYINT NOT NULL,
  `aktif` BOOLEAN NOT NULL DEFAULT true,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  INDEX `jadwal_laporan_userid_idx` (`userid`),
  CONSTRAINT `jadwal_laporan_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `jadwal_laporan_check_1` CHECK (`jam` BETWEEN 0 AND 23),
  CONSTRAINT `jadwal_laporan_check_2` CHECK (
    (`kekerapan` = 'harian' AND `hari` IS NULL)
    OR (`kekerapan` = 'mingguan' AND `hari` IS NOT NULL AND `hari` BETWEEN 1 AND 7)
    OR (`kekerapan` = 'bulanan' AND `hari` IS NOT NULL AND `hari` BETWEEN 1 AND 28))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
