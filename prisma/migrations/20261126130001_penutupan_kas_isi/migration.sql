CREATE TABLE `penutupan_kas_isi` (
  `pembayaranid` INT NOT NULL,
  `penutupanid` INT NOT NULL,
  PRIMARY KEY (`pembayaranid`),
  INDEX `penutupan_kas_isi_penutupanid_idx` (`penutupanid`),
  CONSTRAINT `penutupan_kas_isi_pembayaranid_fkey` FOREIGN KEY (`pembayaranid`) REFERENCES `pembayaran` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `penutupan_kas_isi_penutupanid_fkey` FOREIGN KEY (`penutupanid`) REFERENCES `penutupan_kas` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
