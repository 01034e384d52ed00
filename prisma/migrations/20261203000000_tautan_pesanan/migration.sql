CREATE TABLE `tautan_pesanan` (
  `bookingid` INT NOT NULL,
  `nomor` INT NOT NULL,
  `dicabut` DATETIME(3) NULL,
  PRIMARY KEY (`bookingid`),
  CONSTRAINT `tautan_pesanan_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
