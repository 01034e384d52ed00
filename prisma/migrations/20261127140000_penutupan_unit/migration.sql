CREATE TABLE `penutupan_unit` (
  `penutupanid` INT NOT NULL,
  `unitid` INT NOT NULL,
  PRIMARY KEY (`penutupanid`, `unitid`),
  INDEX `penutupan_unit_unitid_idx` (`unitid`),
  CONSTRAINT `penutupan_unit_penutupanid_fkey` FOREIGN KEY (`penutupanid`) REFERENCES `penutupan` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `penutupan_unit_unitid_fkey` FOREIGN KEY (`unitid`) REFERENCES `unit_object` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
