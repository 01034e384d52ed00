CREATE TABLE `tagihan_qris` (
  `tagihanid` INT NOT NULL,
  `percobaan` INT NOT NULL,
  `isi` VARCHAR(512) NULL,
  `berlakusampai` DATETIME(3) NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`tagihanid`),
  CONSTRAINT `tagihan_qris_tagihanid_fkey` FOREIGN KEY (`tagihanid`) REFERENCES `tagihan` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
