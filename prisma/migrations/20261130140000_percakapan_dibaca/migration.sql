CREATE TABLE `percakapan_dibaca` (
  `bookingid` INT NOT NULL,
  `userid` INT NOT NULL,
  `terakhir` INT NOT NULL,
  PRIMARY KEY (`bookingid`, `userid`),
  INDEX `percakapan_dibaca_userid_idx` (`userid`),
  CONSTRAINT `percakapan_dibaca_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `percakapan_dibaca_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
