CREATE TABLE `booking_dokumen` (
  `bookingid` INT NOT NULL,
  `berkasid` INT NOT NULL,
  `jenis` VARCHAR(32) NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`bookingid`, `berkasid`),
  INDEX `booking_dokumen_berkasid_idx` (`berkasid`),
  CONSTRAINT `booking_dokumen_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `booking_dokumen_berkasid_fkey` FOREIGN KEY (`berkasid`) REFERENCES `berkas` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
