CREATE TABLE `kunci_bank` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `systemid` INT NOT NULL,
  `jenis` ENUM('publik','rahasia') NOT NULL,
  `nilai` TEXT NOT NULL,
  `sidik` VARCHAR(32) NOT NULL,
  `berlakumulai` DATETIME(3) NOT NULL,
  `berlakusampai` DATETIME(3) NULL,
  `versi` INT NOT NULL DEFAULT 1,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  UNIQUE INDEX `kunci_bank_systemid_jenis_sidik_key` (`systemid`, `jenis`, `sidik`),
  CONSTRAINT `kunci_bank_systemid_fkey` FOREIGN KEY (`systemid`) REFERENCES `system` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
