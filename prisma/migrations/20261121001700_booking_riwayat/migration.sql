CREATE TABLE `booking_riwayat` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `bookingid` INT NOT NULL,
  `aksi` VARCHAR(32) NOT NULL,
  `daristatus` SMALLINT NULL,
  `kestatus` SMALLINT NOT NULL,
  `userid` INT NULL,
  `peran` VARCHAR(32) NOT NULL,
  `alasan` VARCHAR(1000) NULL,
  `perubahan` JSON NULL,
  `versi` INT NOT NULL,
  `waktu` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  INDEX `booking_riwayat_bookingid_versi_idx` (`bookingid`, `versi`),
  INDEX `booking_riwayat_userid_idx` (`userid`),
  CONSTRAINT `booking_riwayat_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `booking_riwayat_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
