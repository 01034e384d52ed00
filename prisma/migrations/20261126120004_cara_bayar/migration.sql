CREATE TABLE `cara_bayar` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `systemid` INT NOT NULL,
  `kanal` ENUM('mobile','atm','internet','teller','banklain','qris') NOT NULL,
  `langkah` TEXT NOT NULL,
  `langkahen` TEXT NOT NULL,
  `versi` INT NOT NULL DEFAULT 1,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  UNIQUE INDEX `cara_bayar_systemid_kanal_key` (`systemid`, `kanal`),
  CONSTRAINT `cara_bayar_systemid_fkey` FOREIGN KEY (`systemid`) REFERENCES `system` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
