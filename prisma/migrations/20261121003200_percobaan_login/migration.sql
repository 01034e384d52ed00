CREATE TABLE `percobaan_login` (
  `kunci` VARCHAR(191) NOT NULL,
  `jumlah` INT NOT NULL DEFAULT 0,
  `sampai` DATETIME(3) NOT NULL,
  PRIMARY KEY (`kunci`),
  INDEX `percobaan_login_sampai_idx` (`sampai`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
