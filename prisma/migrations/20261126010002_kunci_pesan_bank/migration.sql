CREATE TABLE `kunci_pesan_bank` (
  `systemid` INT NOT NULL,
  `layanan` SMALLINT NOT NULL,
  `hariwib` DATE NOT NULL,
  `externalid` VARCHAR(36) NOT NULL,
  `requestid` VARCHAR(128) NULL,
  `nomorva` VARCHAR(28) NULL,
  `jumlah` BIGINT NULL,
  `kode` VARCHAR(32) NULL,
  `waktu` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`systemid`, `layanan`, `hariwib`, `externalid`),
  INDEX `kunci_pesan_bank_hariwib_idx` (`hariwib`),
  CONSTRAINT `kunci_pesan_bank_systemid_fkey` FOREIGN KEY (`systemid`) REFERENCES `system` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
