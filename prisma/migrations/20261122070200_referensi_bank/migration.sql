CREATE TABLE `referensi_bank` (
  `bankid` VARCHAR(16) NOT NULL,
  `referensi` VARCHAR(64) NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `permintaan` CHAR(36) NULL,
  PRIMARY KEY (`bankid`, `referensi`),
  UNIQUE INDEX `referensi_bank_permintaan_key` (`permintaan`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
