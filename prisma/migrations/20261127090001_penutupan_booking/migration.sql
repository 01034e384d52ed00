CREATE TABLE `penutupan_booking` (
  `penutupanid` INT NOT NULL,
  `bookingid` INT NOT NULL,
  `tindakan` ENUM('pindah','batal','tetap') NOT NULL,
  PRIMARY KEY (`penutupanid`, `bookingid`),
  INDEX `penutupan_booking_bookingid_idx` (`bookingid`),
  CONSTRAINT `penutupan_booking_penutupanid_fkey` FOREIGN KEY (`penutupanid`) REFERENCES `penutupan` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `penutupan_booking_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
