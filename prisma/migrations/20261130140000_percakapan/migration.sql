CREATE TABLE `percakapan` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `bookingid` INT NOT NULL,
  `userid` INT NOT NULL,
  `peran` VARCHAR(32) NOT NULL,
  `isi` VARCHAR(2000) NOT NULL,
  `kunci` CHAR(36) NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  UNIQUE INDEX `percakapan_bookingid_userid_kunci_key` (`bookingid`, `userid`, `kunci`),
  INDEX `percakapan_userid_idx` (`userid`),
  CONSTRAINT `percakapan_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `percakapan_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
