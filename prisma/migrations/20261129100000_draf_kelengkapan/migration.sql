CREATE TABLE `draf_kelengkapan` (
  `bookingid` INT NOT NULL,
  `userid` INT NOT NULL,
  `revisi` INT NOT NULL,
  `isi` JSON NOT NULL,
  `disimpan` DATETIME(3) NOT NULL,
  PRIMARY KEY (`bookingid`, `userid`),
  INDEX `draf_kelengkapan_userid_idx` (`userid`),
  INDEX `draf_kelengkapan_disimpan_idx` (`disimpan`),
  CONSTRAINT `draf_kelengkapan_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `draf_kelengkapan_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
