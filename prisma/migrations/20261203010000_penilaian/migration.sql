CREATE TABLE `penilaian` (
  `bookingid` INT NOT NULL,
  `bintang` INT NOT NULL,
  `isi` VARCHAR(500) NOT NULL,
  `tampil` BOOLEAN NOT NULL DEFAULT false,
  `diubah` DATETIME(3) NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`bookingid`),
  INDEX `penilaian_diubah_idx` (`diubah`),
  CONSTRAINT `penilaian_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
