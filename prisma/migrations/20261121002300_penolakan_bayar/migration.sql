CREATE TABLE `penolakan_bayar` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `idbilling` VARCHAR(64) NOT NULL,
  `bookingid` INT NULL,
  `jumlah` BIGINT NULL,
  `bankid` VARCHAR(16) NULL,
  `channelid` VARCHAR(16) NULL,
  `referensi` VARCHAR(64) NULL,
  `kode` VARCHAR(32) NOT NULL,
  `pesan` VARCHAR(255) NULL,
  `alamatip` VARCHAR(45) NULL,
  `waktu` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  INDEX `penolakan_bayar_waktu_idx` (`waktu`),
  INDEX `penolakan_bayar_idbilling_idx` (`idbilling`),
  INDEX `penolakan_bayar_bookingid_idx` (`bookingid`),
  CONSTRAINT `penolakan_bayar_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
