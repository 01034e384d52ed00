CREATE TABLE `pengingat_pesanan` (
  `bookingid` INT NOT NULL,
  `jenis` ENUM('tagihan','kedatangan','selesai') NOT NULL,
  `tenggat` DATETIME(3) NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`bookingid`, `jenis`, `tenggat`),
  CONSTRAINT `pengingat_pesanan_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
