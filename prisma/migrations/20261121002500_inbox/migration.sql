CREATE TABLE `inbox` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `userid` INT NOT NULL,
  `judul` VARCHAR(160) NOT NULL,
  `isi` TEXT NOT NULL,
  `bookingid` INT NULL,
  `dibaca` DATETIME(3) NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  INDEX `inbox_userid_dibaca_idx` (`userid`, `dibaca`),
  INDEX `inbox_bookingid_idx` (`bookingid`),
  CONSTRAINT `inbox_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `inbox_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
