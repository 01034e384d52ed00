CREATE TABLE `tagihan_bank` (
  `tagihanid` INT NOT NULL,
  `systemid` INT NOT NULL,
  `keadaan` ENUM('menunggu','taktentu','ada','dihapus','lunas') NOT NULL DEFAULT 'menunggu',
  `tglexpired` DATETIME(3) NULL,
  `tglada` DATETIME(3) NULL,
  `percobaan` INT NOT NULL DEFAULT 0,
  `tglgagal` DATETIME(3) NULL,
  `galat` VARCHAR(255) NULL,
  `tersediapada` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `sewasampai` DATETIME(3) NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`tagihanid`),
  INDEX `tagihan_bank_keadaan_tersediapada_idx` (`keadaan`, `tersediapada`),
  INDEX `tagihan_bank_systemid_idx` (`systemid`),
  CONSTRAINT `tagihan_bank_tagihanid_fkey` FOREIGN KEY (`tagihanid`) REFERENCES `tagihan` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `tagihan_bank_systemid_fkey` FOREIGN KEY (`systemid`) REFERENCES `system` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
